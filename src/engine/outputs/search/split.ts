/** Splits a large file of search records, so that readers load those that their search is about: see `shared/search/split.ts`. */
import {
  getPageFile,
  getTermFile,
  LONGEST_START,
  MOST_LISTED,
  MOST_SCORE,
  toStartKey,
  writePosting,
} from "../../../shared/search/split.ts";
import { getTerms, splitWords } from "../../../shared/search/terms.ts";
import type { SearchFile, SearchPage, SearchSplit } from "../../../shared/search/records.ts";
import type { OutputFile } from "../../base/output-file.ts";

/** How much a term says about a page, by where it is. */
const TITLE_SCORE = 20;
const HEADING_SCORE = 10;
/** For each time that the text has it. */
const TEXT_SCORE = 1;
const MOST_TEXT_SCORE = 5;

/** In characters. Compressed, a file has about a quarter. */
const TERM_FILE_LENGTH = 24_000;
const PAGE_FILE_LENGTH = 8000;
/** A file of terms ends before a term of which this is true, so that a new term does not change all files behind its own. */
const isBorder = (term: string) => (term.charCodeAt(0) + term.charCodeAt(term.length - 1) + term.length) % 8 === 0;

interface SplitOptions {
  /** The pages of the file as JSON. */
  texts: string[];
  /** The path of the folder inside the site, with a slash at the end. */
  folder: string;
  /** The same as an address. */
  address: string;
}

/** Returns what remains of the file, and the files that it is split into. */
export function splitSearchFile(
  file: SearchFile,
  { texts, folder, address }: SplitOptions,
): { rest: SearchFile; files: OutputFile[] } {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const pagesPerFile = Math.max(1, Math.round(PAGE_FILE_LENGTH / (length / file.pages.length)));
  const pageFiles = chunk(texts, pagesPerFile).map((pages) => `[${pages.join()}]`);
  const termFiles = groupTerms(indexTerms(file.pages));
  const split: SearchSplit = { folder: address, terms: termFiles.map(({ first }) => first), pagesPerFile };
  return {
    rest: { ...file, pages: [], split },
    files: [
      ...termFiles.map(({ text }, index) => ({ path: folder + getTermFile(index), contents: text })),
      ...pageFiles.map((text, index) => ({ path: folder + getPageFile(index), contents: text })),
    ],
  };
}

/** The postings of all terms and of the beginnings of words, as they are written. */
function indexTerms(pages: SearchPage[]): Map<string, number[]> {
  // A page and its score are one number, because there are millions of them.
  const lists = new Map<string, number[]>();
  const add = (key: string, page: number, score: number) => {
    const list = lists.get(key);
    if (list) list.push(page * (MOST_SCORE + 1) + score);
    else lists.set(key, [page * (MOST_SCORE + 1) + score]);
  };
  for (const [index, page] of pages.entries()) {
    const starts = new Map<string, number>();
    for (const [term, found] of scoreTerms(page)) {
      const score = Math.min(MOST_SCORE, found);
      add(term, index, score);
      for (let length = 1; length <= Math.min(LONGEST_START, term.length); length++) {
        const start = term.slice(0, length);
        starts.set(start, Math.max(score, starts.get(start) ?? 0));
      }
    }
    for (const [start, score] of starts) add(toStartKey(start), index, score);
  }
  return new Map([...lists].map(([key, list]) => [key, writeList(list)]));
}

function writeList(list: number[]): number[] {
  const pages = list.map((each) => ({
    page: Math.floor(each / (MOST_SCORE + 1)),
    score: each % (MOST_SCORE + 1),
  }));
  const best = pages.length > MOST_LISTED ? pages.sort((a, b) => b.score - a.score).slice(0, MOST_LISTED) : pages;
  return writePosting({ count: list.length, pages: best });
}

function scoreTerms({ title, sections }: SearchPage): Map<string, number> {
  const scores = new Map<string, number>();
  const raise = (text: string, score: number, most = MOST_SCORE) => {
    for (const word of splitWords(text)) {
      for (const term of getTerms(word)) {
        const known = scores.get(term) ?? 0;
        if (known < most) scores.set(term, Math.min(most, known + score));
      }
    }
  };
  for (const { text } of sections) raise(text, TEXT_SCORE, MOST_TEXT_SCORE);
  for (const { title: heading = "", names = [], keywords = "" } of sections)
    raise([heading, keywords, ...names].join(" "), HEADING_SCORE);
  raise(title, TITLE_SCORE);
  return scores;
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
