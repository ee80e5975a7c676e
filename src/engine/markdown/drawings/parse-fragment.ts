import type { Element } from "hast";
import { raw } from "hast-util-raw";

/** The elements of a piece of HTML, SVG or MathML. */
export function parseFragment(html: string): Element[] {
  const tree = raw({ type: "root", children: [{ type: "raw", value: html }] });
  return tree.type === "root" ? tree.children.flatMap((node) => (node.type === "element" ? [node] : [])) : [];
}
