import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findLines, HERO_FROM, HERO_RANGES, HERO_TO, listOutputs, type Reflow } from "./hero.ts";

const reflow: Reflow = {
  code: "",
  options: {},
  input: [],
  lines: [["a"], ["b"], ["c"]],
  outputs: [[0, 1], [2]],
  steps: [
    [30, 0],
    [50, 1],
    [60, 0],
  ],
};

it.each([
  [30, ["a", "b"]],
  [49, ["a", "b"]],
  [50, ["c"]],
  [59, ["c"]],
  [200, ["a", "b"]],
  [10, ["a", "b"]],
])("at a width of %i the lines are %j", (width, expected) => {
  expect(findLines(reflow, width).flat()).toEqual(expected);
});

it.each([
  [{ from: 40, to: 49 }, [0]],
  [{ from: 40, to: 50 }, [0, 1]],
  [{ from: 55, to: 70 }, [1, 0]],
])("from %o a reader can drag to the outputs %j", (range, expected) => {
  expect(listOutputs(reflow, range)).toEqual(expected);
});

it("formats for all widths of all ranges, and no other", () => {
  expect([HERO_FROM, HERO_TO]).toEqual([32, 96]);
  for (const { from, to, start } of HERO_RANGES) expect([from <= start, start <= to]).toEqual([true, true]);
});

it.each(HERO_RANGES)("the styles of the $name range have the same numbers", ({ name, from, to, start, rows }) => {
  const styles = readFileSync("src/styles/home/printout.css", "utf8");
  const selector = name === "wide" ? ".printout {" : "&.for-narrow {";
  const block = styles.slice(styles.indexOf(selector)).split("}")[0]!;
  const read = (property: string) => Number(new RegExp(`--${property}: (\\d+);`).exec(block)?.[1]);
  expect([read("from"), read("to"), read("start"), read("rows")]).toEqual([from, to, start, rows]);
});
