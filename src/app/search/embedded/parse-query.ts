/** Turns a query into words to look for: words without meaning are left out, and synonyms are added. */
import type { SearchFile } from "../../../shared/search/records.ts";
import { getStem, getTerms, normalizeName, splitParts, splitTerms, splitWords } from "../../../shared/search/terms.ts";
import {
  ABOUT_RELEASES,
  COMMON_WORDS,
  createVersionRewrite,
  GENERAL_WORDS,
  INTENT_WORDS,
  LANGUAGE_WORDS,
  readSynonyms,
  REWRITES,
  STOP_WORDS,
  SYNONYMS,
} from "./vocabulary.ts";

export interface QueryWord {
  /** As typed, in lower case. If it is the last word, it may be the beginning of a longer one. */
  typed: string;
  stem: string;
  /** The stems of each of its synonyms, which must all be found together. */
  synonyms: string[][];
  /** It, written as one with a neighbour: "editor config" is `editorconfig`. */
  joined: string[];
  /** How much the word counts in the coverage of a record. */
  weight: number;
  /** The reader has gone on to the next word. */
  isWhole: boolean;
  /** It tells what readers want to know, such as "why". */
  isIntent: boolean;
}

export interface ParsedQuery {
  text: string;
  words: QueryWord[];
  /** Words of several parts, written as one: `packagejson`. */
  compounds: string[];
  /** Neighbouring words written as one ("tab width" is `tabwidth`), with their share of the meaningful words of the query. */
  names: Map<string, number>;
  /** The query in the form of `joinMeaningful`, for comparing it with titles. */
  title: string;
  /** The language that the query may be about: what is left without words such as "support". */
  language: string;
  /** Everything that is looked for. */
  terms: ReadonlySet<string>;
  isAboutReleases: boolean;
}

/** In words. Names of options and flags are not longer. */
const LONGEST_NAME = 5;
const COMMON_WEIGHT = 0.6;
const INTENT_WEIGHT = 0.3;
const GENERAL_WEIGHT = 0.6;

/** What a site says about its own words. It comes with the records, and is the same in all of them. */
let own = learn({ subject: "" });

function learn({ subject, synonyms = [] }: Pick<SearchFile, "subject" | "synonyms">) {
  return {
    /** Nearly every page is about it, so it is only looked for if there is nothing else. */
    subject,
    synonyms: new Map([...SYNONYMS, ...readSynonyms(synonyms)]),
    rewrites: [...REWRITES, createVersionRewrite(subject)],
  };
}

/** Before the records are indexed, because their titles and keywords are read in the same way as queries. */
export function learnWords(file: Pick<SearchFile, "subject" | "synonyms">): void {
  own = learn(file);
}

export function parseQuery(text: string): ParsedQuery {
  const meaning = rewrite(text);
  const split = splitParts(meaning);
  const parts = split.flat();
  const chosen = [...new Set(chooseMeaningful(parts))];
  const last = /[\p{L}\p{N}]$/u.test(text) ? parts.at(-1) : undefined;
  const words = chosen.map((part) => createWord(part, chosen, part !== last));
  return {
    text: text.trim(),
    words,
    compounds: split.filter((word) => word.length > 1).map((word) => getStem(word.join(""))),
    names: listNames(parts),
    title: joinMeaningful(meaning),
    language: words.flatMap(({ stem }) => (LANGUAGE_WORDS.has(stem) ? [] : stem)).join(" "),
    terms: new Set(words.flatMap(({ typed, stem, synonyms, joined }) => [typed, stem, ...synonyms.flat(), ...joined])),
    isAboutReleases: ABOUT_RELEASES.test(meaning),
  };
}

function createWord(part: string, all: string[], isWhole: boolean): QueryWord {
  const stem = getStem(part);
  const at = all.indexOf(part);
  const pairs = [all.slice(Math.max(0, at - 1), at + 1), all.slice(at, at + 2)].filter((pair) => pair.length === 2);
  return {
    typed: part,
    stem,
    synonyms: (own.synonyms.get(part) ?? own.synonyms.get(stem) ?? []).map(splitTerms),
    joined: pairs.map((pair) => getStem(pair.join(""))),
    weight: getWeight(part) || 1,
    isWhole,
    isIntent: INTENT_WORDS.has(part),
  };
}

/** Leaves out what has no meaning, as long as something is left. */
function chooseMeaningful(words: string[]): string[] {
  const meant = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const others = meant.filter((word) => word.toLowerCase() !== own.subject);
  return [others, meant, words].find((some) => some.length > 0) ?? [];
}

/** The meaningful terms of a title or a query, in their order. */
export function splitMeaningful(text: string): string[] {
  return chooseMeaningful(splitWords(text)).flatMap(getTerms);
}

export function joinMeaningful(text: string): string {
  return splitMeaningful(text).join(" ");
}

/** The share of the query's words, by their weight, that are found. `find` tells how well a term is: 1 as it is, 0 not at all. */
export function getCoverage({ words }: Pick<ParsedQuery, "words">, find: (term: string) => number): number {
  let all = 0;
  let found = 0;
  for (const { typed, stem, synonyms, joined, weight } of words) {
    all += weight;
    let best = Math.max(find(stem), find(typed));
    for (const term of joined) best = Math.max(best, find(term));
    if (best < 1) for (const terms of synonyms) best = Math.max(best, Math.min(...terms.map(find)));
    found += weight * best;
  }
  return found / all;
}

/** The same for the query as a whole, in which a name that is written as one has to be found as one. */
export function getQueryCoverage(query: ParsedQuery, find: (term: string) => number): number {
  const { words, compounds } = query;
  const found = compounds.reduce((sum, term) => sum + find(term), 0);
  return (getCoverage(query, find) * words.length + found) / (words.length + compounds.length);
}

/** Phrases in the words of the docs. */
export function rewrite(text: string): string {
  return own.rewrites.reduce((changed, [said, meant]) => changed.replaceAll(said, meant), text);
}

function getWeight(part: string): number {
  if (STOP_WORDS.has(part)) return 0;
  if (INTENT_WORDS.has(part)) return INTENT_WEIGHT;
  if (GENERAL_WORDS.has(part)) return GENERAL_WEIGHT;
  return part.length === 1 || part === own.subject || COMMON_WORDS.has(getStem(part)) ? COMMON_WEIGHT : 1;
}

function listNames(parts: string[]): Map<string, number> {
  const names = new Map<string, number>();
  const sum = (some: string[]) => some.reduce((all, part) => all + (part === own.subject ? 0 : getWeight(part)), 0);
  for (let start = 0; start < parts.length; start++) {
    for (let end = start + 1; end <= Math.min(parts.length, start + LONGEST_NAME); end++) {
      const some = parts.slice(start, end);
      const isAll = some.length === parts.length;
      names.set(normalizeName(some.join("")), isAll ? 1 : sum(some) / (sum(parts) || 1));
    }
  }
  return names;
}
