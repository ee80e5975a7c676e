/** Small helpers for trees of HTML. */
import type { Element, ElementContent, RootContent } from "hast";

export function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): { type: "text"; value: string } {
  return { type: "text", value };
}

export function getText(nodes: RootContent[]): string {
  let text = "";
  for (const node of nodes) {
    if (node.type === "text") text += node.value;
    else if (node.type === "element") text += getText(node.children);
  }
  return text;
}

export function getClasses({ properties }: Element): string[] {
  return Array.isArray(properties["className"]) ? properties["className"].map(String) : [];
}

/** The outermost elements that pass the test. */
export function findElements(nodes: RootContent[], test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const search = (children: RootContent[]) => {
    for (const node of children) {
      if (node.type !== "element") continue;
      if (test(node)) found.push(node);
      else search(node.children);
    }
  };
  search(nodes);
  return found;
}
