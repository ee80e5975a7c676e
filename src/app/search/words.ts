/**
 * How text becomes terms, the same for records and queries. Spellings find each other: `trailingComma`, `--trailing-comma` and
 * "trailing commas" all hold the terms `trail` and `comma`, and the first two also `trailingcomma`.
 */

/** A version number, or letters and digits, held together as names are: `lint-staged`, `prettier.config.js`, `node_modules`. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu;
const VERSION = /^\d+(?:\.\d+)+$/;
/** Where a camelCase word changes: `trailing|Comma`, `JSX|Quotes`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Stems shorter than this say too little. */
const SHORTEST_STEM = 3;

export interface FoundWord {
  start: number;
  end: number;
  terms: string[];
}

/** Each word of a text with its place and its terms, for marking. */
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

/** The words of a text, each as its parts, as they are written but for capitals. */
export function splitParts(text: string): string[][] {
  return splitWords(text).map((word) => splitWord(word).map((part) => part.toLowerCase()));
}

function splitWord(word: string): string[] {
  return VERSION.test(word) ? [word] : word.split(/[-._]/).flatMap((part) => part.split(HUMP));
}

/** Texts say the same words again and again, and taking one apart is most of the work of indexing. */
const known = new Map<string, string[]>();

export function getTerms(word: string): string[] {
  let terms = known.get(word);
  if (!terms) known.set(word, (terms = createTerms(word)));
  return terms;
}

/** The stems of a word's parts; of several, also the whole written as one. */
function createTerms(word: string): string[] {
  const parts = splitWord(word);
  const stems = parts.map((part) => getStem(part.toLowerCase()));
  return parts.length === 1 ? stems : [...stems, getStem(parts.join("").toLowerCase())];
}

/** Takes off the commonest endings of English words: enough to let "ignoring files" find "ignore a file". */
export function getStem(word: string): string {
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, "y").replace(/([^su])s$/, "$1");
  const bare = singular.replace(/([aeiouy].*)(?:ing|ed)$/, "$1");
  const stem = bare === singular ? singular : bare.replace(/([^aeiouls])\1$/, "$1");
  const short = stem.replace(/e$/, "");
  return short.length >= SHORTEST_STEM ? short : singular;
}

/** One spelling of a name for all: `--trailing-comma`, `trailingComma` and "Trailing comma" are `trailingcomma`. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
