import { expect, it, vi } from "vitest";
import { mapSteps } from "./load-formatter.ts";

const count = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  ["no input", 0, () => 0],
  ["one input", 1, (input: number) => input],
  ["one result", 100, () => 7],
  ["few steps", 100, (input: number) => Math.floor(Math.sqrt(input))],
  ["a step at each end", 50, (input: number) => (input === 0 ? 0 : input === 49 ? 2 : 1)],
  ["another result each time", 33, (input: number) => input],
])("gives what map gives: %s", (_, length, compute) => {
  expect(mapSteps(count(length), compute)).toEqual(count(length).map(compute));
});

it("computes little where little changes", () => {
  const compute = vi.fn((input: number) => Math.floor(input / 250));
  mapSteps(count(1000), compute);
  expect(compute.mock.calls.length).toBeLessThan(40);
});
