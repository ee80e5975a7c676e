/** What `ranking.ts` wants to know of a match. */
import type { Match } from "./create-index.ts";
import { getCoverage, type ParsedQuery } from "./parse-query.ts";
import { getRank } from "./ranking.ts";

export interface RankedMatch extends Match {
  rank: number;
}

interface RankContext {
  query: ParsedQuery;
  /** Docs of another version than the one being read. */
  isOtherVersion: boolean;
  now: Date;
}

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

export function rankMatch(match: Match, { query, isOtherVersion, now }: RankContext): RankedMatch {
  const { record, score, coverage } = match;
  const { time, version, normalizedNames } = record;
  const rank = getRank({
    score,
    coverage,
    titleCoverage: getCoverage(query, (term) => record.titleTerms.has(term)),
    isExactTitle: record.joinedTitle === query.title,
    isTitleStart: record.joinedTitle.startsWith(query.title),
    nameShare: Math.max(0, ...normalizedNames.map((name) => query.names.get(name) ?? 0)),
    kind: record.kind,
    isWholePage: record.isWholePage,
    isEmpty: record.text === "",
    isOtherVersion: isOtherVersion && version !== undefined,
    isPost: time !== undefined,
    age: time === undefined ? 0 : (now.getTime() - time) / YEAR_MS,
  });
  return { ...match, rank };
}
