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
  /** Neighbouring words written as one, with the share of the query that they are: "tab width" is `tabwidth`. */
  names: Map<string, number>;
  /** The whole query as one name, and as the terms of a title. */
  normalized: string;
  titleTerms: string;
}

/** Nobody spells longer names of options or flags with spaces. */
const LONGEST_NAME = 5;
const COMMON_WEIGHT = 0.3;

export function parseQuery(text: string): ParsedQuery {
  const meaning = rewrite(text);
  const split = splitParts(meaning);
  const parts = split.flat();
  const meant = parts.filter((part) => !STOP_WORDS.has(part));
  const words = [...new Set(meant.length > 0 ? meant : parts)].map((part) => {
    const stem = getStem(part);
    const isCommon = part.length === 1 || COMMON_WORDS.has(stem);
    return {
      typed: part,
      stem,
      synonym: splitTerms(SYNONYMS[part] ?? SYNONYMS[stem] ?? ""),
      weight: isCommon ? COMMON_WEIGHT : 1,
    };
  });
  return {
    words,
    compounds: split.filter((word) => word.length > 1).map((word) => getStem(word.join(""))),
    names: listNames(parts),
    normalized: normalizeName(text),
    titleTerms: splitTerms(meaning).join(" "),
  };
}

function rewrite(text: string): string {
  return REWRITES.reduce((changed, [said, meant]) => changed.replaceAll(said, meant), text);
}

function listNames(parts: string[]): Map<string, number> {
  const names = new Map<string, number>();
  for (let start = 0; start < parts.length; start++) {
    for (let end = start + 1; end <= Math.min(parts.length, start + LONGEST_NAME); end++) {
      names.set(normalizeName(parts.slice(start, end).join("")), (end - start) / parts.length);
    }
  }
  return names;
}
