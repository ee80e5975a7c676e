import { describe, expect, it } from "vitest";
import { checkLinks, type LinkTargets } from "./check-links.ts";

const targets: LinkTargets = {
  base: "/",
  pages: [
    { path: "/", ids: [] },
    { path: "/docs/", ids: ["start"] },
    { path: "/docs/options", ids: ["semicolons", "größe", "100%"] },
    { path: "/blog/2025/06/23/3.6.0", ids: [] },
  ],
  files: new Set(["/blog/rss.xml", "/docs/options.md"]),
  plainPaths: ["/playground/"],
};
const check = (href: string, more: { page?: string; targets?: Partial<LinkTargets> } = {}) => {
  const link = { href, line: 7, file: "docs/a.md", page: more.page ?? "/docs/" };
  const { links, anchors } = checkLinks([link], { ...targets, ...more.targets });
  return [...links, ...anchors].map(({ file, line, message }) => `${file}:${line} ${message}`);
};

describe("links", () => {
  it.each([
    "/docs/",
    "/docs",
    "/docs/index.html",
    "/docs/options/",
    "/docs/options.html",
    "/docs/options?q=1",
    "/",
    "",
    "/blog/2025/06/23/3.6.0",
  ])("to %j are right", (href) => expect(check(href)).toEqual([]));

  it("that lead nowhere name the nearest page", () => {
    expect(check("/docs/opitons")).toEqual([
      'docs/a.md:7 the link "/docs/opitons" leads nowhere. Nearest page: /docs/options.',
    ]);
    expect(check("/qqqqqqqqqqqqqqqqqqqqqqqqqqq")).toEqual([
      'docs/a.md:7 the link "/qqqqqqqqqqqqqqqqqqqqqqqqqqq" leads nowhere.',
    ]);
  });

  it.each(["https://example.org/docs/opitons", "mailto:a@example.org", "//example.org"])(
    "to %s are not ours",
    (href) => {
      expect(check(href)).toEqual([]);
    },
  );

  it("to files and below plain paths are right", () => {
    for (const href of ["/blog/rss.xml", "/docs/options.md", "/playground", "/playground/", "/playground/#code"])
      expect(check(href), href).toEqual([]);
    for (const href of ["/blog/atom.xml", "/playgrounds"]) expect(check(href), href).toHaveLength(1);
  });

  it("that are relative start at their page", () => {
    expect(check("options", { page: "/docs/" })).toEqual([]);
    expect(check("options", { page: "/docs/start" })).toEqual([]);
    expect(check("../docs/options", { page: "/docs/start" })).toEqual([]);
    expect(check("options", { page: "/blog/" })).toHaveLength(1);
  });

  it("with broken escapes are reported like others", () => {
    expect(check("/docs/%zz")).toEqual([expect.stringContaining('the link "/docs/%zz" leads nowhere.')]);
  });
});

describe("below a base path", () => {
  const site = { targets: { base: "/site/" } };

  it("links have to start with it", () => {
    expect(check("/site/docs/options#semicolons", site)).toEqual([]);
    expect(check("/site", site)).toEqual([]);
    expect(check("/site/blog/rss.xml", site)).toEqual([]);
    expect(check("/docs/options", site)).toEqual([
      expect.stringContaining('"/docs/options" leads nowhere. Nearest page: /docs/options.'),
    ]);
  });

  it("relative links stay inside", () => {
    expect(check("options", site)).toEqual([]);
    expect(check("../../docs/options", site)).toHaveLength(1);
  });
});

describe("anchors", () => {
  it.each([
    "/docs/options#semicolons",
    "#start",
    "/docs/options#gr%C3%B6%C3%9Fe",
    "/docs/options#größe",
    "/docs/options#100%",
    "/docs/options#",
  ])("%s are right", (href) => expect(check(href)).toEqual([]));

  it("that do not exist name the nearest", () => {
    expect(check("/docs/options#semicolon")).toEqual([
      'docs/a.md:7 the page of "/docs/options#semicolon" has no "#semicolon". Nearest: #semicolons.',
    ]);
    expect(check("#nothing-like-it")).toEqual([
      'docs/a.md:7 the page of "#nothing-like-it" has no "#nothing-like-it".',
    ]);
  });

  it("in a page that is not compiled are not known", () => {
    expect(check("/help#anything", { targets: { pages: [{ path: "/help" }] } })).toEqual([]);
  });

  it("are told apart from links", () => {
    const links = ["/nowhere", "/docs/#nowhere"].map((href) => ({ href, line: 1, file: "a.md", page: "/" }));
    const problems = checkLinks(links, targets);
    expect([problems.links.length, problems.anchors.length]).toEqual([1, 1]);
  });
});
