/** Marks the words of a text that a search found, and cuts long texts down to the part around them. */
import type { MarkedText } from "./search-types.ts";
import { findWords, type FoundWord } from "./words.ts";

/** Words before the first marked one, so that it has a context. */
const LEAD = 4;

export function markText(text: string, terms: ReadonlySet<string>): MarkedText {
  return markWords(text, findWords(text), terms);
}

/** A text and its words: finding them is most of the work of an excerpt. */
export interface ReadText {
  text: string;
  words: FoundWord[];
}

export function readText(text: string): ReadText {
  return { text, words: findWords(text) };
}

/** At most `length` words around the place with the most different terms. */
export function excerptText({ text, words }: ReadText, terms: ReadonlySet<string>, length: number): MarkedText {
  if (words.length <= length) return markWords(text, words, terms);
  const first = Math.max(0, findDensest(words, terms, length) - LEAD);
  const last = Math.min(words.length, first + length) - 1;
  const start = first === 0 ? 0 : words[first]!.start;
  const end = last === words.length - 1 ? text.length : words[last]!.end;
  const shown = words
    .slice(first, last + 1)
    .map((word) => ({ ...word, start: word.start - start, end: word.end - start }));
  const marked = markWords(text.slice(start, end), shown, terms);
  if (start > 0) marked[0] = `…${marked[0]}`;
  if (end < text.length) marked.push(...(marked.length % 2 === 0 ? ["…"] : [`${marked.pop()}…`]));
  return marked;
}

/** The word from which a window of this length holds the most different terms; the first of equals. */
function findDensest(words: FoundWord[], terms: ReadonlySet<string>, length: number): number {
  const hits = words.flatMap((word, index) =>
    word.terms.filter((term) => terms.has(term)).map((term) => ({ index, term })),
  );
  let best = { index: 0, count: 0 };
  for (const [at, { index }] of hits.entries()) {
    const within = new Set<string>();
    for (let next = at; next < hits.length && hits[next]!.index < index + length - LEAD; next++)
      within.add(hits[next]!.term);
    if (within.size > best.count) best = { index, count: within.size };
  }
  return best.index;
}

function markWords(text: string, words: FoundWord[], terms: ReadonlySet<string>): MarkedText {
  const parts: MarkedText = [];
  let done = 0;
  for (const { start, end, terms: own } of words) {
    if (!own.some((term) => terms.has(term))) continue;
    parts.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return done < text.length || parts.length === 0 ? [...parts, text.slice(done)] : parts;
}
