/** Fields and editors know only one kind of line break. These carry the kinds of the reader's own text over what is typed there. */

export function normalizeBreaks(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** The typed text with the line breaks of the text before. New ones are like the first of them. */
export function carryBreaks(before: string, typed: string): string {
  if (!before.includes("\r")) return typed;
  const shown = normalizeBreaks(before);
  const { from, to, insert } = findReplacement(shown, typed) ?? { from: 0, to: 0, insert: "" };
  const ownBreak = /\r\n?|\n/.exec(before)?.[0] ?? "\n";
  const [start, end] = toSource(before, [from, to]);
  const carried = before.slice(0, start) + insert.replaceAll("\n", ownBreak) + before.slice(end);
  // Two kinds of breaks that meet can become one. Such a text gets one kind everywhere.
  return normalizeBreaks(carried) === typed ? carried : typed.replaceAll("\n", ownBreak);
}

/** Positions in the text as it is written, of positions that count each line break as one. */
function toSource(source: string, positions: [from: number, to: number]): [from: number, to: number] {
  let [from, to] = positions;
  for (const { index } of source.matchAll(/\r\n/g)) {
    if (index < from) from++;
    if (index < to) to++;
    else break;
  }
  return [from, to];
}

interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/** The smallest replacement that turns one text into another, so that everything outside of it keeps its place on the screen. */
export function findReplacement(old: string, next: string): Replacement | undefined {
  if (old === next) return undefined;
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === next.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && old.charCodeAt(old.length - 1 - end) === next.charCodeAt(next.length - 1 - end))
    end++;
  return { from: start, to: old.length - end, insert: next.slice(start, next.length - end) };
}
