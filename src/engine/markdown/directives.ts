/** What a container directive may be, and what becomes of text that only looks like a directive. */
import type { Root, RootContent, Text } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { suggest } from "../base/explain.ts";
import { DIRECTIVE as COMPARISON } from "../directives/comparison/comparison.ts";
import { renderComparison } from "../directives/comparison/render-comparison.ts";
import { renderExample } from "../directives/render-example.ts";
import { renderOption } from "../directives/render-option.ts";
import { renderReflow } from "../directives/render-reflow.ts";
import { ADMONITIONS, convertAdmonition } from "./admonitions.ts";
import { report, type CompileContext } from "./context.ts";
import { convertTabs } from "./tabs.ts";
import { walk } from "./walk.ts";

type Convert = (node: ContainerDirective, context: CompileContext) => void | Promise<void>;

/** To add a directive, add a line here. */
const CONTAINERS: Record<string, Convert> = {
  ...Object.fromEntries(ADMONITIONS.map((kind) => [kind, convertAdmonition])),
  tabs: convertTabs,
  example: renderExample,
  option: renderOption,
  reflow: renderReflow,
  [COMPARISON]: renderComparison,
};

export async function processDirectives(tree: Root, context: CompileContext): Promise<void> {
  const conversions: Promise<void>[] = [];
  walk(tree, (node, index, parent) => {
    if (node.type === "containerDirective") {
      const convert = CONTAINERS[node.name];
      if (convert) conversions.push(Promise.resolve(convert(node, context)));
      else report(context, node, `unknown directive ":::${node.name}". ${suggest(node.name, Object.keys(CONTAINERS))}`);
    } else if ((node.type === "textDirective" || node.type === "leafDirective") && parent) {
      parent.children.splice(index, 1, restoreText(node, context) as RootContent);
      return index + 1;
    }
    return undefined;
  });
  await Promise.all(conversions);
}

/** `at 10:30` and `a:b` are words, not directives. */
function restoreText(node: TextDirective | LeafDirective, context: CompileContext): Text | RootContent {
  const { start, end } = node.position!;
  const text: Text = { type: "text", value: context.body.slice(start.offset!, end.offset!), position: node.position };
  return node.type === "textDirective" ? text : { type: "paragraph", children: [text], position: node.position };
}
