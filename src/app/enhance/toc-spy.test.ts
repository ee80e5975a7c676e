import { expect, test } from "vitest";
import { findCurrentIndex } from "./toc-spy.ts";

const position = { tops: [-400, 80, 600], isAtEnd: false, named: -1 };

test("the last heading above the line is being read", () => {
  expect(findCurrentIndex(position)).toBe(1);
  expect(findCurrentIndex({ ...position, tops: [300, 600] })).toBe(-1);
});

test("at the end of the page it is the last, or the one the address names", () => {
  expect(findCurrentIndex({ ...position, isAtEnd: true })).toBe(2);
  expect(findCurrentIndex({ ...position, tops: [-400, 80, 300, 600], isAtEnd: true, named: 2 })).toBe(2);
  expect(findCurrentIndex({ ...position, isAtEnd: true, named: 0 })).toBe(2);
});
