/**
 * What differs between two outputs: whole lines first, and within changed lines the words. A formatter mostly moves words to other
 * lines, so all white space counts as equal when words are compared, and only the marks of whole lines show where lines end.
 */
import { diffArrays } from "diff";
import type { ElementContent } from "hast";
import { element } from "../markdown/hast.ts";
import { sliceNodes } from "../markdown/code.ts";
import type { SideName } from "./comparison.ts";

/** Places in the text of one side, the end not included. */
export interface Range {
  start: number;
  end: number;
}

/** Lines that follow each other. */
export interface Change extends Range {
  lines: number;
  words: Range[];
}

export function findChanges(before: string, after: string): Record<SideName, Change[]> {
  const changes: Record<SideName, Change[]> = { before: [], after: [] };
  const offsets = { before: 0, after: 0 };
  let removed: Change | undefined;
  for (const part of diffArrays(splitLines(before), splitLines(after))) {
    const length = part.value.join("").length;
    if (!part.removed && !part.added) {
      offsets.before += length;
      offsets.after += length;
      removed = undefined;
      continue;
    }
    const side = part.removed ? "before" : "after";
    const start = offsets[side];
    const change: Change = { start, end: start + length, lines: part.value.length, words: [] };
    changes[side].push(change);
    offsets[side] += length;
    // Removed lines come first. Added lines directly behind them are another wording of the same place.
    if (part.added && removed) compareWords({ before: removed, after: change }, { before, after });
    removed = part.removed ? change : undefined;
  }
  return changes;
}

/** Each line with its line break. The last one gets one too, because a missing one is no difference. */
function splitLines(text: string): string[] {
  return text === "" ? [] : text.split("\n").map((line) => `${line}\n`);
}

function compareWords({ before, after }: Record<SideName, Change>, texts: Record<SideName, string>): void {
  const words = findChangedWords(
    texts.before.slice(before.start, before.end),
    texts.after.slice(after.start, after.end),
  );
  const move = (ranges: Range[], by: number) => ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));
  before.words = move(words.before, before.start);
  after.words = move(words.after, after.start);
}

interface Token extends Range {
  text: string;
}

/** With less in common, the two are not wordings of the same code, and marks on nearly every word would hide the few that matter. */
const LEAST_IN_COMMON = 0.4;

function findChangedWords(before: string, after: string): Record<SideName, Range[]> {
  const changed: Record<SideName, Token[]> = { before: [], after: [] };
  const isSame = (a: Token, b: Token) => a.text === b.text || (isSpace(a) && isSpace(b));
  for (const { value, removed, added } of diffArrays(splitWords(before), splitWords(after), { comparator: isSame })) {
    if (removed) changed.before.push(...value);
    if (added) changed.after.push(...value);
  }
  const isRewritten =
    getShare(changed.before, before) > 1 - LEAST_IN_COMMON && getShare(changed.after, after) > 1 - LEAST_IN_COMMON;
  return isRewritten
    ? { before: [], after: [] }
    : { before: joinTokens(changed.before, before), after: joinTokens(changed.after, after) };
}

/** Names and numbers, white space, and every other character by itself. */
function splitWords(code: string): Token[] {
  return [...code.matchAll(/[\p{L}\p{N}_$]+|\s+|[^\s]/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

function isSpace({ text }: Token): boolean {
  return text.trim() === "";
}

/** How much of the code, not counting white space, these tokens are. */
function getShare(tokens: Token[], code: string): number {
  const count = (texts: string[]) => texts.join("").replace(/\s+/g, "").length;
  return count(tokens.map(({ text }) => text)) / Math.max(1, count([code]));
}

/** One range for tokens side by side. White space counts inside a line only; elsewhere it breaks and indents lines. */
function joinTokens(tokens: Token[], code: string): Range[] {
  const ranges: Range[] = [];
  for (const token of tokens) {
    const isInside = !token.text.includes("\n") && token.start > 0 && code[token.start - 1] !== "\n";
    if (isSpace(token) && !isInside) continue;
    const last = ranges.at(-1);
    if (last?.end === token.start) last.end = token.end;
    else ranges.push({ start: token.start, end: token.end });
  }
  return ranges;
}

interface Marking {
  changes: Change[];
  /** The elements tell everybody what the colors tell. */
  tagName: "del" | "ins";
  /** The length of the code. */
  length: number;
}

/** Highlighted code with its changes marked. Unchanged lines get no element, because readers pay for every one. */
export function markChanges(nodes: ElementContent[], { changes, tagName, length }: Marking): ElementContent[] {
  return cutAt(changes, { start: 0, end: length }, (range, change) => {
    if (!change) return sliceNodes(nodes, range.start, range.end);
    const words = cutAt(change.words, range, (part, word) => {
      const code = sliceNodes(nodes, part.start, part.end);
      return word ? [element("mark", {}, code)] : code;
    });
    return [element(tagName, {}, words)];
  });
}

/** All of `whole` in order: the ranges, and what is between them. */
function cutAt<R extends Range>(
  ranges: R[],
  whole: Range,
  render: (part: Range, range?: R) => ElementContent[],
): ElementContent[] {
  const parts: ElementContent[] = [];
  let { start } = whole;
  for (const range of ranges) {
    const end = Math.min(range.end, whole.end);
    if (range.start > start) parts.push(...render({ start, end: range.start }));
    parts.push(...render({ start: range.start, end }, range));
    start = end;
  }
  if (start < whole.end) parts.push(...render({ start, end: whole.end }));
  return parts;
}
