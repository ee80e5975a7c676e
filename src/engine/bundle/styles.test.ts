import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { couldMatch, listOptionalStyles, readNeeds } from "./styles.ts";

describe("what a sheet needs", () => {
  it.each([
    ["tags and classes", "@layer a { .tabs { color: red } hr { color: red } }", [[".tabs"], ["hr"]]],
    ["all of a selector", "table.wide > .first { color: red }", [[".first", ".wide", "table"]]],
    ["nested selectors with those around them", ".bar { color: red; a { color: red } }", [[".bar"]]],
    [
      "one of several",
      ":is(.a, .b) hr { color: red }",
      [
        [".a", "hr"],
        [".b", "hr"],
      ],
    ],
    ["nothing that is excluded or asked for elsewhere", ".a:not(.b):has(.c):hover { color: red }", [[".a"]]],
    ["nothing for the element around Markdown", ".prose { mark { color: red } }", [["mark"]]],
    ["nothing for attributes, even alone", '[role="tab"] { color: red } .tabs { color: red }', [[".tabs"]]],
    ["what media queries contain", "@media print { .bar { color: red } }", [[".bar"]]],
  ])("%s", async (_title, css, needs) => expect(await readNeeds(css)).toEqual(needs));
});

it("a sheet could match when all names of one selector are there", () => {
  const sheet = { css: "", needs: [[".a", "hr"], [".tabs"]] };
  expect(couldMatch(sheet, new Set(["p", ".tabs"]))).toBe(true);
  expect(couldMatch(sheet, new Set([".a", "hr"]))).toBe(true);
  expect(couldMatch(sheet, new Set([".a", "p"]))).toBe(false);
});

it("no optional sheet is for every page", async () => {
  const sheets = listOptionalStyles().map(async (file) => {
    const css = await readFile(path.join(PROJECT_ROOT, file), "utf8");
    return { file, needs: await readNeeds(css) };
  });
  const everywhere = new Set(["html", "body", "div", "p", "a", "h1", "h2", "ul", "li", "code", "pre", "nav", "button"]);
  for (const { file, needs } of await Promise.all(sheets)) {
    expect(needs.length, file).toBeGreaterThan(0);
    expect(couldMatch({ css: "", needs }, everywhere), file).toBe(false);
  }
});
