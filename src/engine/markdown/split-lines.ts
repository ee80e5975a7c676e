import type { Element, ElementContent } from "hast";

/** Cuts highlighted code at its line ends; a token that spans lines is opened again on each. Each line keeps its "\n". */
export function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts =
      node.type === "element" ? splitElement(node) : node.type === "text" ? splitText(node.value) : [[node]];
    for (const [index, part] of parts.entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)!.push(...part);
    }
  }
  return lines.at(-1)!.length === 0 && lines.length > 1 ? lines.slice(0, -1) : lines;
}

function splitElement(node: Element): ElementContent[][] {
  const endsLine = endsWithNewline(node.children);
  const parts = splitLines(node.children).map((children) => [{ ...node, children }]);
  return endsLine ? [...parts, []] : parts;
}

function splitText(value: string): ElementContent[][] {
  return value
    .split(/(?<=\n)/)
    .map((part): ElementContent[] => (part === "" ? [] : [{ type: "text", value: part }]))
    .concat(value.endsWith("\n") ? [[]] : []);
}

function endsWithNewline(nodes: ElementContent[]): boolean {
  const last = nodes.at(-1);
  if (last?.type === "text") return last.value.endsWith("\n");
  return last?.type === "element" ? endsWithNewline(last.children) : false;
}
