import { expect, test } from "vitest";
import { listNews } from "./list-news.ts";

const minors = Object.fromEntries(["2.8", "3.9", "3.10", "3.11"].map((minor) => [minor, { month: "2026-01" }]));
const news = [{ text: "CSS", id: "css" }];
const list = (before: string, version: string, parser = "css") =>
  listNews({ minors }, { before, after: { version, news }, parser });

test("sections of the post, if no minor version lies between the two releases", () => {
  expect(list("3.9.2", "3.10.0")).toEqual(news);
  expect(list("3.10.0", "3.10.1")).toEqual(news);
  expect(list("2.8.8", "3.10.0")).toEqual([]);
  expect(list("2.7.1", "2.8.8")).toEqual([]);
});

test("only those about the language of the code", () => {
  expect(list("3.9.2", "3.10.0", "yaml")).toEqual([]);
});
