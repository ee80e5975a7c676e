/** Mistakes around the pages that used to be silent. */
import { describe, expect, it } from "vitest";
import { showProblem } from "../../base/problems.ts";
import type { SiteInput } from "../../config/schema.ts";
import { loadSite } from "../../content/load-site.ts";
import { collectProblems, createCompiled, createConfig, createFolder } from "../../testing/values.ts";
import { checkSite, LIKELY_FILES } from "./check-site.ts";
import { planPages } from "../plan-pages.ts";

const doc = (more = "") => `---\ntitle: A\ndescription: B.\n${more}---\n\nText.\n`;

const FILES = {
  "pages/index.md": doc(),
  "docs/index.md": doc(),
  "docs/lost.md": doc(),
  "docs/hidden.md": doc("unlisted: true\n"),
  "docs/sidebar.yml": "docs: [index]\n",
  "data/languages.yml": "- name: A\n  nameLink: /nowhere\n  variants: []\n",
};

const DOCS: SiteInput["docs"] = [
  { sidebars: "docs/sidebar.yml", versions: [{ name: "a", label: "a", path: "/docs/", dir: "docs", isLast: true }] },
];

async function check(input: Partial<SiteInput>, files: Record<string, string> = FILES): Promise<string[]> {
  const site = await loadSite(await createFolder(files), createConfig(input), "build");
  const targets = [createCompiled({ ids: ["last"] })];
  const pages = planPages(site).map((plan) => ({ plan, ...(plan.path === "/docs/" && { targets }) }));
  const warnings: string[] = [];
  const errors = await collectProblems(() => {
    warnings.push(...checkSite({ site, pages, files: LIKELY_FILES }).map(showProblem));
  });
  return [...errors, ...warnings];
}

it("a doc that no sidebar names is told, unless it is unlisted", async () => {
  expect(await check({ docs: DOCS, pages: "pages" })).toEqual([
    'docs/lost.md:1  no sidebar names this doc: add "lost" to docs/sidebar.yml, or set unlisted: true',
  ]);
});

it("a site without a page at its root is told", async () => {
  expect(await check({ baseUrl: "/site/" })).toEqual([
    'site.config.ts  the site has no page at /site/: add content/pages/index.md, or set "data" for a home page',
  ]);
  expect(await check({ pages: "pages" })).toEqual([]);
});

it("broken links of languages.yml have their line", async () => {
  expect(await check({ data: "data" })).toEqual([
    expect.stringMatching(/^data\/languages\.yml:2 {2}the link "\/nowhere" leads nowhere\./),
  ]);
});

it("broken links and anchors of pages.yml have their line", async () => {
  const words = `home:
  support:
    title: A
    lead: B
    links:
      - { label: C, text: D, href: /nowhere }
      - { label: C, text: D, href: "https://example.org/" }
  why:
    title: A
    more:
      label: B
      href: /docs/#lost
    save: &text { title: A, text: B }
    review: *text
    attention: *text
users:
  closing:
    text: A
    link: { label: B, href: ../doc/ }
`;
  const files = {
    ...FILES,
    "docs/sidebar.yml": "docs: [index, lost]\n",
    "data/languages.yml": "[]\n",
    "data/pages.yml": words,
  };
  const problems = await check(
    { data: "data", docs: DOCS, baseUrl: "/site/", checks: { brokenAnchors: "throw" } },
    files,
  );
  expect(problems).toEqual([
    'data/pages.yml:6  the link "/site/nowhere" leads nowhere.',
    'data/pages.yml:19  the link "../doc/" leads nowhere. Nearest page: /docs.',
    'data/pages.yml:12  the page of "/site/docs/#lost" has no "#lost". Nearest: #last.',
  ]);
});

describe("HTML of the configuration", () => {
  const withItem = (value: string) => ({
    pages: "pages",
    navbar: { title: "A", items: [{ type: "html" as const, value }] },
  });
  const withBar = (html: string) => ({ pages: "pages", announcement: { id: "a", html } });

  it.each([
    ["an item", withItem('<a href="/nowhere">A</a>')],
    ["the announcement", withBar('New: <a href="/nowhere">A</a>')],
  ])("has its links checked in %s", async (_, input) => {
    expect(await check(input)).toEqual([
      expect.stringMatching(/^site\.config\.ts {2}the link "\/nowhere" leads nowhere/),
    ]);
  });

  it("has its tags checked", async () => {
    expect(await check(withItem("<b>A"))).toEqual([
      "site.config.ts  <b> is never closed and would take in the rest: add </b>",
    ]);
    expect(await check(withBar('<b onclick="x()">A</b>'))).toEqual([
      'site.config.ts  the attribute onclick="…" of <b> is blocked by the policy of this site',
    ]);
    expect(await check(withBar('<a href="https://example.org">A</a> <a href="/">B</a>'))).toEqual([]);
  });
});
