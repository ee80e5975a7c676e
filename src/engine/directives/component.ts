/** `::component{name="timeline"}`, or `:::component{name="…"}` around its content: parts of this site that can stand in any page. */
import { suggest } from "../base/explain.ts";
import { report, type CompileContext, type Rendered } from "../markdown/context.ts";
import type { Directive } from "../markdown/directives.ts";
import type { Component, ComponentNode } from "./components/component-type.ts";
import { COMPONENTS } from "./components/registry.ts";

export const COMPONENT: Directive = { render: renderComponent, renderLeaf: renderComponent };

function renderComponent(
  node: ComponentNode,
  context: CompileContext,
): Rendered | undefined | Promise<Rendered | undefined> {
  const { name, ...attributes } = node.attributes ?? {};
  const component = name ? COMPONENTS[name] : undefined;
  if (!name || !component) {
    const found = name ? `unknown component "${name}".` : "the component has no name.";
    return void report(context, node, `${found} ${suggest(name ?? "", Object.keys(COMPONENTS))}`);
  }
  const { data, error } = component.props.safeParse(attributes);
  if (data) return component.render(data, node, context);
  const mistakes = error.issues.flatMap((issue) => explainProp(issue, component));
  for (const mistake of mistakes) report(context, node, `the component "${name}" ${mistake}`);
  return undefined;
}

type Issue = NonNullable<ReturnType<Component["props"]["safeParse"]>["error"]>["issues"][number];

function explainProp(issue: Issue, { props }: Component): string[] {
  const known = Object.keys(props.shape);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map(
      (key) => `has no "${key}". ${known.length > 0 ? suggest(key, known) : "It has no settings."}`,
    );
  const name = issue.path.join(".");
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  return [isMissing ? `needs "${name}": it is missing` : `cannot read "${name}": ${issue.message}`];
}
