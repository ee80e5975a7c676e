/**
 * The text of a record. It is written in a small Markdown with one block a line (see `engine/markdown/search-sections.ts`). Words that
 * a search found are marked in it, and long texts are cut down to the part around them.
 */
import type { MarkedText } from "./search-types.ts";
import { findWords, type FoundWord } from "../../shared/search/terms.ts";

export type SmallBlock =
  | { type: "paragraph"; text: string }
  | { type: "list"; items: string[] }
  | { type: "table"; rows: string[][] }
  | { type: "code"; language: string; text: string };

const FENCE = /^```(\w*)\n([\s\S]*?)\n```$/;

export function parseBlocks(text: string): SmallBlock[] {
  const blocks: SmallBlock[] = [];
  for (const line of text.match(/^```\w*\n[\s\S]*?\n```$|^.+$/gm) ?? []) {
    const last = blocks.at(-1);
    const [, language = "", code] = FENCE.exec(line) ?? [];
    if (code !== undefined) blocks.push({ type: "code", language, text: code });
    else if (line.startsWith("- ")) {
      if (last?.type === "list") last.items.push(line.slice(2));
      else blocks.push({ type: "list", items: [line.slice(2)] });
    } else if (line.startsWith("| ")) {
      const row = line.slice(2, -2).split(" | ");
      if (last?.type === "table") last.rows.push(row);
      else blocks.push({ type: "table", rows: [row] });
    } else blocks.push({ type: "paragraph", text: line });
  }
  return blocks;
}

/** Words of context before the first marked one. */
const LEAD = 4;

export function markText(text: string, terms: ReadonlySet<string>): MarkedText {
  return markWords(text, findWords(text), terms);
}

/** A text with its words. Finding them is most of the work of an excerpt, so callers keep it. */
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
  // Both are indexes of existing words.
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

/** The word at which a window of this length begins to have the most different terms; the first one of several. */
function findDensest(words: FoundWord[], terms: ReadonlySet<string>, length: number): number {
  const hits = words.flatMap((word, index) =>
    word.terms.filter((term) => terms.has(term)).map((term) => ({ index, term })),
  );
  let best = { index: 0, count: 0 };
  for (const [at, { index }] of hits.entries()) {
    const within = new Set<string>();
    for (let next = at, hit = hits[at]; hit && hit.index < index + length - LEAD; hit = hits[++next])
      within.add(hit.term);
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
