/** Where two texts differ: by lines, and within lines that stand in for each other by words. */
import { diffArrays, diffWordsWithSpace } from "diff";

/** Lines counted from 0; words as positions in the whole text. */
export interface Side {
  line: number;
  count: number;
  words: [from: number, to: number][];
}

export interface Hunk {
  left: Side;
  right: Side;
}

/** With the texts themselves: they may have moved on since. */
export interface Comparison {
  left: string;
  right: string;
  hunks: Hunk[];
}

/** Texts without anything in common take endless to compare, and nobody would read the result. */
const LINES_TIMEOUT = 2000;
const WORDS_TIMEOUT = 50;
const LONGEST_HUNK = 20_000;

export function compareTexts(left: string, right: string): Comparison {
  return { left, right, hunks: listHunks(left, right) };
}

function listHunks(left: string, right: string): Hunk[] {
  if (left === right) return [];
  const lines = [splitLines(left), splitLines(right)] as const;
  const changes = diffArrays(lines[0], lines[1], { timeout: LINES_TIMEOUT });
  if (!changes) return [createHunk(lines, { left: [0, lines[0].length], right: [0, lines[1].length] }, [0, 0])];
  const hunks: Hunk[] = [];
  let at: [number, number] = [0, 0];
  let offsets: [number, number] = [0, 0];
  let index = 0;
  while (index < changes.length) {
    let [removed, added] = [0, 0];
    for (; changes[index]?.removed || changes[index]?.added; index++) {
      if (changes[index]!.removed) removed += changes[index]!.count;
      else added += changes[index]!.count;
    }
    if (removed + added > 0) {
      const range = { left: [at[0], removed] as const, right: [at[1], added] as const };
      hunks.push(createHunk(lines, range, offsets));
      offsets = [offsets[0] + measure(lines[0], range.left), offsets[1] + measure(lines[1], range.right)];
      at = [at[0] + removed, at[1] + added];
    }
    const same = changes[index++]?.count ?? 0;
    offsets = [offsets[0] + measure(lines[0], [at[0], same]), offsets[1] + measure(lines[1], [at[1], same])];
    at = [at[0] + same, at[1] + same];
  }
  return hunks;
}

type Range = readonly [line: number, count: number];

function createHunk(
  lines: readonly [string[], string[]],
  { left, right }: { left: Range; right: Range },
  offsets: [number, number],
): Hunk {
  const sides: [Side, Side] = [
    { line: left[0], count: left[1], words: [] },
    { line: right[0], count: right[1], words: [] },
  ];
  const texts = [cut(lines[0], left), cut(lines[1], right)] as const;
  const isWorthIt = left[1] > 0 && right[1] > 0 && texts[0].length + texts[1].length < LONGEST_HUNK;
  const words = isWorthIt ? diffWordsWithSpace(texts[0], texts[1], { timeout: WORDS_TIMEOUT }) : undefined;
  const positions: [number, number] = [...offsets];
  for (const { value, removed, added } of words ?? []) {
    if (removed) sides[0].words.push([positions[0], positions[0] + value.length]);
    if (added) sides[1].words.push([positions[1], positions[1] + value.length]);
    if (!added) positions[0] += value.length;
    if (!removed) positions[1] += value.length;
  }
  return { left: sides[0], right: sides[1] };
}

function splitLines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function cut(lines: string[], [line, count]: Range): string {
  return lines.slice(line, line + count).join("");
}

function measure(lines: string[], range: Range): number {
  return cut(lines, range).length;
}
