/**
 * `:::component{name="option-explorer" option="semi"}`: parts of this site that can stand in any page. To add one, describe its settings
 * and how it is rendered in `COMPONENTS`.
 */
import type { ContainerDirective } from "mdast-util-directive";
import { z } from "zod";
import { suggest } from "../base/explain.ts";
import { report, type CompileContext, type Rendered } from "../markdown/context.ts";
import type { Directive } from "../markdown/directives.ts";
import { createRendered, getFormatter } from "./directive.ts";
import { exploreOption } from "./explore-option.ts";
import { renderExplorer, renderExplorerMarkdown } from "./render-explorer.ts";

interface Component<Settings = unknown> {
  /** What the attributes besides `name` must be. */
  settings: z.ZodType<Settings>;
  render(settings: Settings, node: ContainerDirective, context: CompileContext): Promise<Rendered | undefined>;
}

/** Keeps the type of the settings between their description and the function that gets them. */
function define<Settings>(component: Component<Settings>): Component {
  return component as Component;
}

const COMPONENTS: Record<string, Component> = {
  "option-explorer": define({
    // Further attributes are options of the formatter, which the explorer checks itself.
    settings: z.looseObject({ option: z.string().min(1) }),
    render: renderOptionExplorer,
  }),
};

export const COMPONENT: Directive = { render: renderComponent };

function renderComponent(
  node: ContainerDirective,
  context: CompileContext,
): Rendered | undefined | Promise<Rendered | undefined> {
  const { name = "", ...attributes } = node.attributes ?? {};
  const component = COMPONENTS[name ?? ""];
  if (!component) {
    const known = Object.keys(COMPONENTS);
    const found = name ? `unknown component "${name}".` : ":::component has no name.";
    return void report(context, node, `${found} ${suggest(name ?? "", known)}`);
  }
  const { data, error } = component.settings.safeParse(attributes);
  if (!error) return component.render(data, node, context);
  for (const { path, code, message } of error.issues) {
    const isMissing = code === "invalid_type" && attributes[String(path[0])] === undefined;
    const what = isMissing ? "is missing" : `is wrong: ${message}`;
    report(context, node, `the setting "${path.join(".")}" of the component "${name}" ${what}`);
  }
  return undefined;
}

/** The outputs of a sample for every value of an option, without the facts, which only the reference of the options has. */
async function renderOptionExplorer(
  { option: name }: { option: string },
  node: ContainerDirective,
  context: CompileContext,
): Promise<Rendered | undefined> {
  const formatter = await getFormatter(node, context);
  if (!formatter) return undefined;
  const option = formatter.options.find((candidate) => candidate.name === name);
  if (!option) {
    const known = formatter.options.map((candidate) => candidate.name);
    const message = `${formatter.name} ${formatter.version} has no option "${name}". ${suggest(name, known)}`;
    return void report(context, node, message);
  }
  const { option: _option, ...attributes } = node.attributes ?? {};
  const explored = await exploreOption({ ...node, attributes }, context, { option, formatter });
  if (explored) return createRendered(renderExplorer(explored), renderExplorerMarkdown(explored));
  const hasSample = node.children.some(({ type }) => type === "code");
  if (!hasSample) report(context, node, `the component "option-explorer" needs a code block: the sample to format`);
  return undefined;
}
