import { expect, test } from "vitest";
import { moveActive } from "./list-box.ts";

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 0, -1],
] as const)("from %i by %i of %i to %i", (active, step, count, next) => {
  expect(moveActive(active, step, count)).toBe(next);
});
