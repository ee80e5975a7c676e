import { expect, it } from "vitest";
import { normalizePath, readTarget } from "./request-target.ts";

it.each([
  ["/docs/options", "/docs/options", ""],
  ["/docs?a=1", "/docs", "?a=1"],
  ["/docs?a?b", "/docs", "?a?b"],
  ["/docs?", "/docs", ""],
  ["/docs?a#b?c", "/docs", "?a"],
  ["/docs#a?b", "/docs", ""],
  ["http://example.org/docs?a", "/docs", "?a"],
  ["http://example.org:80", "/", ""],
  ["http://[::1]:80?a", "/", "?a"],
])("%s has the path %s and the query %s", (target, path, query) => {
  expect(readTarget(target)).toEqual({ path, query });
});

it.each(["*", "example.org:443", "http:///docs", "http://a:b/docs", "docs", "", "?a"])("%s is no path", (target) => {
  expect(normalizePath(readTarget(target).path)).toBeUndefined();
});

it.each([
  ["/a//b", "/a/b"],
  ["/a/./b", "/a/b"],
  ["/a/../b", "/b"],
  ["/a/%2e%2E/b", "/b"],
  ["/a%2f..%2fb", "/b"],
  ["/a/.", "/a/"],
  ["/a/b/..", "/a/"],
  ["/a/..", "/"],
  ["//", "/"],
  ["/.a/..b", "/.a/..b"],
  ["/%E4%B8%AD", "/中"],
  ["/%25%3f%23", "/%?#"],
])("%s is %s", (raw, path) => expect(normalizePath(raw)).toBe(path));

it.each(["/..", "/a/../..", "/%2e%2e/a", "/%", "/%f", "/%zz", "/a%00", "/a%0d%0ab", "/a\\b", "/a%5cb"])(
  "%s is refused",
  (raw) => expect(normalizePath(raw)).toBeUndefined(),
);
