import { expect, test } from "vitest";
import { findWords, getStem, normalizeName, splitTerms } from "./terms.ts";

test.each([
  ["trailingComma", "trail comma trailingcomma"],
  ["--trailing-comma", "trail comma trailingcomma"],
  ["Trailing commas", "trail comma"],
  [".prettierrc.json", "prettierrc json prettierrcjson"],
  ["prettier 3.6.0", "prettier 3.6.0"],
  ["jsxBracketSameLine", "jsx bracket sam lin jsxbracketsamelin"],
  ["JavaScript and PhpStorm", "javascript and phpstorm"],
  ["node_modules", "nod modul nodemodul"],
  ["äußern", "äußern"],
  ["…", ""],
])("%s has the terms %s", (text, terms) => {
  expect(splitTerms(text).join(" ")).toBe(terms);
});

test.each([
  ["formatting", "format"],
  ["formatted", "format"],
  ["formats", "format"],
  ["ignoring", "ignor"],
  ["ignore", "ignor"],
  ["dependencies", "dependency"],
  ["css", "css"],
  ["class", "class"],
  ["indentation", "indent"],
  ["automatically", "automatic"],
  ["use", "use"],
  ["3.6.0", "3.6.0"],
])("the stem of %s is %s", (word, stem) => {
  expect(getStem(word)).toBe(stem);
});

test("words are found where they stand", () => {
  expect(findWords("a lint-staged b")).toEqual([
    { start: 0, end: 1, terms: ["a"] },
    { start: 2, end: 13, terms: ["lint", "stag", "lintstag"] },
    { start: 14, end: 15, terms: ["b"] },
  ]);
});

test("names are compared without regard to spelling", () => {
  expect(new Set(["--trailing-comma", "trailingComma", "Trailing comma"].map(normalizeName))).toEqual(
    new Set(["trailingcomma"]),
  );
});
