/** What differs between two outputs: whole lines first, and within lines that were changed the words. */
import { diffArrays } from "diff";
import { findChangedWords } from "./find-changed-words.ts";
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
  const parts = diffArrays(splitLines(before), splitLines(after));
  for (const [index, part] of parts.entries()) {
    const length = part.value.join("").length;
    if (!part.removed && !part.added) {
      offsets.before += length;
      offsets.after += length;
      continue;
    }
    const side = part.removed ? "before" : "after";
    changes[side].push({
      start: offsets[side],
      end: offsets[side] + length,
      lines: part.value.length,
      words: [],
    });
    offsets[side] += length;
    // Removed lines come first; with the added ones behind them they are two wordings of one place.
    if (part.added && parts[index - 1]?.removed) compareWords(changes, { before, after });
  }
  return changes;
}

function compareWords(changes: Record<SideName, Change[]>, texts: Record<SideName, string>): void {
  const [old, now] = [changes.before.at(-1)!, changes.after.at(-1)!];
  const words = findChangedWords(texts.before.slice(old.start, old.end), texts.after.slice(now.start, now.end));
  const move = (ranges: Range[], by: number) => ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));
  old.words = move(words.before, old.start);
  now.words = move(words.after, now.start);
}

/** Each line with its line break, the last one too: whether it has one is no difference. */
function splitLines(text: string): string[] {
  return text === "" ? [] : text.split("\n").map((line) => `${line}\n`);
}
