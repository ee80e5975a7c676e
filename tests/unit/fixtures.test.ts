import { describe, expect, it } from "vitest";
import type { DocPage, Page } from "../../src/shared/page.ts";
import { loadFixture } from "./load-fixture.ts";

const getPage = <K extends Page["kind"]>(pages: Page[], path: string, kind: K) => {
  const page = pages.find((each) => each.path === path);
  expect(page?.kind, `${path} in ${pages.map((each) => each.path).join(" ")}`).toBe(kind);
  return page as Extract<Page, { kind: K }>;
};

/** Every address of this site in a value: fields of pages and attributes of their HTML. */
function listAddresses(value: unknown): string[] {
  const text = JSON.stringify(value);
  return [...text.matchAll(/(?:"(?:href|src|path|markdownUrl|canonical)":"| (?:href|src)=\\")(\/[^"\\]*)/g)].map(
    (match) => match[1]!,
  );
}

describe("broken", () => {
  it("tells all problems at once, each with file, line and the nearest target", async () => {
    const { errors, warnings } = await loadFixture("broken");
    expect(errors).toEqual([
      'docs/current/index.md:6  the link "/docs/opitons" leads nowhere. Nearest page: /docs/options.',
      'docs/current/index.md:8  the image "./missing.svg" (docs/current/missing.svg) does not exist. Nearest file: mising.svg.',
    ]);
    expect(warnings.toSorted()).toEqual([
      'docs/current/again.md:1  no sidebar names this doc: add "again" to docs/sidebar.yml, or set unlisted: true',
      'docs/current/index.md:6  the link to "optoins.md" leads to no Markdown file. Nearest: options.md.',
      'docs/current/index.md:6  the page of "/docs/options#semicolon" has no "#semicolon". Nearest: #semicolons.',
      "docs/current/options.md:1  docs/current/options.md and docs/current/again.md have the same address /docs/options",
      'site.config.ts  the site has no page at /: add content/pages/index.md, or set "data" for a home page',
    ]);
  });
});

describe("many-versions", () => {
  it("has nothing to complain about", async () => {
    const { errors, warnings, pages } = await loadFixture("many-versions");
    expect([errors, warnings]).toEqual([[], []]);
    expect(pages.filter((page) => page.kind === "doc")).toHaveLength(7);
  });

  it("offers every doc in every version, or else the version's root", async () => {
    const { pages } = await loadFixture("many-versions");
    const extra = getPage(pages, "/docs/2.0/extra", "doc");
    expect(extra.alternates.map(({ name, href, hasDoc }) => `${name} ${href} ${hasDoc}`)).toEqual([
      "current /docs/next/extra true",
      "3.0 /docs/extra true",
      "2.0 /docs/2.0/extra true",
      "1.0 /docs/1.0/ false",
    ]);
  });

  it("suggests the latest version everywhere else", async () => {
    const { pages } = await loadFixture("many-versions");
    const docs = pages.filter((page): page is DocPage => page.kind === "doc");
    for (const doc of docs) {
      expect(
        doc.alternates.filter(({ isLast }) => isLast).map(({ name }) => name),
        doc.path,
      ).toEqual(["3.0"]);
      const latest = doc.docId === "index" ? "/docs/" : "/docs/extra";
      expect([doc.canonical, doc.noindex ?? false], doc.path).toEqual(
        doc.version.isLast ? [undefined, false] : [latest, true],
      );
    }
  });

  it("keeps links between files inside of their version", async () => {
    const { pages } = await loadFixture("many-versions");
    const links = ["/docs/next/extra", "/docs/extra", "/docs/2.0/extra"].map(
      (path) => getPage(pages, path, "doc").html["body"],
    );
    expect(links.map((html) => /href="([^"]*)"/.exec(html!)![1])).toEqual(["/docs/next/", "/docs/", "/docs/2.0/"]);
  });

  it("has no feeds without a blog", async () => {
    const { files } = await loadFixture("many-versions");
    expect(files.map(({ path }) => path).filter((path) => !path.endsWith(".md"))).toEqual([]);
  });
});

describe("base-path", () => {
  it("has nothing to complain about", async () => {
    const { errors, warnings } = await loadFixture("base-path");
    // It has code in a language that nothing highlights, on purpose.
    expect([errors, warnings]).toEqual([[], [expect.stringContaining('the language "unknown" is not highlighted')]]);
  });

  it("has every address below the base path", async () => {
    const { site, pages } = await loadFixture("base-path");
    expect(listAddresses({ href: "/a", body: '<a href="/b">' })).toEqual(["/a", "/b"]);
    for (const [name, value] of [
      ["site data", { ...site.data, locales: {} }] as const,
      ...pages.map((page) => [page.path, page] as const),
    ]) {
      const addresses = listAddresses(value);
      expect(addresses.length, name).toBeGreaterThan(0);
      expect(
        addresses.filter((address) => !address.startsWith("/site/")),
        name,
      ).toEqual([]);
    }
  });

  it("has every page at an address with a slash at its end", async () => {
    const { pages } = await loadFixture("base-path");
    expect(pages.map((page) => page.path).filter((path) => !path.endsWith("/"))).toEqual(["/site/404"]);
  });

  it("gives images their size and serves them below the base path", async () => {
    const { pages, files } = await loadFixture("base-path");
    const html = getPage(pages, "/site/manual/guide/", "doc").html["body"]!;
    const [, src] = /<img src="\/site\/(assets\/square-\w+\.svg)" alt="A square" width="\d+" height="\d+"/.exec(html)!;
    expect(files.map(({ path }) => path)).toContain(src);
  });

  it("has drafts only while developing", async () => {
    const [built, developed] = [await loadFixture("base-path"), await loadFixture("base-path", "dev")];
    const path = "/site/manual/later/";
    expect(built.pages.map((page) => page.path)).not.toContain(path);
    expect(getPage(developed.pages, path, "doc")).toMatchObject({ draft: true });
    expect(built.site.docs[0]!.versions[0]!.draftIds).toEqual(["later"]);
  });

  it("has feeds at the configured address", async () => {
    const { files } = await loadFixture("base-path");
    const rss = files.find(({ path }) => path === "news/rss.xml");
    expect(String(rss!.contents)).toContain("https://example.org/site/news/2024/02/03/second/");
  });
});
