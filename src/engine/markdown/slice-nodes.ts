/** A part of highlighted code, by places in its text. Tokens that are cut are opened again on both sides of the cut. */
import type { ElementContent } from "hast";
import { getText, text } from "./code.ts";

export function sliceNodes(nodes: ElementContent[], start: number, end: number): ElementContent[] {
  const part: ElementContent[] = [];
  let offset = 0;
  for (const node of nodes) {
    const length = getText([node]).length;
    const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, length)];
    offset += length;
    if (from >= to) continue;
    if (from === 0 && to === length) part.push(node);
    else if (node.type === "text") part.push(text(node.value.slice(from, to)));
    else if (node.type === "element") part.push({ ...node, children: sliceNodes(node.children, from, to) });
  }
  return part;
}
