/** What the visual tests take for a difference, and what not. */
import { describe, expect, it } from "vitest";
import { compareGrids, formatGrid, parseGrid, type Grid } from "../visual/grid.ts";
import { compareLooks, formatLooks, parseLooks, type Look } from "../visual/record.ts";
import { compareBoxes } from "../visual/take-boxes.ts";

const fill = (value: number, columns = 8, rows = 19): Grid =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => [value, value, value]));
const paint = (grid: Grid, rows: number, value: number): Grid =>
  grid.map((row, y) => (y < rows ? row.map(() => [value, value, value]) : row));

describe("colors", () => {
  it("are written as text and read back", () => {
    const grid = [[[255, 0, 17]], [[0, 34, 255]]];
    expect(formatGrid(grid)).toBe("f01\n02f");
    expect(parseGrid("f01\n02f")).toEqual(grid);
  });

  it("may be a little darker, as in another font, but not those of the other mode", () => {
    expect(compareGrids(fill(250), fill(235))).toBe(0);
    expect(compareGrids(fill(250), fill(20))).toBe(1);
  });

  it("of a bar that is gone are a part, of another size all", () => {
    expect(compareGrids(paint(fill(250), 2, 20), fill(250))).toBeCloseTo(3 / 19);
    expect(compareGrids(fill(250), fill(250, 9))).toBe(1);
  });
});

it("parts may move a little, but not far, and none may come or go", () => {
  const kept = { main: [0, 390], aside: [24, 260] } satisfies Look["boxes"];
  expect(compareBoxes(kept, { main: [0, 380], aside: [30, 260] })).toEqual([]);
  expect(compareBoxes(kept, { main: [80, 390], form: [0, 200] })).toEqual([
    "main was at 0 390, is at 80 390",
    "aside is gone",
    "form is new",
  ]);
});

it("looks are kept as text, and told by width and mode", () => {
  const light: Look = { name: "390 light", boxes: { main: [0, 390] }, grid: fill(255) };
  const dark: Look = { name: "390 dark", boxes: { main: [0, 390] }, grid: fill(17) };
  expect(parseLooks(formatLooks([light, dark]))).toEqual([light, dark]);
  expect(compareLooks([light, dark], [light, { ...dark, grid: fill(255) }])).toEqual([
    "390 dark: 100 % of the colors differ",
  ]);
  expect(compareLooks([light], [light, dark])).toEqual(["only these are kept: 390 light"]);
});
