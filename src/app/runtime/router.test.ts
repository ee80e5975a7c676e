// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { LinkScope } from "./page-links.ts";
import { shouldIntercept, type Navigation } from "./router.tsx";

const scope: LinkScope = {
  origin: "https://example.org",
  baseUrl: "/site/",
  plainPaths: ["/site/playground/"],
  trailingSlash: "preserve",
};

function createNavigation(path: string, overrides: Partial<Navigation> = {}): Navigation {
  const destination = { url: new URL(path, "https://example.org/site/").href, sameDocument: false };
  return {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: "push",
    destination,
    ...overrides,
  };
}

function createLink(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector("a")!;
}

const FROM = "https://example.org/site/help";
const sameDocument = { url: "https://example.org/site/docs/", sameDocument: true };

test.each(["docs/options", "docs/options.html", "blog/2025/06/23/3.6.0", "search?q=x", "/site", "docs/#usage"])(
  "%s is a page",
  (path) => expect(shouldIntercept(createNavigation(path), scope, FROM)).toBe(true),
);

test.each([
  "https://elsewhere.org/site/docs",
  "/docs/options",
  "/sites/docs",
  "playground",
  "playground/x#hash",
  "docs/options.md",
  "blog/rss.xml",
])("%s is none", (path) => expect(shouldIntercept(createNavigation(path), scope, FROM)).toBe(false));

test.each<[string, Partial<Navigation>]>([
  ["what the browser keeps", { canIntercept: false }],
  ["hash changes", { hashChange: true }],
  ["downloads", { downloadRequest: "" }],
  ["form posts", { formData: new FormData() }],
  ["reloads", { navigationType: "reload" }],
  ["history.replaceState", { navigationType: "replace", destination: sameDocument }],
  [
    "an entry of the history with the same address",
    { navigationType: "traverse", destination: { url: FROM, sameDocument: true } },
  ],
  ["links into new windows", { sourceElement: createLink('<a href="/" target="_blank">x</a>') }],
  ["download links", { sourceElement: createLink('<a href="/" download>x</a>') }],
  ["links marked as plain", { sourceElement: createLink('<p data-plain><a href="/">x</a></p>') }],
])("leaves alone: %s", (_, overrides) => {
  expect(shouldIntercept(createNavigation("docs/", overrides), scope, FROM)).toBe(false);
});

test("takes the way back to a page of the same document", () => {
  const back = createNavigation("docs/", { navigationType: "traverse", destination: sameDocument });
  expect(shouldIntercept(back, scope, FROM)).toBe(true);
  const link = createLink('<a href="/" target="_self">x</a>');
  expect(shouldIntercept(createNavigation("docs/", { sourceElement: link }), scope, FROM)).toBe(true);
});
