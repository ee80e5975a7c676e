/** `:::integrations{editor="Vim"}`: the links of an editor from `editors.yml`, so that docs and home page cannot disagree. */
import type { Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { suggest } from "../../config/explain.ts";
import { report, type CompileContext } from "./context.ts";

/** `parse` is the parser of the file itself: what is inserted may be anything that could stand there. */
export function insertIntegrations(tree: Root, context: CompileContext, parse: (text: string) => Root): void {
  visit(tree, "containerDirective", (node, index, parent) => {
    if (node.name !== "integrations" || !parent || index === undefined) return undefined;
    const editors = context.editors ?? {};
    const editor = node.attributes?.["editor"] ?? "";
    const content = editors[editor];
    if (content === undefined) {
      report(context, node, `editors.yml has no editor "${editor}". ${suggest(editor, Object.keys(editors))}`);
      return undefined;
    }
    const { start, end } = node.position!;
    context.edits.push({ start: start.offset!, end: end.offset!, text: content.trim() });
    const inserted = parse(content);
    // Places in the data file would be taken for places in this one.
    visit(inserted, (each) => delete each.position);
    parent.children.splice(index, 1, ...(inserted.children as RootContent[]));
    return [SKIP, index + inserted.children.length];
  });
}
