/** Asks all indexes that a query is about and puts their findings into one order. */
import { toPlainText } from "../../../shared/search-text.ts";
import { arrangeByPage } from "../group-hits.ts";
import { excerptText, markText, readText, type ReadText } from "../mark-text.ts";
import type { SearchHit, SearchQuery } from "../search-types.ts";
import type { RecordIndex } from "./create-index.ts";
import type { Found } from "./messages.ts";
import { parseQuery } from "./parse-query.ts";
import { proposeNear } from "./propose-near.ts";
import { rankMatch, type RankedMatch } from "./rank-match.ts";
import { LEAST_OF_PAGE } from "./ranking.ts";
import type { SearchRecord } from "./records.ts";

const EXCERPT_WORDS = 24;

/** By tag, that of the posts among them. */
export type Indexes = ReadonlyMap<string, RecordIndex>;

export function searchIndexes(indexes: Indexes, query: SearchQuery, now: Date): Found {
  const ranked = rankRecords(indexes, query, { now });
  const arranged = query.isByPage ? arrangeByPage(dropWeak(ranked), ({ record }) => record.pageUrl) : ranked;
  const shown = arranged.slice(0, query.limit);
  return {
    total: ranked.length,
    hits: shown.map(toHit),
    terms: [...new Set(shown.flatMap(({ terms }) => terms))],
    near: ranked.length === 0 ? proposeNear(query.text, [...indexes.values()]) : [],
  };
}

export function rankRecords(
  indexes: Indexes,
  { text, kinds, readTags }: Omit<SearchQuery, "limit">,
  { now, isFuzzy = true }: { now: Date; isFuzzy?: boolean },
): RankedMatch[] {
  const query = parseQuery(text);
  if (query.words.length === 0) return [];
  const ranked = [...indexes].flatMap(([tag, index]) =>
    index
      .find(query, { isFuzzy })
      .filter(({ record }) => !kinds || kinds.includes(record.kind))
      .map((match) => rankMatch(match, { query, isOtherVersion: !readTags.includes(tag), now })),
  );
  return removeRepeated(ranked.toSorted((a, b) => b.rank - a.rank));
}

/**
 * An option and its flag lead to one place: the option, which tells more, takes the better of their ranks. Pages without a
 * version are in several files.
 */
function removeRepeated(ranked: RankedMatch[]): RankedMatch[] {
  const places = new Map<string, RankedMatch>();
  for (const match of ranked) {
    const { url, kind } = match.record;
    const known = places.get(url);
    if (!known) places.set(url, match);
    else if (kind === "option" && known.record.kind === "flag") places.set(url, { ...match, rank: known.rank });
  }
  return [...places.values()];
}

/** Where a section of a page fits well, others that merely mention a word would only push other pages down. */
function dropWeak(ranked: RankedMatch[]): RankedMatch[] {
  const best = new Map<string, number>();
  return ranked.filter(({ record: { pageUrl }, rank }) => {
    if (!best.has(pageUrl)) best.set(pageUrl, rank);
    return rank >= best.get(pageUrl)! * LEAST_OF_PAGE;
  });
}

/** Texts that were shown before: the next letter finds most of them again. */
const known = new WeakMap<SearchRecord, ReadText>();

function readRecord(record: SearchRecord): ReadText {
  let read = known.get(record);
  if (!read) known.set(record, (read = readText(toPlainText(record.text))));
  return read;
}

function toHit({ record, terms, rank }: RankedMatch): SearchHit {
  const marks = new Set(terms);
  const { url, kind, area, pageTitle, pageUrl, title, path, version, date, facts } = record;
  return {
    id: url,
    url,
    kind,
    area,
    pageTitle,
    pageUrl,
    rank,
    title: markText(title, marks),
    path,
    excerpt: excerptText(readRecord(record), marks, EXCERPT_WORDS),
    ...(version && { version }),
    ...(date && { date }),
    ...(facts && { facts }),
  };
}
