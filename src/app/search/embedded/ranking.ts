/**
 * What makes one record a better answer than another. Everything that decides about the order of results is in this file: the
 * weights, and the one function that uses them.
 */
import type { SearchRecord } from "./records.ts";
import type { SearchKind } from "../../../shared/search/records.ts";
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
export const FIELD_WEIGHTS = { names: 3, title: 5, keywords: 6, page: 2.5, path: 2.5, text: 1 };
export type SearchField = keyof typeof FIELD_WEIGHTS;
/** Where single letters and words of intent are looked for. */
export const LETTER_FIELDS: SearchField[] = ["names", "title"];
export const INTENT_FIELDS: SearchField[] = ["title", "keywords", "page"];

/** A beginning ("trail" for "trailing") and a misspelling ("trialing"), in comparison with the word itself. */
export const PREFIX_WEIGHT = 0.6;
export const FUZZY_WEIGHT = 0.3;
/** The same beginning, if other records have the word itself. */
export const KNOWN_PREFIX_WEIGHT = 0.2;
/** A name of several words that is written as one: `prettier.config.js`. */
export const COMPOUND_WEIGHT = 2;
export const SYNONYM_WEIGHT = 0.8;
/** How much of a word a beginning or a misspelling covers. */
export const INEXACT = 0.8;
/** One wrong letter in five; shorter words have to be right. */
export const FUZZINESS = 0.2;
export const SHORTEST_FUZZY = 4;

/** Reference comes before guides, and guides before release notes. */
const KIND_WEIGHTS: Record<SearchKind, number> = {
  option: 1.3,
  flag: 1,
  api: 1.1,
  guide: 1.15,
  page: 0.9,
  note: 1,
};

/** A flag, if the query is written like one. */
const WRITTEN_FLAG = 1.5;
/** The query is the name of an option, a flag, a release or a language, or the title of the record. */
const EXACT = 100_000;
/** A post tells what was new at its time, not how things are now. That is what questions about releases ask for. */
const POST = 0.2;
const ASKED_POST = 0.35;
/** A query that fits the title of a post so well asks for that post. */
const LEAST_TITLE = 0.7;
/** The query has the words of the title, or of a keyword, and no others. */
const SAME_TASK = 4;
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
export const LEAST_COVERAGE = 0.5;
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
  /** How well the query and the title, or a keyword, are the same: 1 if they are. */
  taskFit: number;
}

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** Coverage counts squared, because a missing word costs more than a rare word gains. */
export function rankMatch(match: Match, { query, isOtherVersion, now }: RankContext): RankedMatch {
  const { record, score, coverage } = match;
  const { kind, joinedTitle, tasks, normalizedNames, languages, isWholePage, time, version } = record;
  const isEmpty = record.text === "";
  const taskFit = Math.max(...tasks.map((task) => compareTask(query, task)));
  // The share of the query that is a name of the record.
  const nameShare = Math.max(0, ...normalizedNames.map((name) => query.names.get(name) ?? 0));
  const isLiteral = record.names.includes(query.text);
  const hasIntent = query.words.some(({ isIntent }) => isIntent);
  const isLanguage = languages.includes(query.language);
  const isExactTitle = joinedTitle === query.title && (time === undefined || isWholePage);
  const isFlag = kind === "flag" && query.text.startsWith("--");
  const kindWeight = (isFlag ? WRITTEN_FLAG : KIND_WEIGHTS[kind]) * (isWholePage ? WHOLE_PAGE : 1);
  const isPostAskedFor = query.isAboutReleases || (isWholePage && taskFit >= LEAST_TITLE);
  const rank =
    score *
    coverage ** 2 *
    (1 + taskFit ** 2 * SAME_TASK) *
    (joinedTitle.startsWith(query.title) && !isEmpty ? TITLE_START : 1) *
    (1 + nameShare * (hasIntent ? 0 : CONTAINED_NAME)) *
    (isEmpty ? EMPTY : 1) *
    (isOtherVersion && version !== undefined ? OTHER_VERSION : 1) *
    (time === undefined ? 1 : (isPostAskedFor ? ASKED_POST : POST) * getFreshness(time, now));
  const isExact = nameShare === 1 || isExactTitle || isLanguage;
  return {
    ...match,
    taskFit: isExact ? 1 : taskFit,
    rank: (rank + (isExact ? EXACT : 0) + (isLiteral ? EXACT : 0)) * kindWeight,
  };
}

function getFreshness(time: number, now: Date): number {
  return Math.max(0, 1 - ((now.getTime() - time) / YEAR_MS) * YEARLY_LOSS);
}

/** How well the words of a title or a keyword and those of the query are the same: 1 if all are, 0 if none is. */
function compareTask(query: ParsedQuery, task: Set<string>): number {
  const asked = getCoverage(query, (term) => (task.has(term) ? 1 : 0));
  if (asked === 0) return 0;
  let known = 0;
  for (const term of task) if (query.terms.has(term)) known++;
  const said = known / task.size;
  return (2 * asked * said) / (asked + said || 1);
}
