/** The promise of search: what readers type leads where it should, with the records of the real site. */
import { beforeAll, expect, it } from "vitest";
import type { RecordIndex } from "../../../src/app/search/embedded/create-index.ts";
import { quoteAnswer } from "../../../src/app/search/embedded/quote-answer.ts";
import { listNextTexts } from "../../../src/app/search/embedded/foresee.ts";
import { loadRecords } from "./load-records.ts";
import { QUESTIONS } from "./questions.ts";
import { createIndexes, listUrls, rateQuestions, readQuestions, type Question, type Rates } from "./rates.ts";

const TABLE: Question[] = QUESTIONS.map(([ask, ...leads]) => ({ ask, leads }));

let indexes: Map<string, RecordIndex>;
let sets: Question[][];

beforeAll(async () => {
  indexes = await createIndexes(await loadRecords());
  sets = [TABLE, ...(await Promise.all((["named", "tuning", "measuring"] as const).map(readQuestions)))];
}, 240_000);

it("there are enough questions, and none twice in a set", () => {
  expect(sets.map((set) => set.length)).toEqual([expect.any(Number), 16, 75, 75]);
  expect(TABLE.length).toBeGreaterThanOrEqual(100);
  expect(sets.map((set) => new Set(set.map(({ ask }) => ask)).size)).toEqual(sets.map((set) => set.length));
  const [, , tuning = [], measuring = []] = sets;
  const known = new Set(tuning.map(({ ask }) => ask));
  expect(measuring.filter(({ ask }) => known.has(ask))).toEqual([]);
});

it("names of options, flags and pages lead to their place: 90 % first, 98 % among the first three", () => {
  const rates = rateQuestions(indexes, TABLE);
  expect(rates.first, showMisses(rates, 1)).toBeGreaterThanOrEqual(0.9);
  expect(rates.firstThree, showMisses(rates, 3)).toBeGreaterThanOrEqual(0.98);
});

it("what once led astray comes first", async () => {
  const rates = rateQuestions(indexes, await readQuestions("named"));
  expect(rates.first, showMisses(rates, 1)).toBe(1);
});

it("what strangers ask does, too, also about languages that only plugins format", async () => {
  const rates = rateQuestions(indexes, await readQuestions("strangers"));
  expect(rates.first, showMisses(rates, 1)).toBeGreaterThanOrEqual(0.95);
  expect(rates.firstThree, showMisses(rates, 3)).toBe(1);
});

it.each([
  "Is there a plugin to rename variables?",
  "Why does my build fail with out of memory?",
  "How do I deploy to Netlify?",
  "Does Prettier remove unused imports?",
  "How do I change the font size in VS Code?",
])("no passage is quoted for %s", (question) => {
  expect(quoteAnswer(indexes, { question, tags: ["docs-default-stable"] }, new Date("2025-11-01")).quotes).toEqual([]);
});

it("a question about a language that only a plugin formats is answered with the plugin", () => {
  const question = "Does Prettier support Svelte?";
  const { quotes } = quoteAnswer(indexes, { question, tags: ["docs-default-stable"] }, new Date("2025-11-01"));
  expect(quotes[0]).toMatchObject({
    title: "prettier-plugin-svelte",
    passages: ["Not built into Prettier, but this plugin adds it."],
  });
});

/** What fails is not shown, because nobody should tune with these questions. */
it("questions that nothing was tuned with have their place first for 90 %, and among the first three for 98 %", async () => {
  const { first, firstThree } = rateQuestions(indexes, await readQuestions("measuring"));
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(firstThree).toBeGreaterThanOrEqual(0.98);
});

it("questions for tuning do as well", async () => {
  const rates = rateQuestions(indexes, await readQuestions("tuning"));
  expect(rates.first, showMisses(rates, 1)).toBeGreaterThanOrEqual(0.9);
  expect(rates.firstThree, showMisses(rates, 3)).toBeGreaterThanOrEqual(0.98);
});

it("a language that only a plugin formats leads to the plugin, which says so, and not to a longer word", () => {
  const stable = indexes.get("docs-default-stable");
  const texts = stable?.records.filter(({ title }) => title === "prettier-plugin-java").map(({ text }) => text);
  expect(texts).toEqual(["Not built into Prettier, but this plugin adds it."]);
  expect(listUrls(indexes, "java")[0]).toBe("/docs/plugins#community-plugins");
  expect(listUrls(indexes, "php")[0]).toBe("/docs/plugins#official-plugins");
  // Prettier formats YAML itself.
  expect(listUrls(indexes, "yaml")[0]).not.toContain("plugins");
});

it("docs come before release notes, unless a release is asked for", () => {
  expect(listUrls(indexes, "empty lines")[0]).toMatch(/^\/docs\//);
  expect(listUrls(indexes, "what changed in 3.4")[0]).toMatch(/^\/blog\/.*3\.4\.0/);
  expect(listUrls(indexes, "upgrade to prettier 2")[0]).toBe("/blog/2020/03/21/2.0.0");
});

it("of ten letters that readers type, nine are foreseen", () => {
  const typed = TABLE.flatMap(({ ask }) => [...ask].map((_, at) => [ask.slice(0, at), ask.slice(0, at + 1)]));
  const foreseen = typed.filter(([before, after]) => listNextTexts(before!, [...indexes.values()]).includes(after!));
  expect(foreseen.length / typed.length).toBeGreaterThanOrEqual(0.9);
});

it("an address that is expected exists", () => {
  const urls = new Set([...indexes.values()].flatMap((index) => index.records.map((record) => record.url)));
  const expected = sets.flat().flatMap(({ leads }) => leads);
  expect(expected.filter((url) => !urls.has(url))).toEqual([]);
});

function showMisses({ rated }: Rates, limit: number): string {
  const missed = rated.filter(({ rank }) => rank < 0 || rank >= limit);
  return missed
    .map(({ ask, leads, urls }) => `${ask}: ${leads.join(" ")}, found ${urls.slice(0, 4).join(" ")}`)
    .join("\n");
}
