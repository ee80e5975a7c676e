import { describe, expect, it } from "vitest";
import type { DocPage } from "../../shared/page.ts";
import { createCompiled, createConfig, createFolder } from "../testing/values.ts";
import type { BuildMode } from "../content/docs.ts";
import { loadSite } from "../content/load-site.ts";
import { planDocs } from "./docs.ts";

const doc = (title: string, fields = "") => `---\ntitle: ${title}\ndescription: Words.\n${fields}---\n\nText.\n`;
const files = {
  "sidebar.yml": "main:\n  - index\n  - category: More\n    items: [a, secret, b]\n",
  ...Object.fromEntries(
    ["next", "stable"].flatMap((dir) => [
      [`${dir}/index.md`, doc("Start")],
      [`${dir}/a.md`, doc("A")],
      [`${dir}/b.md`, doc("B", "draft: true\n")],
      [`${dir}/secret.md`, doc("Secret", "unlisted: true\n")],
    ]),
  ),
  "next/new.md": doc("New"),
};
const versions = [
  { name: "current", label: "next", path: "/docs/next/", dir: "next", formatter: "prettier-next" },
  { name: "stable", label: "stable", path: "/docs/", dir: "stable", isLast: true },
];

async function describeDocs({ mode = "build" as BuildMode, editUrl = "https://example.com/edit/" } = {}) {
  const config = createConfig({ baseUrl: "/site/", docs: [{ sidebars: "sidebar.yml", editUrl, versions }] });
  const site = {
    ...(await loadSite(await createFolder(files), config, mode)),
    history: { "stable/a.md": "2024-05-06" },
  };
  const plans = planDocs(site);
  const compiled = createCompiled({ html: "<p>Text.</p>", toc: [{ id: "x", text: "X", level: 2 }] });
  return { plans, get: (path: string) => plans.find((plan) => plan.path === path)!.describe([compiled]) as DocPage };
}

it("a doc is complete, with every address below the base path", async () => {
  expect((await describeDocs()).get("/docs/a")).toEqual({
    kind: "doc",
    path: "/site/docs/a",
    title: "A",
    description: "Words.",
    html: { body: "<p>Text.</p>" },
    toc: [{ id: "x", text: "X", level: 2 }],
    docId: "a",
    pluginId: "default",
    version: { name: "stable", label: "stable", isLast: true },
    alternates: [
      { name: "current", label: "next", isLast: false, href: "/site/docs/next/a", hasDoc: true },
      { name: "stable", label: "stable", isLast: true, href: "/site/docs/a", hasDoc: true },
    ],
    sidebarName: "main",
    sidebar: [
      { type: "link", label: "Start", href: "/site/docs/" },
      {
        type: "category",
        label: "More",
        collapsed: false,
        items: [{ type: "link", label: "A", href: "/site/docs/a" }],
      },
    ],
    previous: { label: "Start", href: "/site/docs/" },
    editUrl: "https://example.com/edit/a.md",
    markdownUrl: "/site/docs/a.md",
    updated: "2024-05-06",
  });
});

it("docs compile with the formatter of their version", async () => {
  const { plans } = await describeDocs();
  const formatters = Object.fromEntries(plans.map(({ path, sources }) => [path, sources[0]!.formatter]));
  expect([formatters["/docs/next/a"], formatters["/docs/a"]]).toEqual(["prettier-next", undefined]);
});

describe("other versions", () => {
  it("give way to the latest in search engines", async () => {
    const { get } = await describeDocs();
    expect(get("/docs/next/a")).toMatchObject({ noindex: true, canonical: "/site/docs/a" });
    expect(get("/docs/a")).not.toHaveProperty("canonical");
  });

  it("that lack the doc are entered at their root", async () => {
    const page = (await describeDocs()).get("/docs/next/new");
    expect(page.alternates[1]).toEqual({
      name: "stable",
      label: "stable",
      isLast: true,
      href: "/site/docs/",
      hasDoc: false,
    });
    expect(page).not.toHaveProperty("canonical");
    expect(page).not.toHaveProperty("sidebarName");
    expect(page.sidebar).toEqual([]);
  });
});

describe("unlisted docs", () => {
  it("are in no index, no sidebar of others and no reading order", async () => {
    const { get } = await describeDocs();
    const secret = get("/docs/secret");
    expect(secret).toMatchObject({ unlisted: true, noindex: true });
    expect(secret).not.toHaveProperty("previous");
    expect(JSON.stringify(secret.sidebar)).toContain("/site/docs/secret");
    expect(JSON.stringify(get("/docs/").sidebar)).not.toContain("secret");
  });

  it("are shown to writers", async () => {
    expect(JSON.stringify((await describeDocs({ mode: "dev" })).get("/docs/").sidebar)).toContain("/site/docs/secret");
  });
});

it("drafts are pages only while developing, and say so", async () => {
  expect((await describeDocs()).plans.map(({ path }) => path)).not.toContain("/docs/b");
  const { get } = await describeDocs({ mode: "dev" });
  expect(get("/docs/b")).toMatchObject({ draft: true });
  expect(get("/docs/a").next).toEqual({ label: "B", href: "/site/docs/b" });
});
