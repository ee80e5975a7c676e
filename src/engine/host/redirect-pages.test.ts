import { expect, it } from "vitest";
import { createRedirectPages } from "./redirect-pages.ts";
import { DEFAULT_RULES } from "./rules.ts";

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
