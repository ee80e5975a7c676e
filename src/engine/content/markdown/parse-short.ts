/** Parses a text without its plain parts, and puts these back into the tree. */
import type { Nodes, Root } from "mdast";
import { findPlainParts, type Lifted } from "./lift-text.ts";
import { countUpTo, createLocate, type Locate } from "./points.ts";

export function parseShort(text: string, parse: (text: string) => Root): Root {
  // The parser counts a tab as several columns.
  if (/[\t\r]/.test(text.replace(/^(`{3,})[^`\n]*\n[^]*?^\1/gm, ""))) return parse(text);
  const locate = createLocate(text);
  const lifted = findPlainParts(text, locate);
  const tree = parse(shorten(text, lifted));
  // Within an HTML block or an unusual fence it was not what it seemed to be.
  return putBack(tree, { text, lifted, locate }) ? tree : parse(text);
}

function shorten(text: string, lifted: Lifted[]): string {
  const parts = lifted.map(({ start, standIn }, index) => text.slice(lifted[index - 1]?.end ?? 0, start) + standIn);
  return parts.join("") + text.slice(lifted.at(-1)?.end ?? 0);
}

function putBack(tree: Root, { text, lifted, locate }: { text: string; lifted: Lifted[]; locate: Locate }): boolean {
  const toOffset = createOffsets(lifted);
  const waiting = new Map(
    lifted.filter((part) => part.nodes ?? part.fence !== undefined).map((part) => [part.fence ?? part.start, part]),
  );
  const take = (node: Nodes): Lifted | undefined => {
    const part = waiting.get(node.position!.start.offset!);
    const fits = part && (part.nodes ? node.type === "text" && node.value === part.standIn : node.type === "code");
    if (fits) waiting.delete(node.position!.start.offset!);
    return fits ? part : undefined;
  };
  const visit = (node: Nodes): Nodes[] => {
    const { position } = node;
    if (position) node.position = locate(toOffset(position.start.offset!), toOffset(position.end.offset!));
    if (node.type === "code" || node.type === "text") {
      const part = take(node);
      if (part?.nodes) return part.nodes;
      if (part) (node as { value: string }).value = text.slice(part.start, part.end - 1);
    }
    if ("children" in node) node.children = node.children.flatMap(visit) as never;
    return [node];
  };
  visit(tree);
  return waiting.size === 0;
}

/** From the shortened text to the whole one. */
function createOffsets(lifted: Lifted[]): (offset: number) => number {
  let removed = 0;
  const ends: number[] = [];
  const shifts: number[] = [0];
  for (const { start, end, standIn } of lifted) {
    ends.push(start - removed + standIn.length);
    removed += end - start - standIn.length;
    shifts.push(removed);
  }
  return (offset) => offset + shifts[countUpTo(ends, offset)]!;
}
