import { describe, expect, it } from "vitest";
import {
  createRedirectPages,
  findRedirect,
  getRedirectPattern,
  getRedirectTarget,
  type Redirect,
} from "./redirects.ts";
import { DEFAULT_RULES } from "./rules.ts";

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

it("an address that ends with a slash is one with the bare one", () => {
  const redirects = [{ from: "/old/", to: "/new/" }];
  for (const path of ["/old", "/old/", "/old.html", "/old/index.html"])
    expect(findRedirect(path, redirects)).toBe("/new/");
  expect(findRedirect("/older", redirects)).toBeUndefined();
});

it("does not take forever on a long path", () => {
  // The processor's time: what else the machine does meanwhile is not in it.
  const started = process.cpuUsage();
  findRedirect(`/docs/en/${"index.html/".repeat(2000)}x`, REDIRECTS);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});

describe("redirect pages", () => {
  const redirects = [
    { from: "/docs/en/usage", to: "/docs/install" },
    { from: "/docs/:version/usage", to: "/docs/:version/install" },
    { from: "/docs/en/*", to: "/docs/:splat" },
  ];

  it("stand at every old address of every page, and lead to the page", () => {
    const files = [
      "index.html",
      "404.html",
      "docs/index.html",
      "docs/install.html",
      "docs/next/install.html",
      "docs/a.md",
    ];
    const pages = createRedirectPages({ ...DEFAULT_RULES, base: "/site/", redirects }, files);
    const targets = Object.fromEntries(
      pages.map(({ path, contents }) => [path, /url=([^"]+)/.exec(String(contents))![1]]),
    );
    expect(targets).toEqual({
      "docs/en/usage.html": "/site/docs/install",
      "docs/next/usage.html": "/site/docs/next/install",
      "docs/en/index.html": "/site/docs/",
      "docs/en/install.html": "/site/docs/install",
      "docs/en/next/install.html": "/site/docs/next/install",
    });
  });

  it("never replace a page", () => {
    const files = ["docs/install.html", "docs/en/usage.html"];
    const paths = createRedirectPages({ ...DEFAULT_RULES, redirects }, files).map(({ path }) => path);
    expect(paths).toContain("docs/en/install.html");
    expect(paths).not.toContain("docs/en/usage.html");
  });
});
