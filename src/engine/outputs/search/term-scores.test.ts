import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SearchPage } from "../../../shared/search/records.ts";
import { createRecords } from "./page-records.ts";
import { NO_SCORES, readScores, scorePages, splitPair, type TermScores, writeScores } from "./term-scores.ts";

let file: string;
beforeEach(() => (file = path.join(mkdtempSync(path.join(tmpdir(), "scores-")), "docs")));
afterEach(() => rmSync(path.dirname(file), { recursive: true, force: true }));

const createPages = (...words: string[]) =>
  words.map((text, index): SearchPage => ({
    path: `/${index}`,
    title: `Page ${index}`,
    kind: "guide",
    area: "",
    sections: [{ text }],
  }));

function score(pages: SearchPage[], engineHash?: string): TermScores {
  const store = engineHash === undefined ? undefined : { file, basis: engineHash };
  const records = createRecords(pages.map((page) => ({ path: page.path, describe: () => page })));
  const { terms, lines } = scorePages(records, store ? readScores(store) : NO_SCORES);
  if (store) writeScores(store, terms, lines);
  return { terms, pages: lines.map(([, , scores]) => scores) };
}

/** What is found does not depend on the order in which terms were first seen. */
const spell = ({ terms, pages }: TermScores) =>
  pages.map((pairs) => Object.fromEntries(pairs.map(splitPair).map(([place, found]) => [terms[place], found])));

it("counts the words of a page, and titles for more", () => {
  expect(spell(score(createPages("comma comma semicolon")))).toEqual([{ comma: 2, semicolon: 1, pag: 20, 0: 20 }]);
});

it("finds the same with what is kept from a build before", () => {
  score(createPages("one", "two", "three"), "engine");
  const edited = createPages("one", "another two", "three");
  expect(spell(score(edited, "engine"))).toEqual(spell(score(edited)));
  const [first, second, third] = edited;
  const moved = [third!, first!, second!];
  expect(spell(score(moved, "engine"))).toEqual(spell(score(moved)));
});

it("keeps the scores of pages that have not changed, and takes none of another engine", () => {
  const pages = createPages("one");
  score(pages, "engine");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"one"', '"other"'));
  expect(spell(score(pages, "engine"))[0]).toHaveProperty("other");
  expect(spell(score(pages, "newer engine"))).toEqual(spell(score(pages)));
});

it("finds all terms again if the file is damaged", () => {
  const pages = createPages("one", "two");
  score(pages, "engine");
  writeFileSync(file, readFileSync(file, "utf8").slice(0, -5));
  expect(spell(score(pages, "engine"))).toEqual(spell(score(pages)));
});
