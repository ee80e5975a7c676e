import { expect, test } from "vitest";
import { formatParams, parseParams } from "./use-search-params.ts";

test.each([
  ["", { text: "" }],
  ["?q=trailing+comma", { text: "trailing comma" }],
  ["?q=a&kind=option&version=all", { text: "a", kind: "option", version: "all" }],
  ["?q=%26%3C&kind=flag", { text: "&<", kind: "flag" }],
] as const)("%s is read and written", (search, params) => {
  expect(parseParams(search)).toEqual(params);
  expect(formatParams({ ...params })).toBe(search);
});

test("a kind that does not exist is none", () => {
  expect(parseParams("?q=a&kind=constructor")).toEqual({ text: "a" });
});
