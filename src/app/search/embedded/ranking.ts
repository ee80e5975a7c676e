/**
 * What makes one record a better answer than another. Everything that decides about order is in this file: the weights, and the
 * one function that uses them.
 */
import type { SearchKind } from "../../../shared/search.ts";

/** A word weighs more in a name or a heading than in a text. */
export const FIELD_WEIGHTS = { names: 3, title: 5, page: 2.5, path: 1.5, text: 1 };
export type SearchField = keyof typeof FIELD_WEIGHTS;

/** "trail" for "trailing", and "trialing" for "trailing", in comparison with the word itself. */
export const PREFIX_WEIGHT = 0.6;
export const FUZZY_WEIGHT = 0.3;
/** One wrong letter in five; shorter words have to be right. */
export const FUZZINESS = 0.2;
export const SHORTEST_FUZZY = 4;

/** Reference before explanation before history. */
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
/** A post tells what was new once, not how it is. Its version is its name, but its headings are no titles to look for. */
const POST = 0.35;
/** All words of the query are in the title. */
const WHOLE_TITLE = 1;
/** The title begins with the query. */
const TITLE_START = 2;
/** A part of the query is such a name: "default tab width". */
const CONTAINED_NAME = 2;
/** A page as a whole, before its sections. */
const WHOLE_PAGE = 1.2;
/** A heading that only holds others together. */
const EMPTY = 0.3;
/** Docs of the version being read, before other versions. */
const OTHER_VERSION = 0.7;
/** How much of its weight a release note loses a year. */
const YEARLY_LOSS = 0.06;
/** Records with fewer of the query's words than this share of the best are no answers. */
export const LEAST_COVERAGE = 0.6;
/** Sections below this share of the best of their page are left out. */
export const LEAST_OF_PAGE = 0.4;

export interface Candidate {
  /** From the index: BM25 over the weighted fields. */
  score: number;
  /** Share of the query's words that the record has. */
  coverage: number;
  /** The same for its title alone. */
  titleCoverage: number;
  kind: SearchKind;
  isWholePage: boolean;
  isEmpty: boolean;
  isOtherVersion: boolean;
  isExactTitle: boolean;
  isTitleStart: boolean;
  /** Share of the query that is a name of the record. */
  nameShare: number;
  isPost: boolean;
  /** Of a post, in years. */
  age: number;
}

/** Missing words cost more than rare words gain, hence the squares. */
export function getRank(candidate: Candidate): number {
  const { score, coverage, titleCoverage, kind, isWholePage, isPost, age, nameShare } = candidate;
  const rank =
    score *
    coverage ** 2 *
    (1 + titleCoverage ** 2 * WHOLE_TITLE) *
    (candidate.isTitleStart && !candidate.isEmpty ? TITLE_START : 1) *
    (1 + nameShare * CONTAINED_NAME) *
    KIND_WEIGHTS[kind] *
    (isWholePage ? WHOLE_PAGE : 1) *
    (candidate.isEmpty ? EMPTY : 1) *
    (candidate.isOtherVersion ? OTHER_VERSION : 1) *
    (isPost ? POST * Math.max(0, 1 - age * YEARLY_LOSS) : 1);
  const isExactTitle = candidate.isExactTitle && (!isPost || isWholePage);
  return rank + (nameShare === 1 ? EXACT_NAME : 0) + (isExactTitle ? EXACT_TITLE : 0);
}
