import { expect, test } from "vitest";
import type { SearchFile, SearchPage } from "../../shared/search/records.ts";
import { createRecords, INDEX_SETTINGS } from "./create-records.ts";

const page = (overrides: Partial<SearchPage>): SearchPage => ({
  path: "/docs/options",
  title: "Options",
  kind: "guide",
  area: "Configuring",
  sections: [],
  ...overrides,
});
const file = (tag: string, pages: SearchPage[], version?: string): SearchFile => ({
  buildId: "b",
  subject: "prettier",
  language: "en",
  tag,
  pages,
  ...(version && { version }),
});
const create = (...files: SearchFile[]) => createRecords(files, "https://example.org");

test("a section is a record with its place, its headings and its words", () => {
  const sections = [
    { text: "All of *them*." },
    { id: "js", title: "JavaScript", level: 2, text: "" },
    {
      id: "semi",
      title: "Semicolons",
      level: 3,
      text: "Print `;`",
      kind: "option" as const,
      names: ["semi", "--no-semi"],
      keywords: "asi, semicolons at the end",
      facts: { default: "true" },
    },
    { id: "css", title: "CSS", level: 2, text: "x" },
  ];
  const [whole, js, semi, css] = create(file("docs-default-stable", [page({ sections })], "stable"));
  expect(whole).toMatchObject({ type: "lvl1", anchor: null, content: "All of *them*." });
  expect(js).toMatchObject({ type: "lvl2", content: null });
  expect(semi).toEqual({
    objectID: "/docs/options#semi",
    url: "https://example.org/docs/options#semi",
    url_without_anchor: "https://example.org/docs/options",
    anchor: "semi",
    type: "lvl3",
    content: "Print ;",
    hierarchy: {
      lvl0: "Configuring",
      lvl1: "Options",
      lvl2: "JavaScript",
      lvl3: "Semicolons",
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    language: "en",
    docusaurus_tag: "docs-default-stable",
    version: "stable",
    kind: "option",
    names: ["semi", "--no-semi"],
    keywords: ["asi", "semicolons at the end"],
    facts: { default: "true" },
    weight: { pageRank: 100, level: 60, position: 2 },
  });
  expect(css!.hierarchy).toMatchObject({ lvl2: "CSS", lvl3: null });
});

test("the service searches what readers call a section, too", () => {
  expect(INDEX_SETTINGS.searchableAttributes).toContain("unordered(keywords)");
});

test("what belongs to no version is there once, and of posts the newer one first", () => {
  const help = page({ path: "/help", kind: "page", sections: [{ text: "" }] });
  const post = (date: string) => page({ path: `/blog/${date}`, kind: "note", date, sections: [{ text: "" }] });
  const records = create(
    file("docs-default-stable", [help], "stable"),
    file("docs-default-current", [help], "next"),
    file("default", [post("2017-01-05"), post("2025-06-23")]),
  );
  expect(records.map(({ objectID, docusaurus_tag: tag }) => [objectID, tag])).toEqual([
    ["/help", "default"],
    ["/blog/2017-01-05", "default"],
    ["/blog/2025-06-23", "default"],
  ]);
  const [, older, newer] = records.map((record) => record.weight.pageRank);
  expect(newer).toBeGreaterThan(older!);
});

test("a long text is several records of one place, none too large", () => {
  const sections = [{ id: "a", title: "A", level: 2, text: "word ".repeat(3000) }];
  const records = create(file("docs-default-stable", [page({ sections })], "stable"));
  expect(records.length).toBeGreaterThan(2);
  expect(new Set(records.map((record) => record.objectID)).size).toBe(records.length);
  expect(new Set(records.map((record) => record.url)).size).toBe(1);
  expect(records.map((record) => record.type).slice(0, 2)).toEqual(["lvl2", "content"]);
  expect(records.map((record) => record.content).join(" ")).toBe("word ".repeat(3000).trim());
  for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(10_000);
});
