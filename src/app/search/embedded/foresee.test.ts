import { expect, test } from "vitest";
import { createFile, createPage } from "../testing.ts";
import { createIndex } from "./create-index.ts";
import { listNextTexts } from "./foresee.ts";

const index = await createIndex(
  createFile([
    createPage({ sections: [{ text: "Trees try a trailingComma in 12 triples of trim, tri-state code." }] }),
  ]),
);
const next = (text: string) => listNextTexts(text, [index]);

test("the letters with which words go on, most words first", () => {
  expect(next("tr")).toEqual(["tri", "tra", "tre", "try"]);
  expect(next("a tri")).toEqual(["a trip", "a trim", "a tri-", "a tri "]);
});

test("names go on as a whole and part by part, however they are written", () => {
  expect(next("trailing")).toEqual(["trailingc", "trailing "]);
  expect(next("--trailing-com")).toEqual(["--trailing-comm"]);
  expect(next("TRE")).toEqual(["TREe"]);
});

test("a word may begin with any letter that words begin with, and one that does not exist goes nowhere", () => {
  expect(next("")).toContain("c");
  expect(next("try ")).toContain("try c");
  expect(next("")).not.toContain("1");
  expect(next("qx")).toEqual([]);
});
