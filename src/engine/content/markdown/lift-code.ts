/**
 * Fenced code is a third of the text and nothing in it is Markdown, yet the parser reads it sign by sign. So it is taken out before
 * and put back into the tree, which then is the same as without this.
 */
import type { Nodes, Root } from "mdast";

interface Lifted {
  /** Where the fence starts and where its content was, in the shortened text. */
  start: number;
  gap: number;
  value: string;
  /** What everything behind the gap is to be moved by. */
  length: number;
  lines: number;
}

/** Unindented, with content. A line of colons might end a directive around it, which is for the parser to say. */
const FENCE = /^((`{3,})[^`\n]*\n)((?:(?! {0,3}\2`*[ \t]*$|:::).*\n)+)( {0,3}\2`*[ \t]*$)/gm;

export function parseWithoutCode(text: string, parse: (text: string) => Root): Root {
  const { short, lifted } = liftCode(text);
  const tree = parse(short);
  const isComplete = putBack(tree, lifted);
  // Within an HTML block or another fence it was not code.
  return isComplete ? tree : parse(text);
}

function liftCode(text: string): { short: string; lifted: Lifted[] } {
  const lifted: Lifted[] = [];
  let removed = 0;
  let lines = 0;
  const short = text.replace(
    FENCE,
    (_fence, opening: string, _ticks, content: string, closing: string, offset: number) => {
      const start = offset - removed;
      removed += content.length;
      lines += countLines(content);
      lifted.push({ start, gap: start + opening.length, value: content.slice(0, -1), length: removed, lines });
      return opening + closing;
    },
  );
  return { short, lifted };
}

function countLines(content: string): number {
  let count = 0;
  for (let at = content.indexOf("\n"); at >= 0; at = content.indexOf("\n", at + 1)) count++;
  return count;
}

function putBack(tree: Root, lifted: Lifted[]): boolean {
  const values = new Map(lifted.map(({ start, value }) => [start, value]));
  const visit = (node: Nodes) => {
    const { position } = node;
    if (node.type === "code") {
      const start = position!.start.offset!;
      node.value = values.get(start) ?? node.value;
      values.delete(start);
    }
    if (position) for (const point of [position.start, position.end]) movePoint(point, lifted);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return values.size === 0;
}

function movePoint(point: { line: number; offset?: number | undefined }, lifted: Lifted[]): void {
  const before = findLast(lifted, point.offset!);
  if (!before) return;
  point.line += before.lines;
  point.offset! += before.length;
}

/** The last whose gap is not behind the offset. */
function findLast(lifted: Lifted[], offset: number): Lifted | undefined {
  let low = 0;
  let high = lifted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lifted[middle]!.gap <= offset) low = middle + 1;
    else high = middle;
  }
  return lifted[low - 1];
}
