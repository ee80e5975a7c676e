/**
 * How text becomes terms, for records and queries alike. Different spellings find each other: `trailingComma`, `--trailing-comma` and
 * "trailing commas" all have the terms `trail` and `comma`, and the first two also have `trailingcomma`.
 */

/** A version number, or letters and digits that may be joined as in names: `lint-staged`, `prettier.config.js`, `node_modules`. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu;
const VERSION = /^\d+(?:\.\d+)+$/;
/** Where a camelCase word is split: `trailing|Comma`, `jsx|Bracket`. Names with a capital letter are whole: JavaScript is not Java. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Shorter stems would match too many words. */
const SHORTEST_STEM = 3;

export interface FoundWord {
  start: number;
  end: number;
  terms: string[];
}

/** Each word of a text with its position and its terms, for marking. */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    terms: getTerms(word),
  }));
}

export function splitTerms(text: string): string[] {
  return splitWords(text).flatMap(getTerms);
}

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words of a text, each as its parts in lower case. */
export function splitParts(text: string): string[][] {
  return splitWords(text).map((word) => splitWord(word).map((part) => part.toLowerCase()));
}

function splitWord(word: string): string[] {
  if (VERSION.test(word)) return [word];
  return word.split(/[-._]/).flatMap((part) => (/^\p{Lu}/u.test(part) ? [part] : part.split(HUMP)));
}

/** The same words come up again and again, and splitting them is most of the work of indexing. */
const known = new Map<string, string[]>();

export function getTerms(word: string): string[] {
  let terms = known.get(word);
  if (!terms) known.set(word, (terms = createTerms(word)));
  return terms;
}

/** The stems of a word's parts; with several parts, also the stem of all written as one. */
function createTerms(word: string): string[] {
  const parts = splitWord(word);
  const stems = parts.map((part) => getStem(part.toLowerCase()));
  return parts.length === 1 ? stems : [...stems, getStem(parts.join("").toLowerCase())];
}

/** Removes the most common endings of English words, so that "ignoring files" finds "ignore a file". */
export function getStem(word: string): string {
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, "y").replace(/([^su])s$/, "$1");
  const act = singular.replace(/(.{5})ation$|(.{4})(?:al)?ly$/, "$1$2");
  if (act !== singular) return act;
  const bare = singular.replace(/([aeiouy].*)(?:ing|ed)$/, "$1");
  const stem = bare === singular ? singular : bare.replace(/([^aeiouls])\1$/, "$1");
  const short = stem.replace(/e$/, "");
  return short.length >= SHORTEST_STEM ? short : singular;
}

/** The same spelling for all variants of a name: `--trailing-comma`, `trailingComma` and "Trailing comma" are `trailingcomma`. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
