/** Turns a query into words to look for: words without meaning are left out, and synonyms are added. */
import { getStem, normalizeName, splitParts, splitTerms } from "../words.ts";
import { COMMON_WORDS, REWRITES, STOP_WORDS, SYNONYMS } from "./vocabulary.ts";

export interface QueryWord {
  /** As typed, in lower case. It may be the beginning of a longer word. */
  typed: string;
  stem: string;
  /** The stems of its synonym, which must all be found together. */
  synonym: string[];
  /** How much the word counts in the coverage of a record. */
  weight: number;
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Words of several parts, written as one: `prettierconfigjs`. */
  compounds: string[];
  /** Neighbouring words written as one ("tab width" is `tabwidth`), with their share of the meaningful words of the query. */
  names: Map<string, number>;
  /** The query in the form of `joinMeaningful`, for comparing it with titles. */
  title: string;
}

/** In words. Names of options and flags are not longer. */
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
    title: joinMeaningful(meaning),
  };
}

/** The meaningful terms of a title or a query, in their order. */
export function joinMeaningful(text: string): string {
  const terms = splitTerms(text);
  const meaningful = terms.filter((term) => !STOP_WORDS.has(term));
  return (meaningful.length > 0 ? meaningful : terms).join(" ");
}

/** The share of the query's words, by their weight, that are among these terms. */
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
