/** Finds where two texts differ: by lines, and by words within lines that replace each other. */
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

/** Contains the texts themselves, because the page may have newer ones by the time it shows this. */
export interface Comparison {
  left: string;
  right: string;
  hunks: Hunk[];
}

/** Texts with nothing in common take very long to compare, and the result would be of no use. */
const LINES_TIMEOUT = 2000;
const WORDS_TIMEOUT = 50;
const LONGEST_HUNK = 20_000;

export function compareTexts(left: string, right: string): Comparison {
  return { left, right, hunks: listHunks(left, right) };
}

/** One number for each of the two texts. */
type Pair = [left: number, right: number];

function listHunks(left: string, right: string): Hunk[] {
  if (left === right) return [];
  const lines = [splitLines(left), splitLines(right)] as const;
  const changes = diffArrays(lines[0], lines[1], { timeout: LINES_TIMEOUT });
  if (!changes) return [createHunk(lines, { left: [0, lines[0].length], right: [0, lines[1].length] }, [0, 0])];
  const hunks: Hunk[] = [];
  let at: Pair = [0, 0];
  let offsets: Pair = [0, 0];
  let changed: Pair = [0, 0];
  const advance = ([left, right]: Pair) => {
    offsets = [offsets[0] + measure(lines[0], [at[0], left]), offsets[1] + measure(lines[1], [at[1], right])];
    at = [at[0] + left, at[1] + right];
  };
  const closeHunk = () => {
    if (changed[0] + changed[1] === 0) return;
    hunks.push(createHunk(lines, { left: [at[0], changed[0]], right: [at[1], changed[1]] }, offsets));
    advance(changed);
    changed = [0, 0];
  };
  for (const { removed, added, count } of changes) {
    if (removed) changed = [changed[0] + count, changed[1]];
    else if (added) changed = [changed[0], changed[1] + count];
    else {
      closeHunk();
      advance([count, count]);
    }
  }
  closeHunk();
  return hunks;
}

type Range = readonly [line: number, count: number];

function createHunk(
  lines: readonly [string[], string[]],
  { left, right }: { left: Range; right: Range },
  offsets: Pair,
): Hunk {
  const sides: [Side, Side] = [
    { line: left[0], count: left[1], words: [] },
    { line: right[0], count: right[1], words: [] },
  ];
  const texts = [cut(lines[0], left), cut(lines[1], right)] as const;
  const isWorthIt = left[1] > 0 && right[1] > 0 && texts[0].length + texts[1].length < LONGEST_HUNK;
  const words = isWorthIt ? diffWordsWithSpace(texts[0], texts[1], { timeout: WORDS_TIMEOUT }) : undefined;
  const positions: Pair = [...offsets];
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
