import { expect, test } from "vitest";
import type { SearchFile, SearchKind } from "../../../shared/search/records.ts";
import { createFile, createPage } from "../testing.ts";
import { createIndex } from "./create-index.ts";
import { searchIndexes } from "./search-indexes.ts";

const STABLE = "docs-default-stable";
const NEXT = "docs-default-current";

const options = createPage({
  sections: [
    { text: "All of them." },
    {
      id: "semicolons",
      title: "Semicolons",
      level: 2,
      text: "Whether statements end with a semicolon.",
      kind: "option",
      names: ["semi", "--no-semi", "--semi"],
      facts: { default: "true" },
    },
    {
      id: "commas",
      title: "Commas",
      level: 2,
      text: "Where a comma trails. Not after a semicolon.",
      kind: "option",
      names: ["trailingComma", "--trailing-comma"],
    },
  ],
});
const cli = createPage({
  path: "/docs/cli",
  title: "Command line",
  sections: [
    { text: "" },
    {
      href: "/docs/options#commas",
      title: "--trailing-comma <all>",
      level: 3,
      text: "`trailingComma`",
      kind: "flag",
      names: ["--trailing-comma"],
    },
  ],
});
const stable = createFile([options, cli]);

interface Extra {
  files?: SearchFile[];
  kinds?: SearchKind[];
  tags?: string[];
  isByPage?: boolean;
}

async function search(text: string, { files = [stable], kinds, tags = [STABLE], isByPage }: Extra = {}) {
  const indexes = new Map(await Promise.all(files.map(async (file) => [file.tag, await createIndex(file)] as const)));
  const query = { text, tags, readTags: [tags[0]!], limit: 20, ...(isByPage && { isByPage }), ...(kinds && { kinds }) };
  return searchIndexes(indexes, query, new Date("2025-01-01"));
}
const urls = async (...input: Parameters<typeof search>) => (await search(...input)).hits.map((hit) => hit.url);

test.each([
  "trailing comma",
  "trailingComma",
  "--trailing-comma",
  "trailingcomma",
  "trailing-commas",
  "trialing comma",
])("%s finds the option, once", async (text) => {
  expect((await urls(text)).filter((url) => url === "/docs/options#commas")).toHaveLength(1);
  expect((await urls(text))[0]).toBe("/docs/options#commas");
});

test("an exact name comes before more words in a text", async () => {
  expect((await urls("semi"))[0]).toBe("/docs/options#semicolons");
  expect((await urls("--no-semi"))[0]).toBe("/docs/options#semicolons");
});

test("a hit has its page, its place, its facts and marked words", async () => {
  const { hits, total, terms } = await search("semicolon");
  expect(total).toBe(2);
  expect(terms).toEqual(["semicolon"]);
  expect(hits[0]).toMatchObject({
    url: "/docs/options#semicolons",
    pageTitle: "Options",
    kind: "option",
    version: "stable",
    facts: { default: "true" },
    title: ["", "Semicolons"],
    excerpt: ["Whether statements end with a ", "semicolon", "."],
  });
});

test("a list by page leaves out what merely mentions the word, but counts it", async () => {
  const { hits, total } = await search("semicolon", { isByPage: true });
  expect(hits.map((hit) => hit.url)).toEqual(["/docs/options#semicolons"]);
  expect(total).toBe(2);
});

test("kinds can be chosen", async () => {
  expect((await search("comma", { kinds: ["flag"] })).hits.map((hit) => hit.kind)).toEqual(["flag"]);
});

test("the version being read comes first", async () => {
  const next = createFile([{ ...options, path: "/docs/next/options" }], { tag: NEXT, version: "next" });
  const files = [stable, next];
  expect((await urls("comma trails", { files, tags: [STABLE, NEXT] }))[0]).toBe("/docs/options#commas");
  expect((await urls("comma trails", { files, tags: [NEXT, STABLE] }))[0]).toBe("/docs/next/options#commas");
});

test("newer posts come before older ones, and docs before posts", async () => {
  const post = (date: string) =>
    createPage({
      path: `/blog/${date}`,
      title: "News",
      kind: "note",
      date,
      sections: [{ text: "The semicolon is back." }],
    });
  const posts = createFile([post("2017-05-01"), post("2024-05-01")], { tag: "default" });
  expect(await urls("semicolon", { files: [posts, stable] })).toEqual([
    "/docs/options#semicolons",
    "/docs/options#commas",
    "/blog/2024-05-01",
    "/blog/2017-05-01",
  ]);
});

test("where nothing is found, names that are spelt alike are proposed", async () => {
  const { hits, near } = await search("trexxlingcomer");
  expect(hits).toEqual([]);
  expect(near).toEqual(["trailingComma"]);
  expect((await search("qqqqqqqq")).near).toEqual([]);
});

test.each(["", " ", "?!", "…"])("nothing is asked by %j", async (text) => {
  expect(await search(text)).toMatchObject({ total: 0, hits: [], terms: [], near: [] });
});

test("a phrase of the keywords counts with all its words, also with those that say nothing alone", async () => {
  const index = createPage({
    path: "/docs/",
    title: "Start",
    sections: [
      { text: "" },
      { title: "Supported languages", level: 2, text: "What is supported.", keywords: "support" },
    ],
  });
  const help = createPage({
    path: "/help/",
    title: "Help",
    kind: "page",
    sections: [{ text: "", keywords: "get support, contact" }],
  });
  const files = [createFile([index, help])];
  const find = async (text: string) => (await search(text, { files })).hits[0]?.url;
  expect(await find("support")).toBe("/docs/#supported-languages");
  expect(await find("get support")).toBe("/help/");
  expect(await find("where can I get support")).toBe("/help/");
});
