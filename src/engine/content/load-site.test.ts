import { describe, expect, it } from "vitest";
import type { SiteInput } from "../config/schema.ts";
import { collectProblems, createConfig, createFolder } from "../testing/values.ts";
import type { BuildMode } from "./docs.ts";
import { loadSite } from "./load-site.ts";

const page = (fields = "") => `---\ntitle: Title\ndescription: Words.\n${fields}---\n\nText.\n`;
const input: Partial<SiteInput> = {
  pages: "pages",
  docs: [
    {
      sidebars: "sidebar.yml",
      versions: [{ name: "current", label: "next", path: "/docs/", dir: "docs", isLast: true }],
    },
  ],
  blog: { dir: "blog", title: "Blog", description: "News." },
};
const files = {
  "sidebar.yml": "main: [index]\n",
  "docs/index.md": page(),
  "pages/help.md": page(),
  "pages/later.md": page("draft: true\n"),
  "blog/authors.yml": "ada:\n  name: Ada\n",
  "blog/2024-01-02-a.md": page("authors: [ada]\n") + "\n<!-- truncate -->\n",
};
const load = async (more: Record<string, string> = {}, options: { mode?: BuildMode; site?: Partial<SiteInput> } = {}) =>
  loadSite(
    await createFolder({ ...files, ...more }),
    createConfig({ ...input, ...options.site }),
    options.mode ?? "build",
  );

it("knows the address of every Markdown file", async () => {
  expect((await load()).routes).toEqual({
    "docs/index.md": "/docs/",
    "pages/help.md": "/help/",
    "blog/2024-01-02-a.md": "/blog/2024/01/02/a",
  });
});

describe("plain pages", () => {
  it("stand at the name of their file", async () => {
    const site = await load({ "pages/index.md": page(), "pages/about/us.md": page() });
    expect(site.plainPages.map(({ path }) => path)).toEqual(["/about/us/", "/help/", "/"]);
    const never = await load({}, { site: { trailingSlash: "never" } });
    expect(never.plainPages.map(({ path }) => path)).toEqual(["/help"]);
  });

  it("that are drafts exist only while developing", async () => {
    expect((await load({}, { mode: "dev" })).plainPages.map(({ path }) => path)).toEqual(["/help/", "/later/"]);
  });
});

it("problems of docs, posts and pages come together", async () => {
  const problems = await collectProblems(
    load({ "docs/index.md": "Text.", "blog/notes.md": page(), "pages/help.md": page("draft: 5\n") }),
  );
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "docs/index.md:1",
    "blog/notes.md",
    "pages/help.md:4",
  ]);
});

it("a site may be nothing but its configuration", async () => {
  const site = await loadSite(await createFolder(), createConfig(), "build");
  expect(site).toMatchObject({ docs: [], plainPages: [], routes: {}, history: {}, data: { title: "Site" } });
  expect(site).not.toHaveProperty("blog");
  expect(site).not.toHaveProperty("showcase");
});
