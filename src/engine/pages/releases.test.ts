import { describe, expect, it } from "vitest";
import type { Page } from "../../shared/page.ts";
import { createCompiled, createConfig, createFolder } from "../testing/values.ts";
import { loadSite } from "../content/load-site.ts";
import { getPlace } from "../directives/components/timeline.ts";
import { DIRECTIVES } from "../directives/registry.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import { planBlog } from "./blog.ts";

const post = (fields: string) =>
  `---\ntitle: Title\ndescription: About it.\nauthors: [ada]\n${fields}---\n\nSummary.\n\n<!-- truncate -->\n\nRest.\n`;
const FILES = {
  "blog/authors.yml": "ada: { name: Ada }\n",
  "blog/2022-07-02-2.0.0.md": post('version: "2.0.0"\nheadline: Second\n'),
  "blog/2021-03-01-party.md": post(""),
  "blog/2020-01-01-1.10.0.md": post('version: "1.10.0"\nheadline: Tenth\n'),
  "blog/2019-07-02-1.9.0.md": post('version: "1.9.0"\n'),
  "content/data/option-history.yml":
    'first: { since: "0.0.0" }\nsemi:\n  since: "1.9.3"\n  changed:\n    - { version: "2.0.0", what: default true }\ntabs: { since: "1.10.0" }\n',
  "docs/options.md":
    '---\ntitle: Options\ndescription: All.\n---\n\n## Semicolons {#semi #old}\n\n:::option{name="semi"}\n:::\n\n### `Tabs` or not\n\n:::option{values="a" name="tabs"}\n:::\n',
  "docs/sidebar.yml": "docs: [options]\n",
};

async function load<K extends Page["kind"]>(path: string, kind: K) {
  const config = createConfig({
    baseUrl: "/site/",
    blog: { dir: "blog", title: "News", description: "Words." },
    docs: [
      {
        sidebars: "docs/sidebar.yml",
        mainDocId: "options",
        optionsDocId: "options",
        versions: [{ name: "stable", label: "stable", path: "/docs/", dir: "docs", isLast: true }],
      },
    ],
  });
  const site = await loadSite(await createFolder(FILES), config, "build");
  const plan = planBlog(site).find((each) => each.path === path)!;
  const references = (plan.references ?? []).map((source) => compileMarkdown(source, DIRECTIVES));
  const page = plan.describe([createCompiled()], await Promise.all(references));
  expect(page.kind).toBe(kind);
  return { site, page: page as Extract<Page, { kind: K }> };
}

describe("a release post", () => {
  it("leads to its neighbours by version, its options and the playground", async () => {
    const { page } = await load("/blog/2020/01/01/1.10.0", "post");
    expect(page.release).toEqual({
      previous: { label: "Site 1.9", href: "/site/blog/2019/07/02/1.9.0" },
      next: { label: "Site 2.0", href: "/site/blog/2022/07/02/2.0.0" },
      options: [{ name: "tabs", href: "/site/docs/#tabs-or-not" }],
      playground: "/site/playground/",
    });
  });

  it("tells of options that a patch brought and of those that changed", async () => {
    const oldest = (await load("/blog/2019/07/02/1.9.0", "post")).page.release!;
    expect(oldest.options).toEqual([{ name: "semi", href: "/site/docs/#semi" }]);
    expect(oldest.previous).toBeUndefined();
    const newest = (await load("/blog/2022/07/02/2.0.0", "post")).page.release!;
    expect(newest.options).toEqual([{ name: "semi", href: "/site/docs/#semi", what: "default true" }]);
    expect(newest.next).toBeUndefined();
  });

  it("is told from other posts", async () => {
    const { page, site } = await load("/blog/2021/03/01/party", "post");
    expect(page.release).toBeUndefined();
    expect(site.data.blog.hasReleases).toBe(true);
  });
});

describe("the archive", () => {
  it("puts every post on one time line", async () => {
    const { page } = await load("/blog/archive", "archive");
    expect(page.axis).toEqual(["2019", "2020", "2021", "2022"]);
    expect(page.years.map(({ year }) => year)).toEqual(["2022", "2021", "2020", "2019"]);
    expect(page.years.flatMap(({ posts }) => posts)).toMatchObject([
      { start: 87.47, release: { version: "2.0", headline: "Second", end: 100 } },
      { start: 54.04, title: "Title" },
      { start: 25, release: { version: "1.10", headline: "Tenth", end: 87.47 } },
      { start: 12.47, release: { version: "1.9", headline: "Title", end: 25 } },
    ]);
    expect(page.years[1]!.posts[0]!.release).toBeUndefined();
  });

  it("lists the options by the release they came with, each with its changes", async () => {
    const { page } = await load("/blog/archive", "archive");
    expect(page.options).toEqual([
      { name: "first", since: { version: "the first release" }, changes: [] },
      {
        name: "semi",
        href: "/site/docs/#semi",
        since: { version: "1.9.3", href: "/site/blog/2019/07/02/1.9.0" },
        changes: [{ version: "2.0.0", href: "/site/blog/2022/07/02/2.0.0", what: "default true" }],
      },
      {
        name: "tabs",
        href: "/site/docs/#tabs-or-not",
        since: { version: "1.10.0", href: "/site/blog/2020/01/01/1.10.0" },
        changes: [],
      },
    ]);
  });

  it("measures years by their own length", () => {
    expect(getPlace("2020-12-31", ["2020"])).toBe(99.73);
    expect(getPlace("2020-01-01", ["2019", "2020"])).toBe(50);
  });
});
