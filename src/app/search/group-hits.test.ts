import { expect, test } from "vitest";
import { arrangeByPage, groupHits } from "./group-hits.ts";
import { createHit } from "./testing.ts";

test("the hits of a page stand behind its best, at most five of each page", () => {
  const hits = ["a1", "b1", "a2", "a3", "a4", "a5", "a6", "c1", "b2"];
  expect(arrangeByPage(hits, (hit) => hit[0]!)).toEqual(["a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1"]);
});

test("groups are named after their page", () => {
  const hits = [
    createHit({ url: "/a#1", pageUrl: "/a", pageTitle: "A", version: "stable" }),
    createHit({ url: "/a#2", pageUrl: "/a", pageTitle: "A" }),
    createHit({ url: "/b", pageUrl: "/b", pageTitle: "B" }),
  ];
  expect(groupHits(hits).map(({ title, version, hits: own }) => [title, version, own.map((hit) => hit.url)])).toEqual([
    ["A", "stable", ["/a#1", "/a#2"]],
    ["B", undefined, ["/b"]],
  ]);
});
