/** Records of a large site are split, and a search finds in the parts what it would find in the whole. */
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it, test } from "vitest";
import { createSplitIndex } from "../../../src/app/search/embedded/split-index.ts";
import { searchIndexes } from "../../../src/app/search/embedded/search-indexes.ts";
import { loadSite } from "../../../src/engine/content/load-site.ts";
import { emitSearch } from "../../../src/engine/outputs/search/search.ts";
import { makeFiles } from "../../../src/engine/base/output-file.ts";
import { createRecords } from "../../../src/engine/outputs/search/page-records.ts";
import { splitSearchFile } from "../../../src/engine/outputs/search/split.ts";
import { NO_SCORES } from "../../../src/engine/outputs/search/term-scores.ts";
import { createConfig, createFolder } from "../../../src/engine/testing/values.ts";
import type { Compiled } from "../../../src/engine/markdown/context.ts";
import { readPosting, writePosting } from "../../../src/shared/search/split.ts";
import type { SearchFile, SearchPage } from "../../../src/shared/search/records.ts";

const PAGES = 3000;
const SYLLABLES = ["bar", "den", "fol", "gim", "kur", "lam", "mis", "nop", "rat", "sel", "tov", "wex"];
/** A word of its own for each number below 1,728. */
const nameOf = (index: number) => [144, 12, 1].map((place) => SYLLABLES[Math.floor(index / place) % 12]).join("");

function createPage(index: number): SearchPage {
  const text = `A line that is too long is broken where it reads best, as page ${index} of the house says. `.repeat(3);
  return {
    path: `/docs/page-${index}`,
    title: index < 1700 ? `The ${nameOf(index)} rule` : `Page ${index}`,
    kind: "guide",
    area: "Docs",
    sections: [{ text }, { id: "why", title: "Why", level: 2, text: `${text} ${nameOf((index * 7) % 1700)}` }],
  };
}

const whole: SearchFile = {
  buildId: "1",
  subject: "house",
  language: "en",
  tag: "docs-default-stable",
  pages: [
    ...Array.from({ length: PAGES }, (_, index) => createPage(index)),
    { ...createPage(PAGES), title: "Trailing commas", path: "/docs/commas" },
  ],
};

async function split(file: SearchFile) {
  const { rest, files } = splitSearchFile(file, {
    records: createRecords(file.pages.map((page) => ({ path: page.path, describe: () => page }))),
    known: NO_SCORES,
    folder: "search/x/",
    address: "/search/x/",
  });
  return { rest, contents: new Map((await makeFiles(files)).map((each) => [`/${each.path}`, String(each.contents)])) };
}

const parts = await split(whole);

/** The hits, and the bytes of the records that had to be loaded. */
async function search(text: string) {
  const loaded = [JSON.stringify(parts.rest)];
  const index = await createSplitIndex(parts.rest, async (url) => {
    const found = parts.contents.get(url)!;
    loaded.push(found);
    return JSON.parse(found) as unknown;
  });
  const query = { text, tags: [whole.tag], readTags: [whole.tag], limit: 20, isByPage: true };
  const { hits } = searchIndexes(new Map([[whole.tag, await index.narrow!(text)]]), query, new Date());
  return { hits, bytes: loaded.reduce((sum, each) => sum + brotliCompressSync(each).length, 0) };
}

test.each([
  ["a word", nameOf(1234), "/docs/page-1234"],
  ["the beginning of a word", nameOf(1234).slice(0, 7), "/docs/page-1234"],
  ["a misspelt word", nameOf(1234).replace("k", "c"), "/docs/page-1234"],
  ["a word of another form", "trailed comma", "/docs/commas"],
  ["several words, all but one common", `long line ${nameOf(77)} rule`, "/docs/page-77"],
  ["a number", "page 2345", "/docs/page-2345"],
  ["two letters", "tr", "/docs/commas"],
])("%s leads to its page, and loads little", async (_, text, expected) => {
  const { hits, bytes } = await search(text);
  expect(hits[0]?.pageUrl).toBe(expected);
  // Together with the code, this stays below 100 KB.
  expect(bytes).toBeLessThan(70 * 1024);
});

it.each(["constructor", "__proto__", "toString", "valueOf"])("%s is a word like any other", async (text) => {
  expect((await search(text)).hits).toEqual([]);
});

it("the file that every search waits for is small, however many pages there are", () => {
  expect(parts.rest.pages).toEqual([]);
  expect(JSON.stringify(parts.rest).length).toBeLessThan(5000);
});

it("a changed page changes few files", async () => {
  const changed = { ...whole, pages: whole.pages.with(500, { ...createPage(500), title: "Something about zebras" }) };
  const after = (await split(changed)).contents;
  const different = [...after].filter(([url, text]) => parts.contents.get(url) !== text);
  expect(after.size).toBeGreaterThan(100);
  expect(different.length).toBeLessThan(after.size / 5);
});

it("postings are written as numbers and read again", () => {
  const posting = {
    count: 9,
    pages: [
      { page: 700, score: 20 },
      { page: 0, score: 3 },
      { page: 41, score: 3 },
    ],
  };
  expect(readPosting(writePosting(posting))).toEqual(posting);
});

it.each([
  [10, false],
  [900, true],
])("the records of a site of %i pages are split: %s", async (count, isSplit) => {
  const docs = Array.from({ length: count }, (_, index) => (index === 0 ? "index" : `page-${index}`));
  const root = await createFolder({
    "docs/sidebar.yml": "docs: [index]\n",
    ...Object.fromEntries(docs.map((id) => [`docs/${id}.md`, `---\ntitle: ${id}\ndescription: A.\n---\n\nText.\n`])),
  });
  const versions = [{ name: "a", label: "a", path: "/docs/", dir: "docs", isLast: true }];
  const config = createConfig({ baseUrl: "/site/", docs: [{ sidebars: "docs/sidebar.yml", versions }] });
  const site = await loadSite(root, config, "build");
  const compiled = new Map(
    docs.map((id, index) => [
      path.posix.join("docs", `${id}.md`),
      { sections: createPage(index).sections } as unknown as Compiled,
    ]),
  );
  const files = await makeFiles(await emitSearch(site, { compiled, buildId: "1", loadFlags: async () => [] }));
  const entry = JSON.parse(String(files[0]!.contents)) as SearchFile;
  expect(files[0]!.path).toBe("search/docs-default-a.json");
  expect(entry.pages.length > 0).toBe(!isSplit);
  expect(entry.split?.folder).toBe(isSplit ? "/site/search/docs-default-a/" : undefined);
  expect(files.some((file) => file.path === "search/docs-default-a/pages-0.json")).toBe(isSplit);
});
