import type { Element } from "hast";
import { visit } from "unist-util-visit";

/** The alignment of cells as a class: the attribute is no HTML any more, and our policy allows no style attributes. */
export function alignCells(table: Element): Element {
  visit(table, "element", ({ properties }) => {
    if (typeof properties.align !== "string") return;
    properties.className = [`align-${properties.align}`];
    delete properties.align;
  });
  return table;
}
