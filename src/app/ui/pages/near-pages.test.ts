import { expect, test } from "vitest";
import type { PagePath } from "../../../shared/page-paths.ts";
import { findNearPages } from "./near-pages.ts";

const PAGES: PagePath[] = [
  ["/", "Prettier"],
  ["/docs/", "What is Prettier?"],
  ["/docs/options", "Options"],
  ["/docs/next/options", "Options (next)"],
  ["/docs/option-philosophy", "Option philosophy"],
  ["/docs/ignore", "Ignoring code"],
  ["/docs/plugins", "Plugins"],
  ["/docs/next/plugins", "Plugins (next)"],
  ["/blog", "Prettier blog"],
  ["/blog/2025/06/23/3.6.0", "Prettier 3.6"],
  ["/blog/2020/03/21/2.0.0", "Prettier 2.0"],
  ["/help/", "Help"],
  ["/playground/", "Playground"],
];
const find = (pathname: string) => findNearPages(PAGES, "/", pathname).map(({ href }) => href);

test.each([
  ["/docs/optoins", "/docs/options"],
  ["/blgo", "/blog"],
  ["/docs/next/opitons", "/docs/next/options"],
  ["/Docs/Options", "/docs/options"],
  ["/docs/options.php", "/docs/options"],
  ["/docs/options.md/", "/docs/options"],
  ["/docs//options", "/docs/options"],
  ["/guide/options", "/docs/options"],
  ["/docs/3.0/plugins", "/docs/plugins"],
  ["/docs/option_philosophy", "/docs/option-philosophy"],
  ["/docs/ignoring%20code", "/docs/ignore"],
  ["/docs/plugin", "/docs/plugins"],
  ["/playgruond", "/playground/"],
  ["/blog/3.6", "/blog/2025/06/23/3.6.0"],
  ["/blog/2025/06/24/3.6.0", "/blog/2025/06/23/3.6.0"],
  ["/doc", "/docs/"],
])("%s may mean %s", (pathname, href) => expect(find(pathname)[0]).toBe(href));

test.each(["/xyzzy", "/wp-login.php", "/docs/kubernetes-operator", "/%E0%A4%A", "/.env"])(
  "%s means no page",
  (pathname) => expect(find(pathname)).toEqual([]),
);

test("proposes at most three pages, and knows the base path", () => {
  expect(find("/docs/optionss").length).toBeLessThanOrEqual(3);
  expect(findNearPages([["/site/docs/options", "Options"]], "/site/", "/site/docs/optoins")).toEqual([
    { href: "/site/docs/options", label: "Options" },
  ]);
});
