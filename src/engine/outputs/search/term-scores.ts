/**
 * How much each term says about each page. That is kept between builds: to describe thousands of pages and to find their terms takes longer
 * than most of what a build does after an edit.
 */
import { readFileSync } from "node:fs";
import { MOST_SCORE } from "../../../shared/search/split.ts";
import { getTerms, splitWords } from "../../../shared/search/terms.ts";
import type { SearchPage } from "../../../shared/search/records.ts";
import { writeLines } from "../../base/write-lines.ts";
import type { PageRecord } from "./page-records.ts";

/** By where it is. */
const TITLE_SCORE = 20;
const HEADING_SCORE = 10;
/** For each time that the text has it. */
const TEXT_SCORE = 1;
const MOST_TEXT_SCORE = 5;

export interface TermScores {
  terms: string[];
  /** For each page, its terms and their scores, each pair as one number: see `joinPair`. */
  pages: number[][];
}

/** Where the scores of a search file are kept. */
export interface ScoreStore {
  file: string;
  /** Hash of what all pages depend on, such as the engine. */
  basis: string;
}

interface Head {
  basis: string;
  /** Some of them may be on no page any more. They are few, and gone with the next engine. */
  terms: string[];
}
/** The first line of a store is its `Head`, and each further one is of this kind. */
type PageLine = [key: string, length: number, scores: number[]];

/** What is known of the pages of a search file. */
export interface KnownScores {
  terms: string[];
  pages: Map<string, PageLine>;
}

/** A number and a score as one number, because there are millions of them. */
export function joinPair(number: number, score: number): number {
  return number * (MOST_SCORE + 1) + score;
}

export function splitPair(pair: number): [number: number, score: number] {
  return [Math.floor(pair / (MOST_SCORE + 1)), pair % (MOST_SCORE + 1)];
}

/** For each page, what stands for its text, the length of the text, and the scores. */
export function scorePages(records: PageRecord[], known: KnownScores): { terms: string[]; lines: PageLine[] } {
  const places = new Map(known.terms.map((term, place) => [term, place]));
  const lines = records.map((record): PageLine => {
    const line = known.pages.get(record.key ?? "");
    if (line) return line;
    const key = record.getTextKey();
    return known.pages.get(key) ?? [key, record.getText().length, scorePage(record.getPage(), places)];
  });
  return { terms: [...places.keys()], lines };
}

export const NO_SCORES: KnownScores = { terms: [], pages: new Map() };

export function readScores({ file, basis }: ScoreStore): KnownScores {
  try {
    const [first = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const head = JSON.parse(first) as Head;
    if (head.basis !== basis) return NO_SCORES;
    const pages = JSON.parse(`[${lines.join()}]`) as PageLine[];
    return { terms: head.terms, pages: new Map(pages.map((line) => [line[0], line])) };
  } catch {
    // There is none, or it is damaged: then all terms are found again.
    return NO_SCORES;
  }
}

export function writeScores({ file, basis }: ScoreStore, terms: string[], lines: PageLine[]): void {
  const head: Head = { basis, terms };
  writeLines(
    file,
    [head, ...lines].map((line) => JSON.stringify(line)),
  );
}

/** Notes in `places` terms that no page before has had. */
function scorePage(page: SearchPage, places: Map<string, number>): number[] {
  return [...scoreTerms(page)].map(([term, score]) => {
    const place = places.get(term) ?? places.size;
    places.set(term, place);
    return joinPair(place, score);
  });
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
