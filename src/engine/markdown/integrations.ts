/** `:::integrations{editor="Vim"}`: the links of an editor from `editors.yml`, so that docs and home page cannot disagree. */
import type { Root, RootContent } from "mdast";
import { suggest } from "../base/explain.ts";
import { report, type CompileContext } from "./context.ts";
import { walk } from "./walk.ts";

/** `parse` is the parser of the file itself: what is inserted may be anything that could stand there. */
export function insertIntegrations(tree: Root, context: CompileContext, parse: (text: string) => Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== "containerDirective" || node.name !== "integrations" || !parent) return undefined;
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
    walk(inserted, (each) => void delete each.position);
    parent.children.splice(index, 1, ...(inserted.children as RootContent[]));
    return index + inserted.children.length;
  });
}
