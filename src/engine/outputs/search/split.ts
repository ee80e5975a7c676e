/** Splits a large file of search records, so that readers load those that their search is about: see `shared/search/split.ts`. */
import {
  getPageFile,
  getTermFile,
  LONGEST_START,
  MOST_LISTED,
  toStartKey,
  writePosting,
} from "../../../shared/search/split.ts";
import type { SearchFile, SearchSplit } from "../../../shared/search/records.ts";
import { hashOf } from "../../base/cache.ts";
import type { KeyedFiles, OutputFile } from "../../base/output-file.ts";
import type { PageRecord } from "./page-records.ts";
import {
  joinPair,
  type KnownScores,
  scorePages,
  splitPair,
  type ScoreStore,
  type TermScores,
  writeScores,
} from "./term-scores.ts";

/** In characters. Compressed, a file has about a quarter. */
const TERM_FILE_LENGTH = 24_000;
const PAGE_FILE_LENGTH = 8000;
/** A file of terms ends before a term of which this is true, so that a new term does not change all files behind its own. */
const isBorder = (term: string) => (term.charCodeAt(0) + term.charCodeAt(term.length - 1) + term.length) % 8 === 0;

interface SplitOptions {
  /** The pages of the file. */
  records: PageRecord[];
  /** The path of the folder inside the site, with a slash at the end. */
  folder: string;
  /** The same as an address. */
  address: string;
  /** Spares describing pages that have not changed, and finding their terms. */
  known: KnownScores;
  store?: ScoreStore | undefined;
}

/** Returns what remains of the file, and the files that it is split into. */
export function splitSearchFile(
  file: Omit<SearchFile, "pages">,
  { records, folder, address, known, store }: SplitOptions,
): { rest: SearchFile; files: (OutputFile | KeyedFiles)[] } {
  const { terms, lines } = scorePages(records, known);
  const isKnown = lines.length === known.pages.size && lines.every(([key]) => known.pages.has(key));
  if (store && !isKnown) writeScores(store, terms, lines);
  const length = lines.reduce((sum, [, each]) => sum + each, 0);
  const pagesPerFile = Math.max(1, Math.round(PAGE_FILE_LENGTH / (length / records.length)));
  const keys = lines.map(([key]) => key);
  const pageFiles = chunk(records, pagesPerFile).map((pages, index): KeyedFiles => {
    const path = folder + getPageFile(index);
    const start = index * pagesPerFile;
    return {
      key: hashOf(["records", path, store?.basis, keys.slice(start, start + pagesPerFile)]),
      make: async () => [{ path, contents: `[${pages.map((page) => page.getText()).join()}]` }],
    };
  });
  const termFiles = groupTerms(indexTerms({ terms, pages: lines.map(([, , scores]) => scores) }));
  const split: SearchSplit = { folder: address, terms: termFiles.map(({ first }) => first), pagesPerFile };
  return {
    rest: { ...file, pages: [], split },
    files: [
      ...termFiles.map(({ text }, index) => ({ path: folder + getTermFile(index), contents: text })),
      ...pageFiles,
    ],
  };
}

/** The postings of all terms and of the beginnings of words, as they are written. */
function indexTerms({ terms, pages }: TermScores): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  const getList = (key: string) => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
  const listsOf = terms.map((term) => {
    const lengths = Array.from({ length: Math.min(LONGEST_START, term.length) }, (_, index) => index + 1);
    return [term, ...lengths.map((length) => toStartKey(term.slice(0, length)))].map(getList);
  });
  for (const [page, scores] of pages.entries()) {
    for (const pair of scores) {
      const [place, score] = splitPair(pair);
      for (const list of listsOf[place] ?? []) addScore(list, page, score);
    }
  }
  // The store may have terms that are on no page any more.
  const used = [...lists].filter(([, list]) => list.length > 0);
  return new Map(used.map(([key, list]) => [key, writeList(list)]));
}

/** Pages are added in their order. Of the words of a page that begin alike, the best score counts. */
function addScore(list: number[], page: number, score: number): void {
  const last = list.at(-1) ?? -1;
  const pair = joinPair(page, score);
  if (last < joinPair(page, 0)) list.push(pair);
  else if (last < pair) list[list.length - 1] = pair;
}

function writeList(list: number[]): number[] {
  const getScore = (pair: number) => splitPair(pair)[1];
  const best =
    list.length > MOST_LISTED ? list.toSorted((a, b) => getScore(b) - getScore(a)).slice(0, MOST_LISTED) : list;
  const pages = best.map(splitPair).map(([page, score]) => ({ page, score }));
  return writePosting({ count: list.length, pages });
}

function groupTerms(terms: Map<string, number[]>): { first: string; text: string }[] {
  const groups: { first: string; lines: string[]; length: number }[] = [];
  for (const term of [...terms.keys()].sort()) {
    const line = `${JSON.stringify(term)}:${JSON.stringify(terms.get(term))}`;
    const last = groups.at(-1);
    const isFull = last && last.length > TERM_FILE_LENGTH && (isBorder(term) || last.length > 2 * TERM_FILE_LENGTH);
    if (!last || isFull) groups.push({ first: term, lines: [line], length: line.length });
    else {
      last.lines.push(line);
      last.length += line.length;
    }
  }
  return groups.map(({ first, lines }) => ({ first, text: `{${lines.join()}}` }));
}

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
