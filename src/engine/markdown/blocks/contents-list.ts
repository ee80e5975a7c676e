/** `[[toc]]` on a line of its own: the table of contents in the middle of a page. */
import type { List, ListItem } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import type { TocItem } from "../../../shared/page.ts";
import { report, type CompileContext } from "../context.ts";
import { element } from "../hast.ts";
import type { PlacedNode } from "../tree.ts";

/** Comes after the headings have got their ids. */
export function insertContents(nodes: PlacedNode[], context: CompileContext): void {
  for (const { node, parent } of nodes) {
    if (node.type !== "paragraph" || !parent) continue;
    const [only, ...others] = node.children;
    if (only?.type !== "text" || others.length > 0 || !/^\[\[toc\]\]$/i.test(only.value)) continue;
    if (context.toc.length === 0) report(context, node, "[[toc]] has nothing to list: the page has no headings");
    const list = createList(context.toc);
    const contents: ContainerDirective = {
      type: "containerDirective",
      name: "toc",
      children: [list],
      position: node.position,
    };
    const siblings: unknown[] = parent.children;
    siblings.splice(siblings.indexOf(node), 1, contents);
    const properties = { ariaLabel: BUILD_LABELS.contentsList, dataNoSearch: "" };
    context.rendered.set(contents, {
      html: (render) => [element("nav", properties, render([list]))],
      markdown: [list],
    });
  }
}

/** Items of level 3 are a list within the item of level 2 above them. */
function createList(toc: TocItem[]): List {
  const list: List = { type: "list", ordered: false, spread: false, children: [] };
  for (const item of toc) {
    const parent = item.level > 2 ? list.children.at(-1) : undefined;
    if (!parent) list.children.push(createItem(item));
    else if (parent.children[1]?.type === "list") parent.children[1].children.push(createItem(item));
    else parent.children.push({ type: "list", ordered: false, spread: false, children: [createItem(item)] });
  }
  return list;
}

function createItem({ id, text }: TocItem): ListItem {
  const link = { type: "link" as const, url: `#${id}`, children: [{ type: "text" as const, value: text }] };
  return { type: "listItem", spread: false, children: [{ type: "paragraph", children: [link] }] };
}
