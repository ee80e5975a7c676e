import type { Element } from "hast";
import { findElements } from "./walk.ts";

/** The alignment of cells as a class: the attribute is no HTML any more, and our policy allows no style attributes. */
export function alignCells(table: Element): Element {
  for (const { properties } of findElements([table], (element) => typeof element.properties.align === "string")) {
    properties.className = [`align-${properties.align}`];
    delete properties.align;
  }
  return table;
}
