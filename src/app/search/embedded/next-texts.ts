/** What may stand in the search box after the next key: words that exist go on, the letter with which most of them do comes first. */
import { splitParts } from "../words.ts";
import type { RecordIndex } from "./create-index.ts";

/** The others are rarely meant. */
const MOST = 16;
const LAST_WORD = /[\p{L}\p{N}]*$/u;

const known = new WeakMap<RecordIndex, Set<string>>();

/** Words as they are typed: in small letters, names also part by part. Numbers are many, and seldom looked for. */
function listTyped(index: RecordIndex): Set<string> {
  let typed = known.get(index);
  if (!typed) {
    const words = [...index.words].filter((word) => !/^\d/.test(word));
    typed = new Set(words.flatMap((word) => [word.toLowerCase(), ...splitParts(word).flat()]));
    known.set(index, typed);
  }
  return typed;
}

export function listNextTexts(text: string, indexes: RecordIndex[]): string[] {
  const [start] = LAST_WORD.exec(text.toLowerCase())!;
  const counts = new Map<string, number>();
  for (const index of indexes) {
    for (const word of listTyped(index)) {
      if (!word.startsWith(start)) continue;
      const next = word[start.length] ?? " ";
      counts.set(next, (counts.get(next) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([next]) => text + next);
}
