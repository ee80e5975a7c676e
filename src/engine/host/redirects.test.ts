import { expect, it } from "vitest";
import { findRedirect, getRedirectPattern, getRedirectTarget, type Redirect } from "./redirects.ts";

const REDIRECTS: Redirect[] = [
  { from: "/docs/en/usage", to: "/docs/install" },
  { from: "/docs/:version/usage", to: "/docs/:version/install" },
  { from: "/docs/en/*", to: "/docs/:splat" },
  { from: "/en/*", to: "/:splat" },
  { from: "/blog/2018/05/23/1.13.0", to: "/blog/2018/05/27/1.13.0" },
];

it.each([
  ["/docs/en/usage", "/docs/install"],
  ["/docs/en/usage.html", "/docs/install"],
  ["/docs/en/usage/", "/docs/install"],
  ["/docs/next/usage.html", "/docs/next/install"],
  ["/docs/en/options.html", "/docs/options"],
  ["/docs/en/next/options.html", "/docs/next/options"],
  ["/docs/en/reindex.html", "/docs/reindex"],
  ["/docs/en/index.html", "/docs/"],
  ["/docs/en/next/index.html", "/docs/next"],
  ["/docs/en/", "/docs/"],
  ["/docs/en", "/docs/"],
  ["/en", "/"],
  ["/en/", "/"],
  ["/en/blog/", "/blog"],
  ["/blog/2018/05/23/1.13.0.html", "/blog/2018/05/27/1.13.0"],
])("%s leads to %s", (from, to) => {
  expect(findRedirect(from, REDIRECTS)).toBe(to);
});

it.each([
  "/",
  "/docs/",
  "/docs/english",
  "/docs/usage",
  "/docs/a/b/usage",
  "/blog/2018/05/23/1x13x0",
  "/english",
  "/x/en/",
  "/en//example.com",
])("%s stays", (path) => {
  expect(findRedirect(path, REDIRECTS)).toBeUndefined();
});

it("the first that matches counts", () => {
  expect(findRedirect("/docs/en/usage", REDIRECTS.toReversed())).toBe("/docs/usage");
});

it("below a base path, pattern and target have it", () => {
  expect(new RegExp(getRedirectPattern(REDIRECTS[2]!, "/a.b/")).exec("/a.b/docs/en/x.html")?.[1]).toBe("x");
  expect(new RegExp(getRedirectPattern(REDIRECTS[2]!, "/a.b/")).test("/axb/docs/en/x.html")).toBe(false);
  expect(getRedirectTarget(REDIRECTS[2]!, "/a.b/")).toBe("/a.b/docs/$1");
});

it("does not take forever on a long path", () => {
  const started = performance.now();
  findRedirect(`/docs/en/${"index.html/".repeat(2000)}x`, REDIRECTS);
  expect(performance.now() - started).toBeLessThan(1000);
});
