// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { getPagePath, isPageUrl, isPrefetchable, isPrefetchAllowed, type LinkScope } from "./page-links.ts";

const scope: LinkScope = {
  origin: "https://example.org",
  baseUrl: "/",
  plainPaths: ["/playground/"],
  trailingSlash: "preserve",
};

function createLink(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = new URL(href, scope.origin).href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}

test("never on 2g or while saving data", () => {
  expect(isPrefetchAllowed(undefined)).toBe(true);
  expect(isPrefetchAllowed({ effectiveType: "4g", saveData: false })).toBe(true);
  expect(isPrefetchAllowed({ effectiveType: "2g" })).toBe(false);
  expect(isPrefetchAllowed({ effectiveType: "slow-2g" })).toBe(false);
  expect(isPrefetchAllowed({ effectiveType: "4g", saveData: true })).toBe(false);
});

test("only pages of this site other than the current one", () => {
  const check = (href: string, attributes?: Record<string, string>) =>
    isPrefetchable(createLink(href, attributes), "/docs/options", scope);
  expect(check("/docs/api")).toBe(true);
  expect(check("/docs/api#usage")).toBe(true);
  expect(check("/docs/options#semi")).toBe(false);
  expect(check("/docs/options.html")).toBe(false);
  expect(check("/docs/options.md")).toBe(false);
  expect(check("/playground/")).toBe(false);
  expect(check("https://elsewhere.org/docs/api")).toBe(false);
  expect(check("mailto:someone@example.org")).toBe(false);
  expect(check("/docs/api", { target: "_blank" })).toBe(false);
  expect(check("/docs/api", { "data-plain": "" })).toBe(false);
});

test("a root base takes every path of the origin", () => {
  expect(isPageUrl(new URL("https://example.org/anything"), scope)).toBe(true);
});

test("normalises the path of a page", () => {
  const siteScope = { ...scope, baseUrl: "/site/" };
  expect(getPagePath("/site/docs/options.html", siteScope)).toBe("/site/docs/options");
  expect(getPagePath("/site/docs/index.html", siteScope)).toBe("/site/docs/");
  expect(getPagePath("/site/docs/options", { ...siteScope, trailingSlash: "always" })).toBe("/site/docs/options/");
  expect(getPagePath("/site/docs/", { ...siteScope, trailingSlash: "never" })).toBe("/site/docs");
  expect(getPagePath("/site/", { ...siteScope, trailingSlash: "never" })).toBe("/site/");
});
