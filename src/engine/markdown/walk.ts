/** Walks through a tree of Markdown or HTML. Every text of the site is walked several times, so this does no more than that. */
import type { Element, RootContent } from "hast";
import type { Nodes, Parents } from "mdast";

/**
 * Called for a node before all below it. Whoever replaces the node among its siblings returns the index to go on from: what stands
 * in its place is not visited.
 */
type Visitor = (node: Nodes, index: number, parent: Parents | undefined) => number | void;

export function walk(tree: Nodes, visitor: Visitor): void {
  visitNode(tree, { visitor, index: 0, parent: undefined });
}

interface Place {
  visitor: Visitor;
  index: number;
  parent: Parents | undefined;
}

function visitNode(node: Nodes, { visitor, index, parent }: Place): number {
  const next = visitor(node, index, parent);
  if (typeof next === "number") return next;
  if ("children" in node)
    for (let at = 0; at < node.children.length;)
      at = visitNode(node.children[at]!, { visitor, index: at, parent: node });
  return index + 1;
}

export function findNodes<Type extends Nodes["type"]>(tree: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Nodes[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found as Extract<Nodes, { type: Type }>[];
}

/** The outermost elements that pass the test. */
export function findElements(nodes: RootContent[], test: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return test(node) ? [node] : findElements(node.children, test);
  });
}
