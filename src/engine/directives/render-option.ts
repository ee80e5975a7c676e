/** `:::option{name="semi"}`: what the package says about an option, and the output of a sample for each of its values. */
import type { ContainerDirective } from "mdast-util-directive";
import { suggest } from "../base/explain.ts";
import { getLine, report, type CompileContext } from "../markdown/context.ts";
import { exploreOption } from "./explore-option.ts";
import { getHistory } from "./get-history.ts";
import { getOptionFacts } from "../formatter/option-facts.ts";
import { renderExplorer } from "./render-explorer.ts";
import { renderFacts } from "./render-facts.ts";
import { renderOptionTwin } from "./render-twin.ts";
import { getFormatter } from "./take-sample.ts";

export async function renderOption(node: ContainerDirective, context: CompileContext): Promise<void> {
  const name = node.attributes?.["name"];
  if (!name) return report(context, node, ':::option needs the name of an option: :::option{name="semi"}');
  // Noted before anything is awaited, so that the order is that of the page.
  context.options?.push({ name, line: getLine(context, node) });
  const formatter = await getFormatter(node, context);
  if (!formatter) return;
  const option = formatter.options.find((candidate) => candidate.name === name);
  if (!option) {
    const known = formatter.options.map((candidate) => candidate.name);
    return report(
      context,
      node,
      `${formatter.name} ${formatter.version} has no option "${name}". ${suggest(name, known)}`,
    );
  }

  const history = await getHistory(context);
  const facts = getOptionFacts(option, history[name]);
  const explored = await exploreOption(node, context, { option, formatter });
  const { start, end } = node.position!;
  context.edits.push({ start: start.offset!, end: end.offset!, text: renderOptionTwin(facts, explored) });
  node.children = [];
  node.data = {
    hName: "div",
    hProperties: { className: ["option"], dataOption: name },
    hChildren: [renderFacts(facts, node, context), ...(explored ? [renderExplorer(explored, context)] : [])],
  };
}
