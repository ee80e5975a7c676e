import { expect, it } from "vitest";
import { drawChart } from "./draw-chart.ts";

const columns = ["options KB", "largest ms", "click ms", "cold build s", "MB", "installed MB"];

it("draws a bar for each site and number, the longest as long as there is room, and leaves ratios out", () => {
  const rows = [
    { label: "this site", values: [30, 600, 80, 10, 500, 300] },
    { label: "Other", values: [60, 1200, 160, 20, 1000, 600] },
    { label: "ours / Other", values: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5] },
  ];
  const lengths = [...drawChart({ title: "peers", columns, rows }).matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(
    ([, length]) => Number(length),
  );
  expect(lengths).toEqual(columns.flatMap(() => [116, 232]));
});

it("says which column is missing", () => {
  expect(() => drawChart({ title: "peers", columns: [], rows: [] })).toThrow('no column "options KB"');
});
