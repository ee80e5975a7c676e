/** `option-explorer`: what every value of an option makes of a sample. It is HTML and styles, so it needs no script. */
import { z } from "zod";
import { suggest } from "../../base/explain.ts";
import { report, type CompileContext, type Rendered } from "../../markdown/context.ts";
import { createRendered, getFormatter } from "../directive.ts";
import { exploreOption } from "../explore-option.ts";
import { renderExplorer, renderExplorerMarkdown } from "../render-explorer.ts";
import { createId, defineComponent, type ComponentNode } from "./component-type.ts";

export const OPTION_EXPLORER = defineComponent({
  // Further attributes are options of the formatter, which the explorer checks itself.
  props: z.looseObject({ option: z.string().min(1) }),
  render: renderOptionExplorer,
});

/** Without the facts about the option, which only the reference of the options has. */
async function renderOptionExplorer(
  { option: name }: { option: string },
  node: ComponentNode,
  context: CompileContext,
): Promise<Rendered | undefined> {
  const needsSample = 'the component "option-explorer" needs a code block: the sample to format';
  if (node.type === "leafDirective")
    return void report(context, node, `${needsSample}. Write it as ":::component", with ":::" below the sample`);
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
  const id = createId(`explore-${name}`, node, context);
  if (explored) return createRendered(renderExplorer(explored, id), renderExplorerMarkdown(explored));
  const hasSample = node.children.some(({ type }) => type === "code");
  if (!hasSample) report(context, node, needsSample);
  return undefined;
}
