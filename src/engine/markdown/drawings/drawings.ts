/**
 * Diagrams and formulas, drawn while the site is built. In the tree of the HTML their source holds their place: feeds and search, where a
 * drawing could not be shown, take that, and pages get the drawing.
 */
import type { Element, ElementContent, RootContent } from "hast";
import type { Nodes } from "mdast";
import type { CompileContext } from "../context.ts";
import type { PlacedNode } from "../tree.ts";

/** The packages that draw are large, so only pages with something to draw load them. */
export async function drawAll(nodes: PlacedNode[], context: CompileContext): Promise<void> {
  for (const { node } of nodes) {
    if (node.type === "code" && node.lang === "mermaid") {
      const { drawDiagram } = await import("./diagrams.ts");
      keep(node, await drawDiagram(node, context), context);
    } else if (node.type === "math" || node.type === "inlineMath") {
      const { drawFormula } = await import("./formulas.ts");
      keep(node, await drawFormula(node, context), context);
    }
  }
}

function keep(node: Nodes, drawing: Element | undefined, { drawn }: CompileContext): void {
  if (drawing) drawn.set(node, drawing);
}

/** Notes in the element with the source of a node which drawing belongs there. */
export function markPlace(element: Element, node: Nodes, { drawn }: Pick<CompileContext, "drawn">): Element {
  if (drawn.has(node)) element.properties["dataDrawing"] = String([...drawn.keys()].indexOf(node));
  return element;
}

export function placeDrawings(nodes: RootContent[], { drawn }: Pick<CompileContext, "drawn">): RootContent[] {
  if (drawn.size === 0) return nodes;
  const drawings = [...drawn.values()];
  const place = <Node extends RootContent | ElementContent>(node: Node): Node | Element => {
    if (node.type !== "element") return node;
    const drawing = drawings[Number(node.properties["dataDrawing"] ?? Number.NaN)];
    return drawing ?? { ...node, children: node.children.map(place) };
  };
  return nodes.map(place);
}
