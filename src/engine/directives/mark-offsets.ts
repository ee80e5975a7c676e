/** Places in a piece of code, marked with their numbers: the option about the cursor changes nothing else. */
import type { Element, ElementContent } from "hast";
import { element, text } from "../markdown/code.ts";

/** Drawn like a shell's prompt: seen, but taken along neither by the copy button nor by a selection. */
const MARK = ["prompt", "offset"];

interface Progress {
  /** How many characters of the code came before. */
  position: number;
  /** In ascending order; the first is the next to be met. */
  waiting: number[];
}

export function markOffsets(node: Element, offsets: number[]): Element {
  if (offsets.length === 0) return node;
  if (node.tagName !== "code") {
    return {
      ...node,
      children: node.children.map((child) => (child.type === "element" ? markOffsets(child, offsets) : child)),
    };
  }
  const progress = { position: 0, waiting: offsets.toSorted((a, b) => a - b) };
  const children = markNodes(node.children, progress);
  return { ...node, children: [...children, ...progress.waiting.map(renderMark)] };
}

function markNodes(nodes: ElementContent[], progress: Progress): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "element") return [{ ...node, children: markNodes(node.children, progress) }];
    return node.type === "text" ? markText(node.value, progress) : [node];
  });
}

function markText(value: string, progress: Progress): ElementContent[] {
  const parts: ElementContent[] = [];
  const end = progress.position + value.length;
  while (progress.waiting.length > 0 && progress.waiting[0]! < end) {
    const offset = progress.waiting.shift()!;
    const before = value.slice(0, value.length - (end - offset));
    if (before) parts.push(text(before));
    parts.push(renderMark(offset));
    value = value.slice(before.length);
  }
  progress.position = end;
  return [...parts, text(value)];
}

function renderMark(offset: number): Element {
  return element("span", { className: MARK }, [text(String(offset))]);
}
