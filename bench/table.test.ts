import { expect, it } from "vitest";
import { showNumber, showTable, takeMedians, takePercentile } from "./table.ts";

it("shows numbers with as many digits as count", () => {
  expect([0.0123, 0.5, 3, 3.456, 1234.5, null].map(showNumber)).toEqual(["0.012", "0.5", "3", "3.5", "1,235", "–"]);
});

it("shows a table that Markdown understands", () => {
  const table = { title: "page", columns: ["KB"], rows: [{ label: "/docs/", values: [17.25] }] };
  expect(showTable(table)).toBe("| page   |   KB |\n| ------ | ---: |\n| /docs/ | 17.3 |");
});

it("takes the median of each number by itself", () => {
  const readings = [
    { a: 1, b: 30 },
    { a: 2, b: 10 },
    { a: 3, b: 20 },
  ];
  expect(takeMedians(readings)).toEqual({ a: 2, b: 20 });
});

it("takes the value that so many stay below", () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([takePercentile(values, 95), takePercentile([7], 95)]).toEqual([95, 7]);
});
