/**
 * The words that differ between two wordings of some lines. A formatter mostly moves words to other lines, so white space counts
 * as equal whatever it is, and where lines end is left to the marks of whole lines.
 */
import { diffArrays } from "diff";
import type { SideName } from "./comparison.ts";
import type { Range } from "./find-changes.ts";

interface Token extends Range {
  text: string;
}

/** With less in common the two are not wordings of the same, and marks on nearly every word would hide the few that matter. */
const LEAST_IN_COMMON = 0.4;

export function findChangedWords(before: string, after: string): Record<SideName, Range[]> {
  const changed: Record<SideName, Token[]> = { before: [], after: [] };
  const isSame = (a: Token, b: Token) => a.text === b.text || (isSpace(a) && isSpace(b));
  for (const { value, removed, added } of diffArrays(split(before), split(after), { comparator: isSame })) {
    if (removed) changed.before.push(...value);
    if (added) changed.after.push(...value);
  }
  const marks = { before: toMarks(changed.before, before), after: toMarks(changed.after, after) };
  const isRewritten =
    getShare(changed.before, before) > 1 - LEAST_IN_COMMON && getShare(changed.after, after) > 1 - LEAST_IN_COMMON;
  return isRewritten ? { before: [], after: [] } : marks;
}

/** Names and numbers, white space, and every other sign for itself. */
function split(code: string): Token[] {
  return [...code.matchAll(/[\p{L}\p{N}_$]+|\s+|[^\s]/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

function isSpace({ text }: Token): boolean {
  return text.trim() === "";
}

/** How much of the code, white space aside, these tokens are. */
function getShare(tokens: Token[], code: string): number {
  const count = (texts: string[]) => texts.join("").replace(/\s+/g, "").length;
  return count(tokens.map(({ text }) => text)) / Math.max(1, count([code]));
}

/** Neighbours in one. White space is worth a mark inside a line only: everywhere else it is how lines are broken and indented. */
function toMarks(tokens: Token[], code: string): Range[] {
  const marks: Range[] = [];
  for (const token of tokens) {
    const isInside = !token.text.includes("\n") && token.start > 0 && code[token.start - 1] !== "\n";
    if (isSpace(token) && !isInside) continue;
    const last = marks.at(-1);
    if (last?.end === token.start) last.end = token.end;
    else marks.push({ start: token.start, end: token.end });
  }
  return marks;
}
