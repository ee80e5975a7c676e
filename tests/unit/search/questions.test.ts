/** The promise of search: what readers type leads where it should, with the records of the real site. */
import { beforeAll, expect, it } from "vitest";
import { createIndex, type RecordIndex } from "../../../src/app/search/embedded/create-index.ts";
import { listNextTexts } from "../../../src/app/search/embedded/foresee.ts";
import { searchIndexes } from "../../../src/app/search/embedded/search-indexes.ts";
import { loadRecords } from "./load-records.ts";
import { QUESTIONS } from "./questions.ts";

const DIALOG_LIMIT = 20;
const STABLE = "docs-default-stable";
const IN_FIRST_THREE = 0.95;
const FIRST = 0.8;

let indexes: Map<string, RecordIndex>;

beforeAll(async () => {
  const files = (await loadRecords()).filter((file) => file.tag !== "docs-default-current");
  indexes = new Map(await Promise.all(files.map(async (file) => [file.tag, await createIndex(file)] as const)));
}, 240_000);

/** In the order in which the dialog shows them. */
function search(text: string): string[] {
  const { hits } = searchIndexes(
    indexes,
    { text, tags: [STABLE], readTags: [STABLE], limit: DIALOG_LIMIT, isByPage: true },
    new Date("2025-11-01"),
  );
  return hits.map((hit) => hit.url);
}

function isExpected(url: string, expected: string[]): boolean {
  return expected.some((each) => url === each || (!each.includes("#") && url.split("#")[0] === each));
}

const share = (count: number) => count / QUESTIONS.length;

it("there are at least 100 questions, none twice", () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(QUESTIONS.map(([query]) => query)).size).toBe(QUESTIONS.length);
});

it(`the expected place is among the first three for ${IN_FIRST_THREE * 100} %, first for ${FIRST * 100} %`, () => {
  const ranks = QUESTIONS.map(([query, ...expected]) => {
    const urls = search(query);
    return { query, rank: urls.findIndex((url) => isExpected(url, expected)), expected, urls: urls.slice(0, 4) };
  });
  const missed = ranks.filter(({ rank }) => rank < 0 || rank > 2);
  const notFirst = ranks.filter(({ rank }) => rank !== 0);
  if (process.env["SHOW_MISSES"]) console.log(JSON.stringify({ missed, notFirst }, null, 1));
  expect(share(ranks.length - missed.length), JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(IN_FIRST_THREE);
  expect(share(ranks.length - notFirst.length), JSON.stringify(notFirst, null, 1)).toBeGreaterThanOrEqual(FIRST);
});

it("of ten letters that readers type, nine are foreseen", () => {
  const typed = QUESTIONS.flatMap(([query]) => [...query].map((_, at) => [query.slice(0, at), query.slice(0, at + 1)]));
  const foreseen = typed.filter(([before, after]) => listNextTexts(before!, [...indexes.values()]).includes(after!));
  expect(foreseen.length / typed.length).toBeGreaterThanOrEqual(0.9);
});

it("an address that is expected exists", () => {
  const urls = new Set([...indexes.values()].flatMap((index) => index.records.map((record) => record.url)));
  const expected = QUESTIONS.flatMap(([, ...addresses]) => addresses);
  expect(expected.filter((url) => !urls.has(url))).toEqual([]);
});
