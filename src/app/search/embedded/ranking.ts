/**
 * What makes one record a better answer than another. Everything that decides about the order of results is in this file: the
 * weights, and the one function that uses them.
 */
import type { SearchRecord } from "./records.ts";
import type { SearchKind } from "../../../shared/search.ts";
import { getCoverage, type ParsedQuery } from "./parse-query.ts";

export interface Match {
  record: SearchRecord;
  /** BM25 over the weighted fields. */
  score: number;
  /** The share of the query's words that the record has. */
  coverage: number;
  /** The terms of the record that the query found. */
  terms: string[];
}

/** A word weighs more in a name or a heading than in a text. */
export const FIELD_WEIGHTS = { names: 3, title: 5, page: 2.5, path: 1.5, text: 1 };
export type SearchField = keyof typeof FIELD_WEIGHTS;

/** A beginning ("trail" for "trailing") and a misspelling ("trialing"), in comparison with the word itself. */
export const PREFIX_WEIGHT = 0.6;
export const FUZZY_WEIGHT = 0.3;
/** One wrong letter in five; shorter words have to be right. */
export const FUZZINESS = 0.2;
export const SHORTEST_FUZZY = 4;

/** Reference comes before guides, and guides before release notes. */
const KIND_WEIGHTS: Record<SearchKind, number> = {
  option: 1.25,
  flag: 1,
  api: 1.1,
  guide: 1.15,
  page: 0.9,
  note: 1,
};

/** The query is the name of an option, a flag or a release, or the title of the record. */
const EXACT_NAME = 1000;
const EXACT_TITLE = 300;
/** A post tells what was new at its time, not how things are now. */
const POST = 0.35;
/** All words of the query are in the title. */
const WHOLE_TITLE = 1;
/** The title begins with the query. */
const TITLE_START = 2;
/** A part of the query is such a name, as in "default tab width". */
const CONTAINED_NAME = 2;
/** A whole page comes before its sections. */
const WHOLE_PAGE = 1.2;
/** A heading without text of its own. */
const EMPTY = 0.3;
/** Other docs versions come after the one being read. */
const OTHER_VERSION = 0.7;
/** The share of its weight that a post loses each year. */
const YEARLY_LOSS = 0.06;
/** Records that have fewer of the words than this share of what the best record has are left out. */
export const LEAST_COVERAGE = 0.6;
/** Sections whose rank is below this share of the best rank of their page are left out. */
export const LEAST_OF_PAGE = 0.4;

interface RankContext {
  query: ParsedQuery;
  /** Whether the record is of another docs version than the one being read. */
  isOtherVersion: boolean;
  now: Date;
}

export interface RankedMatch extends Match {
  rank: number;
}

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** Coverage counts squared, because a missing word costs more than a rare word gains. */
export function rankMatch(match: Match, { query, isOtherVersion, now }: RankContext): RankedMatch {
  const { record, score, coverage } = match;
  const { kind, joinedTitle, titleTerms, normalizedNames, isWholePage, time, version } = record;
  const isEmpty = record.text === "";
  const titleCoverage = getCoverage(query, (term) => titleTerms.has(term));
  // The share of the query that is a name of the record.
  const nameShare = Math.max(0, ...normalizedNames.map((name) => query.names.get(name) ?? 0));
  const rank =
    score *
    coverage ** 2 *
    (1 + titleCoverage ** 2 * WHOLE_TITLE) *
    (joinedTitle.startsWith(query.title) && !isEmpty ? TITLE_START : 1) *
    (1 + nameShare * CONTAINED_NAME) *
    KIND_WEIGHTS[kind] *
    (isWholePage ? WHOLE_PAGE : 1) *
    (isEmpty ? EMPTY : 1) *
    (isOtherVersion && version !== undefined ? OTHER_VERSION : 1) *
    (time === undefined ? 1 : POST * Math.max(0, 1 - ((now.getTime() - time) / YEAR_MS) * YEARLY_LOSS));
  const isExactTitle = joinedTitle === query.title && (time === undefined || isWholePage);
  return { ...match, rank: rank + (nameShare === 1 ? EXACT_NAME : 0) + (isExactTitle ? EXACT_TITLE : 0) };
}
