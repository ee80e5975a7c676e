/**
 * How much each term says about each page. That is kept between builds: to find the terms of thousands of pages takes longer than most of
 * what a build does after an edit.
 */
import { readFileSync } from "node:fs";
import { MOST_SCORE } from "../../../shared/search/split.ts";
import { getTerms, splitWords } from "../../../shared/search/terms.ts";
import type { SearchPage } from "../../../shared/search/records.ts";
import { hashOf } from "../../base/cache.ts";
import { writeLines } from "../../base/write-lines.ts";

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
  /** Another engine may find other terms. */
  engineHash: string;
}

interface Head {
  engineHash: string;
  /** Some of them may be on no page any more. They are few, and gone with the next engine. */
  terms: string[];
}
/** The first line of a store is its `Head`, and each further one is of this kind. */
type PageLine = [key: string, scores: number[]];

/** A number and a score as one number, because there are millions of them. */
export function joinPair(number: number, score: number): number {
  return number * (MOST_SCORE + 1) + score;
}

export function splitPair(pair: number): [number: number, score: number] {
  return [Math.floor(pair / (MOST_SCORE + 1)), pair % (MOST_SCORE + 1)];
}

/** The texts are the pages as JSON. */
export function scorePages(pages: SearchPage[], texts: string[], store?: ScoreStore): TermScores {
  const known = store ? readStore(store) : NO_SCORES;
  const places = new Map(known.terms.map((term, place) => [term, place]));
  const lines = pages.map((page, index): PageLine => {
    const key = hashOf(texts[index]);
    return [key, known.pages.get(key) ?? scorePage(page, places)];
  });
  const terms = [...places.keys()];
  const isKnown = lines.length === known.pages.size && lines.every(([key]) => known.pages.has(key));
  if (store && !isKnown) {
    const head: Head = { engineHash: store.engineHash, terms };
    writeLines(
      store.file,
      [head, ...lines].map((line) => JSON.stringify(line)),
    );
  }
  return { terms, pages: lines.map(([, scores]) => scores) };
}

const NO_SCORES = { terms: [] as string[], pages: new Map<string, number[]>() };

function readStore({ file, engineHash }: ScoreStore): typeof NO_SCORES {
  try {
    const [first = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const head = JSON.parse(first) as Head;
    if (head.engineHash !== engineHash) return NO_SCORES;
    return { terms: head.terms, pages: new Map(lines.map((line) => JSON.parse(line) as PageLine)) };
  } catch {
    // There is none, or it is damaged: then all terms are found again.
    return NO_SCORES;
  }
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
