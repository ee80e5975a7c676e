/** How well search answers: which share of a set of questions has its place first, and among the first three. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { createIndex, type RecordIndex } from "../../../src/app/search/embedded/create-index.ts";
import { searchIndexes } from "../../../src/app/search/embedded/search-indexes.ts";
import type { SearchFile } from "../../../src/shared/search/records.ts";

export interface Question {
  ask: string;
  /** Addresses that answer it. One without a hash stands for the whole page. */
  leads: string[];
  /** Where somebody asked it: an issue, or a page. */
  from?: string;
}

export interface Rated extends Question {
  /** The position of the first address that answers, or -1. */
  rank: number;
  urls: string[];
}

export interface Rates {
  first: number;
  firstThree: number;
  rated: Rated[];
}

export type QuestionSet = "tuning" | "measuring" | "named" | "strangers";

const DIALOG_LIMIT = 20;
const READ = ["docs-default-stable"];
/** Posts lose weight with their age, so the day is fixed. */
const TODAY = new Date("2025-11-01");

export async function readQuestions(set: QuestionSet): Promise<Question[]> {
  return parse(await readFile(path.resolve(`tests/unit/search/questions/${set}.yml`), "utf8")) as Question[];
}

/** The indexes of a reader of the stable docs. */
export async function createIndexes(files: SearchFile[]): Promise<Map<string, RecordIndex>> {
  const read = files.filter((file) => file.tag !== "docs-default-current");
  return new Map(await Promise.all(read.map(async (file) => [file.tag, await createIndex(file)] as const)));
}

/** Addresses in the order in which the dialog shows them. */
export function listUrls(indexes: Map<string, RecordIndex>, text: string): string[] {
  const query = { text, tags: READ, readTags: READ, limit: DIALOG_LIMIT, isByPage: true };
  return searchIndexes(indexes, query, TODAY).hits.map((hit) => hit.url);
}

export function rateQuestions(indexes: Map<string, RecordIndex>, questions: Question[]): Rates {
  const rated = questions.map((question) => {
    const urls = listUrls(indexes, question.ask);
    return { ...question, urls, rank: urls.findIndex((url) => isExpected(url, question.leads)) };
  });
  const share = (limit: number) => rated.filter(({ rank }) => rank >= 0 && rank < limit).length / rated.length;
  return { first: share(1), firstThree: share(3), rated };
}

function isExpected(url: string, expected: string[]): boolean {
  return expected.some((each) => url === each || (!each.includes("#") && url.split("#")[0] === each));
}
