/** Searches all indexes that a query is about, and puts what they find into one order. */
import { getEditDistance } from "../../../shared/nearest.ts";
import { toPlainText } from "../../../shared/search/records.ts";
import { arrangeByPage } from "../group-hits.ts";
import { excerptText, markText, readText, type ReadText } from "../record-text.ts";
import type { SearchHit, SearchQuery } from "../search-types.ts";
import { normalizeName } from "../../../shared/search/terms.ts";
import type { RecordIndex } from "./create-index.ts";
import { parseQuery } from "./parse-query.ts";
import { LEAST_OF_PAGE, rankMatch, type RankedMatch } from "./ranking.ts";
import type { SearchRecord } from "./records.ts";
import type { Found } from "./worker-client.ts";

const EXCERPT_WORDS = 24;

/** Indexes by tag, including that of the posts. */
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
    isAboutReleases: parseQuery(query.text).isAboutReleases,
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
 * Each address is listed once. An option and its flag have the same address: the option, which says more, is kept with the better of
 * both ranks. Pages without a version are in the files of several versions.
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

/** Sections that fit much worse than the best one of their page would only push other pages down. */
function dropWeak(ranked: RankedMatch[]): RankedMatch[] {
  const bests = new Map<string, number>();
  return ranked.filter(({ record: { pageUrl }, rank }) => {
    const best = bests.get(pageUrl) ?? rank;
    bests.set(pageUrl, best);
    return rank >= best * LEAST_OF_PAGE;
  });
}

/** The texts of records that were shown. The next letter finds most of them again. */
const readRecords = new WeakMap<SearchRecord, ReadText>();

function readRecord(record: SearchRecord): ReadText {
  let read = readRecords.get(record);
  if (!read) readRecords.set(record, (read = readText(toPlainText(record.text))));
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
    version,
    date,
    facts,
  };
}

const MOST_NEAR = 3;
/** With a larger share of wrong letters it is another word. */
const FURTHEST = 0.4;
/** A title as long as a sentence is not something that readers type. */
const LONGEST_NEAR = 30;

/** What a reader may have meant when nothing was found: names and titles with a similar spelling. */
function proposeNear(text: string, indexes: RecordIndex[]): string[] {
  const wanted = normalizeName(text);
  const known = indexes.flatMap(({ records }) => records.flatMap(({ names, title }) => [...names, title]));
  const near = [...new Set(known)]
    .filter((name) => name.length <= LONGEST_NEAR && !name.startsWith("-"))
    .map((name) => ({ name, distance: getEditDistance(wanted, normalizeName(name)) / wanted.length }))
    .filter(({ distance }) => distance <= FURTHEST);
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}
