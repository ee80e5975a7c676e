/** Asks all indexes that a query is about and puts their findings into one order. */
import { arrangeByPage } from "../group-hits.ts";
import { excerptText, markText } from "../mark-text.ts";
import type { SearchHit, SearchQuery, SearchResults } from "../search-types.ts";
import type { RankedRecord, RecordIndex } from "./create-index.ts";
import { parseQuery } from "./parse-query.ts";
import { LEAST_COVERAGE, LEAST_OF_PAGE } from "./ranking.ts";
import { toPlainText } from "./small-markdown.ts";

const EXCERPT_WORDS = 24;

/** By tag, that of the posts among them. */
export type Indexes = ReadonlyMap<string, RecordIndex>;

export function searchIndexes(indexes: Indexes, query: SearchQuery, now: Date): Omit<SearchResults, "isPartial"> {
  const ranked = rankRecords(indexes, query, now);
  const shown = arrangeByPage(ranked, ({ record }) => record.pageUrl, query.limits);
  return {
    total: ranked.length,
    hits: shown.map(toHit),
    terms: [...new Set(shown.flatMap(({ terms }) => terms))],
    near: [],
  };
}

export function rankRecords(indexes: Indexes, query: SearchQuery, now: Date, isFuzzy = true): RankedRecord[] {
  const parsed = parseQuery(query.text);
  if (parsed.words.length === 0) return [];
  const found = [...indexes].flatMap(([tag, index]) =>
    index.find(parsed, { kinds: query.kinds, isOtherVersion: tag !== query.tags[0], isFuzzy, now }),
  );
  const least = Math.max(0, ...found.map(({ coverage }) => coverage)) * LEAST_COVERAGE;
  const sorted = found.filter(({ coverage }) => coverage >= least).toSorted((a, b) => b.rank - a.rank);
  return dropWeak(removeRepeated(sorted));
}

/** An option and its flag lead to one place: the better of the two stays. Pages without a version are in several files. */
function removeRepeated(ranked: RankedRecord[]): RankedRecord[] {
  const seen = new Set<string>();
  return ranked.filter(({ record }) => !seen.has(record.url) && seen.add(record.url));
}

/** Where a section of a page fits well, others that merely mention a word would only push other pages down. */
function dropWeak(ranked: RankedRecord[]): RankedRecord[] {
  const best = new Map<string, number>();
  return ranked.filter(({ record: { pageUrl }, rank }) => {
    if (!best.has(pageUrl)) best.set(pageUrl, rank);
    return rank >= best.get(pageUrl)! * LEAST_OF_PAGE;
  });
}

function toHit({ record, terms, rank }: RankedRecord): SearchHit {
  const marks = new Set(terms);
  const { url, kind, area, pageTitle, pageUrl, title, path, text, version, date, facts } = record;
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
    excerpt: excerptText(toPlainText(text), marks, EXCERPT_WORDS),
    ...(version && { version }),
    ...(date && { date }),
    ...(facts && { facts }),
  };
}
