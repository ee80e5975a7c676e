/** A query as words to look for: what carries no meaning is left out, other names for the same thing are added. */
import { getStem, normalizeName, splitParts, splitTerms } from "../words.ts";
import { COMMON_WORDS, REWRITES, STOP_WORDS, SYNONYMS } from "./vocabulary.ts";

export interface QueryWord {
  /** As typed, in lower case: the beginning of a longer word, perhaps. */
  typed: string;
  stem: string;
  /** Stems of another name for it: all of them together. */
  synonym: string[];
  /** How much a record lacks that lacks it. */
  weight: number;
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Words of several parts, written as one: `prettierconfigjs`. */
  compounds: string[];
  /** Neighbouring words written as one, with the share of the query's telling words that they are: "tab width" is `tabwidth`. */
  names: Map<string, number>;
  /** To be compared with titles. */
  title: string;
}

/** Nobody spells longer names of options or flags with spaces. */
const LONGEST_NAME = 5;
const COMMON_WEIGHT = 0.3;

export function parseQuery(text: string): ParsedQuery {
  const meaning = rewrite(text);
  const split = splitParts(meaning);
  const parts = split.flat();
  const meant = parts.filter((part) => !STOP_WORDS.has(part));
  const words = [...new Set(meant.length > 0 ? meant : parts)].map((part) => ({
    typed: part,
    stem: getStem(part),
    synonym: splitTerms(SYNONYMS[part] ?? SYNONYMS[getStem(part)] ?? ""),
    weight: getWeight(part) || 1,
  }));
  return {
    words,
    compounds: split.filter((word) => word.length > 1).map((word) => getStem(word.join(""))),
    names: listNames(parts),
    title: joinTelling(meaning),
  };
}

/** A title or a query as the terms that tell something, in their order. */
export function joinTelling(text: string): string {
  const terms = splitTerms(text);
  const telling = terms.filter((term) => !STOP_WORDS.has(term));
  return (telling.length > 0 ? telling : terms).join(" ");
}

/** Share of the query's words, by their weight, that are among these terms. */
export function getCoverage({ words }: ParsedQuery, has: (term: string) => boolean): number {
  let all = 0;
  let found = 0;
  for (const { typed, stem, synonym, weight } of words) {
    all += weight;
    if (has(stem) || has(typed) || (synonym.length > 0 && synonym.every(has))) found += weight;
  }
  return found / all;
}

function rewrite(text: string): string {
  return REWRITES.reduce((changed, [said, meant]) => changed.replaceAll(said, meant), text);
}

function getWeight(part: string): number {
  if (STOP_WORDS.has(part)) return 0;
  return part.length === 1 || COMMON_WORDS.has(getStem(part)) ? COMMON_WEIGHT : 1;
}

function listNames(parts: string[]): Map<string, number> {
  const names = new Map<string, number>();
  const sum = (some: string[]) => some.filter((part) => getWeight(part) === 1).length;
  for (let start = 0; start < parts.length; start++) {
    for (let end = start + 1; end <= Math.min(parts.length, start + LONGEST_NAME); end++) {
      const some = parts.slice(start, end);
      const isAll = some.length === parts.length;
      names.set(normalizeName(some.join("")), isAll ? 1 : sum(some) / (sum(parts) || 1));
    }
  }
  return names;
}
