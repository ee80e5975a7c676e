import { expect, it } from "vitest";
import { findNearest, getEditDistance } from "./nearest.ts";

it.each([
  ["", "", 0],
  ["abc", "abc", 0],
  ["", "abc", 3],
  ["abc", "", 3],
  ["kitten", "sitting", 3],
  ["opitons", "options", 2],
])("from %j to %j in %i steps", (a, b, distance) => {
  expect(getEditDistance(a, b)).toBe(distance);
});

it("finds the most similar candidate, not the first similar one", () => {
  expect(findNearest("/docs/opitons", ["/docs/editors", "/docs/option", "/docs/options", "/docs/"])).toBe(
    "/docs/options",
  );
});

it("takes the first of equals", () => {
  expect(findNearest("cat", ["bat", "rat"])).toBe("bat");
});

it("ignores case", () => {
  expect(findNearest("DOCID", ["docId", "label"])).toBe("docId");
});

it("finds nothing where nothing is near", () => {
  expect(findNearest("playground", ["api", "cli"])).toBeUndefined();
  expect(findNearest("x", [])).toBeUndefined();
});

it("allows two mistakes in short words", () => {
  expect(findNearest("ab", ["ba"])).toBe("ba");
  expect(findNearest("ab", ["cde"])).toBeUndefined();
});
