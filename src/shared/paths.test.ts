import { describe, expect, it } from "vitest";
import {
  alignAddress,
  applyTrailingSlash,
  comparablePath,
  getDataFile,
  getHtmlFile,
  getMarkdownFile,
  isExternal,
  isPathWithin,
  isSamePath,
  resolveHref,
  stripBase,
  stripHtmlSuffix,
  withBase,
} from "./paths.ts";

describe("base path", () => {
  it.each([
    ["/", "/docs/options", "/docs/options"],
    ["/site/", "/docs/options", "/site/docs/options"],
    ["/site/", "/", "/site/"],
    ["/site/", "#usage", "#usage"],
    ["/site/", "other.md", "other.md"],
    ["/site/", "//example.org/x", "//example.org/x"],
    ["/site/", "https://example.org/x", "https://example.org/x"],
  ])("%s before %s is %s", (base, href, expected) => {
    expect(withBase(base, href)).toBe(expected);
  });

  it.each([
    ["/", "/docs/", "/docs/"],
    ["/site/", "/site/docs/", "/docs/"],
    ["/site/", "/site/", "/"],
    ["/site/", "/site", "/"],
    ["/site/", "/sitemap", undefined],
    ["/site/", "/docs/", undefined],
  ])("%s taken from %s leaves %s", (base, pathname, expected) => {
    expect(stripBase(base, pathname)).toBe(expected);
  });
});

it.each([
  ["/docs/options.html", "/docs/options"],
  ["/docs/options/index.html", "/docs/options/"],
  ["/index.html", "/"],
  ["/docs/myindex.html", "/docs/myindex"],
  ["/blog/2025/06/23/3.6.0", "/blog/2025/06/23/3.6.0"],
  ["/docs/", "/docs/"],
])("%s without its suffix is %s", (pathname, expected) => {
  expect(stripHtmlSuffix(pathname)).toBe(expected);
});

describe("trailing slash", () => {
  it("is added, removed or left", () => {
    expect(applyTrailingSlash("/a", "always")).toBe("/a/");
    expect(applyTrailingSlash("/a/", "always")).toBe("/a/");
    expect(applyTrailingSlash("/a/", "never")).toBe("/a");
    expect(applyTrailingSlash("/a", "preserve")).toBe("/a");
    expect(applyTrailingSlash("/a/", "preserve")).toBe("/a/");
  });

  it("of the root stays", () => {
    expect(applyTrailingSlash("/", "never")).toBe("/");
    expect(applyTrailingSlash("/", "always")).toBe("/");
  });
});

describe("comparison", () => {
  it.each(["/docs/options", "/docs/options/", "/docs/options.html", "/docs/options/index.html"])(
    "%s is /docs/options",
    (pathname) => {
      expect(comparablePath(pathname)).toBe("/docs/options");
      expect(isSamePath(pathname, "/docs/options")).toBe(true);
      expect(isSamePath(pathname, "/docs/option")).toBe(false);
    },
  );

  it("keeps the root", () => {
    expect(comparablePath("/index.html")).toBe("/");
  });

  it.each([
    ["/docs/next/api", "/docs/next/", true],
    ["/docs/next", "/docs/next/", true],
    ["/docs/next/index.html", "/docs/next", true],
    ["/docs/nextish", "/docs/next/", false],
    ["/docs", "/docs/next/", false],
    ["/anything", "/", true],
  ])("%s within %s: %s", (path, ancestor, expected) => {
    expect(isPathWithin(path, ancestor)).toBe(expected);
  });
});

it.each([
  ["/", "index"],
  ["/docs/", "docs/index"],
  ["/docs/options", "docs/options"],
  ["/blog/2025/06/23/3.6.0", "blog/2025/06/23/3.6.0"],
])("the files of %s are called %s", (path, stem) => {
  expect(getHtmlFile(path)).toBe(`${stem}.html`);
  expect(getDataFile(path)).toBe(`${stem}.page.json`);
  expect(getMarkdownFile(path)).toBe(`${stem}.md`);
});

it("knows addresses that lead elsewhere", () => {
  for (const href of [
    "https://example.org",
    "mailto:a@example.org",
    "//example.org",
    "HTTP://EXAMPLE.ORG",
    "data:,x",
  ]) {
    expect(isExternal(href), href).toBe(true);
  }
  for (const href of ["/docs/", "#usage", "options.md", "./a:b", "?q=a:b", ""])
    expect(isExternal(href), href).toBe(false);
});

describe("links as a host answers them", () => {
  const rules = { baseUrl: "/", plainPaths: ["/playground"] };
  it.each([
    ["/", "/", "/"],
    ["/docs", "/docs/", "/docs"],
    ["/docs/", "/docs/", "/docs"],
    ["/docs/options#semi", "/docs/options/#semi", "/docs/options#semi"],
    ["/search?q=a/b#c?", "/search/?q=a/b#c?", "/search?q=a/b#c?"],
    ["/docs/options.html", "/docs/options/", "/docs/options"],
    ["/docs/index.html#top", "/docs/#top", "/docs#top"],
    ["/blog/2025/06/23/3.6.0", "/blog/2025/06/23/3.6.0/", "/blog/2025/06/23/3.6.0"],
    ["/docs/2.0/", "/docs/2.0/", "/docs/2.0"],
    ["/blog/rss.xml", "/blog/rss.xml", "/blog/rss.xml"],
    ["/docs/options.md#semi", "/docs/options.md#semi", "/docs/options.md#semi"],
    ["/playground", "/playground", "/playground"],
    ["/playground/#x", "/playground/#x", "/playground/#x"],
    ["#usage", "#usage", "#usage"],
    ["other/", "other/", "other/"],
    ["//example.org/x", "//example.org/x", "//example.org/x"],
    ["https://example.org/x", "https://example.org/x", "https://example.org/x"],
    ["mailto:a@example.org", "mailto:a@example.org", "mailto:a@example.org"],
  ])("%s", (href, always, never) => {
    expect(resolveHref(href, { ...rules, trailingSlash: "always" })).toBe(always);
    expect(resolveHref(href, { ...rules, trailingSlash: "never" })).toBe(never);
    expect(resolveHref(href, { ...rules, trailingSlash: "preserve" })).toBe(href);
  });

  it("start with the base path, whose own slash stays", () => {
    const below = { baseUrl: "/site/", plainPaths: ["/site/playground"], trailingSlash: "never" as const };
    expect(["/", "/docs/", "/playground/", "/icon.svg"].map((href) => resolveHref(href, below))).toEqual([
      "/site/",
      "/site/docs",
      "/site/playground/",
      "/site/icon.svg",
    ]);
    expect(["/site/", "/site/docs/", "/sitemap/", "/docs/"].map((href) => alignAddress(href, below))).toEqual([
      "/site/",
      "/site/docs",
      "/sitemap/",
      "/docs/",
    ]);
  });
});
