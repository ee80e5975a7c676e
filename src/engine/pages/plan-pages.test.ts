import { describe, expect, it } from "vitest";
import type { SiteInput } from "../config/schema.ts";
import { createConfig, createFolder } from "../testing/values.ts";
import { loadSite } from "../content/load-site.ts";
import type { PagePlan } from "./page-plan.ts";
import { findDuplicateRoutes, planPages } from "./plan-pages.ts";

const page = (fields = "") => `---\ntitle: Title\ndescription: Words.\n${fields}---\n\nText.\n`;
const files = {
  "sidebar.yml": "main: [index]\n",
  "docs/index.md": page(),
  "docs/secret.md": page("unlisted: true\n"),
  "pages/help.md": page(),
  "data/users.yml": "- caption: A\n  infoLink: https://example.org\n",
  "blog/authors.yml": "ada:\n  name: Ada\n",
  "blog/2024-01-02-a.md": page("authors: [ada]\n") + "\n<!-- truncate -->\n",
};
const input: Partial<SiteInput> = {
  pages: "pages",
  data: "data",
  docs: [
    {
      sidebars: "sidebar.yml",
      versions: [{ name: "current", label: "next", path: "/docs/", dir: "docs", isLast: true }],
    },
  ],
  blog: { dir: "blog", title: "Blog", description: "News." },
};
const plan = async (more: Partial<SiteInput> = {}) =>
  planPages(await loadSite(await createFolder(files), createConfig({ ...input, ...more }), "build"));

describe("the pages of a site", () => {
  it("are those of the specification", async () => {
    expect((await plan()).map(({ path }) => path).sort()).toEqual([
      "/",
      "/404",
      "/blog",
      "/blog/2024/01/02/a",
      "/blog/archive",
      "/blog/authors",
      "/blog/authors/ada",
      "/docs/",
      "/docs/secret",
      "/help/",
      "/offline",
      "/search",
      "/users/",
    ]);
  });

  it("follow the trailing-slash policy, except the file for hosts", async () => {
    const paths = (await plan({ trailingSlash: "always" })).map(({ path }) => path);
    expect(paths.filter((path) => !path.endsWith("/"))).toEqual(["/404"]);
  });

  it("that nobody should find ask not to be indexed", async () => {
    expect(
      (await plan())
        .filter(({ describe }) => describe([]).noindex)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(["/404", "/docs/secret", "/offline", "/search"]);
  });

  it("without content are search, not-found and offline", async () => {
    const site = await loadSite(await createFolder(), createConfig(), "build");
    expect(planPages(site).map(({ path }) => path)).toEqual(["/search", "/404", "/offline"]);
  });
});

describe("duplicate routes", () => {
  const createPlan = (path: string, file: string) => ({ path, file }) as PagePlan;

  it("are none where all pages differ", async () => {
    expect(findDuplicateRoutes(await plan())).toEqual([]);
  });

  it("are reported for the later page, whatever the slashes", () => {
    expect(
      findDuplicateRoutes([
        createPlan("/a", "one.md"),
        createPlan("/b", "two.md"),
        createPlan("/a/", "three.md"),
        createPlan("/a", "four.md"),
      ]),
    ).toEqual([
      { file: "three.md", line: 1, message: "three.md and one.md have the same address /a/" },
      { file: "four.md", line: 1, message: "four.md and one.md have the same address /a" },
    ]);
  });
});
