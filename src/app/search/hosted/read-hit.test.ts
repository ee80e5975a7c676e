import { expect, test } from "vitest";
import { parseHighlight, readHit, rewriteUrl } from "./read-hit.ts";

const rules = { url: "https://example.org", baseUrl: "/site/", versionLabels: new Map([["docs-a", "stable"]]) };

test.each([
  ["plain", ["plain"]],
  ["a <mark>b</mark> c", ["a ", "b", " c"]],
  ["<mark>a</mark><mark>b</mark>", ["", "ab"]],
  ["</mark>a<mark>b", ["a", "b"]],
  ["<mark><mark>a</mark>b</mark>", ["", "a", "b"]],
  ["<mark onclick=x>a</mark>", ["<mark onclick=x>a"]],
  ["<img src=x onerror=alert(1)><mark><script></mark>", ["<img src=x onerror=alert(1)>", "<script>"]],
])("of %s only the marks are read, the rest is text", (text, parts) => {
  expect(parseHighlight(text)).toEqual(parts);
});

test.each([
  ["https://example.org/site/docs/a#b", "/site/docs/a#b"],
  ["https://preview.example.net/docs/a?x=1#b", "/site/docs/a?x=1#b"],
  ["/docs/a", "/site/docs/a"],
  ["//evil.example/docs", "/site/docs"],
  ["https://example.org//evil.example/x", "/site/evil.example/x"],
  ["https://example.org/\\evil.example/x", "/site/evil.example/x"],
  ["https://elsewhere.example/a", "https://elsewhere.example/a"],
  ["javascript:alert(1)//elsewhere.example", undefined],
  ["data:text/html,x", undefined],
  ["http://[", undefined],
])("the address %s leads to %s", (address, expected) => {
  expect(rewriteUrl(address, { ...rules, externalUrlRegex: "elsewhere\\.example" })).toBe(expected);
});

test("records of a crawler are read, too: no kind, text as in the source of a page, a paragraph below its heading", () => {
  const hit = readHit(
    {
      objectID: "1",
      url: "https://example.org/docs/a#b",
      type: "content",
      docusaurus_tag: ["docs-a", "docs-b"],
      hierarchy: { lvl0: "Docs", lvl1: "A &amp; B", lvl2: "C", lvl3: null },
      _highlightResult: { hierarchy: { lvl1: { value: "A &amp; <mark>B</mark>" } } },
      _snippetResult: { content: { value: "&lt;b&gt; <mark>&amp;lt;</mark>" } },
    },
    rules,
  );
  expect(hit).toMatchObject({
    kind: "guide",
    version: "stable",
    area: "Docs",
    pageTitle: "A & B",
    title: ["C"],
    path: [],
    excerpt: ["<b> ", "&lt;"],
  });
});

test("our own records hold plain text", () => {
  const record = { objectID: "1", url: "/a", type: "lvl1", kind: "guide", hierarchy: { lvl0: "D", lvl1: "&lt;" } };
  expect(readHit(record, rules)).toMatchObject({ title: ["&lt;"], pageTitle: "&lt;", excerpt: [""] });
});

test.each([null, 1, "x", [], {}, { objectID: 1, url: "/a" }, { objectID: "1", url: "/a", hierarchy: "x" }])(
  "%j is no hit",
  (value) => {
    expect(readHit(value, rules)).toBeUndefined();
  },
);
