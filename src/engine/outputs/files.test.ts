import { makeFiles, type OutputFile } from "../base/output-file.ts";
import { describe, expect, it } from "vitest";
import { loadSite } from "../content/load-site.ts";
import type { NotFoundPage, Page } from "../../shared/page.ts";
import { createDocPage, createSite } from "../../shared/testing.ts";
import { createCompiled, createConfig, createFolder } from "../testing/values.ts";
import { emitImages } from "./images.ts";
import { emitManifest } from "./manifest.ts";
import { emitMarkdownExports } from "./markdown-exports.ts";
import { emitPages } from "./pages.ts";
import { emitSiteMetadata } from "./site-metadata.ts";

async function loadDocsSite(files: Record<string, string> = {}) {
  const versions = [
    { name: "current", label: "next", path: "/docs/", dir: "docs", isLast: true, formatter: "prettier-next" },
  ];
  const root = await createFolder({
    "sidebar.yml": "main: [index]\n",
    "docs/index.md": "---\ntitle: Start\ndescription: Words.\n---\nText.\n",
    ...files,
  });
  return loadSite(root, createConfig({ docs: [{ sidebars: "sidebar.yml", versions }] }), "build");
}

describe("pages", () => {
  const assets = {
    buildId: "b1",
    getStyles: ({ kind }: { kind: string }, names: ReadonlySet<string>) => `/* ${kind} ${[...names].join()} */`,
    bootstrap: "",
    preload: "",
    getScripts: () => ["/assets/client.js"],
  };
  const emit = async (pages: { path: string; page: Page }[]) => {
    const files: OutputFile[] = [];
    const batches = emitPages({
      pages: pages.map(({ path, page }) => ({ path, key: path, complete: () => page, names: new Set([".tabs"]) })),
      site: createSite(),
      assets,
      loadRenderer: async () => ({
        renderApp: async ({ page }) => page.title,
        renderSlots: async ({ page }) => page,
      }),
    });
    for (const batch of batches) {
      // However many there are, few of them are in memory at a time.
      expect(batch.length).toBeLessThanOrEqual(100);
      files.push(...(await makeFiles(batch)));
    }
    return files;
  };

  it("come in batches", async () => {
    const pages = Array.from({ length: 120 }, (_, index) => ({ path: `/docs/${index}`, page: createDocPage() }));
    const files = await emit(pages);
    expect(files).toHaveLength(240);
    expect(files.at(-1)!.path).toBe("docs/119.page.json");
  });

  it("are written as a document and as data with the build id", async () => {
    const page = createDocPage();
    const [document, data] = await emit([{ path: "/docs/options", page }]);
    expect(document).toMatchObject({
      path: "docs/options.html",
      contents: expect.stringMatching(/<style>\/\* doc \.tabs \*\/<\/style>[^]*<div id="app">Options<\/div>/),
      styles: "/* doc .tabs */",
    });
    expect(data!.path).toBe("docs/options.page.json");
    expect(JSON.parse(String(data!.contents))).toEqual({ buildId: "b1", page: { ...page, toc: undefined } });
  });

  it("are named by their path inside the site", async () => {
    const files = await emit([{ path: "/docs/", page: createDocPage({ path: "/site/docs/" }) }]);
    expect(files.map(({ path }) => path)).toEqual(["docs/index.html", "docs/index.page.json"]);
  });

  it("that were not found have no data", async () => {
    const page: NotFoundPage = { kind: "not-found", path: "/404", title: "Nothing", description: "", html: {} };
    expect((await emit([{ path: "/404", page }])).map(({ path }) => path)).toEqual(["404.html"]);
  });
});

describe("the web manifest", () => {
  const app = {
    themeColor: { light: "#111", dark: "#222" },
    touchIcon: "/touch.png",
    icons: [{ src: "/a.png", sizes: "192x192", type: "image/png" }],
  };

  it("leads to the base path", () => {
    const [file] = emitManifest(createConfig({ baseUrl: "/site/", app }));
    expect(file!.path).toBe("site.webmanifest");
    expect(JSON.parse(String(file!.contents))).toMatchObject({
      name: "Site",
      start_url: "/site/",
      scope: "/site/",
      theme_color: "#111",
      icons: [{ src: "/site/a.png", sizes: "192x192", type: "image/png", purpose: "any" }],
    });
  });

  it("is there only for a site that asks for it", () => {
    expect(emitManifest(createConfig())).toEqual([]);
  });
});

it("Markdown exports have a title and a summary", async () => {
  const site = await loadDocsSite();
  const compiled = new Map([["docs/index.md", createCompiled({ markdown: "Text.\n" })]]);
  expect(await makeFiles(emitMarkdownExports(site, compiled))).toEqual([
    { path: "docs/index.md", contents: "# Start\n\n> Words.\n\nText.\n" },
  ]);
});

it("images are copied once, those in public/ not at all", async () => {
  const site = await loadDocsSite({ "docs/a.svg": "<svg/>" });
  const own = { source: "docs/a.svg", output: "/assets/a-1.svg", state: "1" };
  const shared = { source: "public/b.svg", output: "/b.svg", state: "2" };
  const compiled = new Map([
    ["docs/index.md", createCompiled({ images: [own, shared] })],
    ["docs/other.md", createCompiled({ images: [own] })],
  ]);
  expect(await emitImages(site, compiled)).toEqual([{ path: "assets/a-1.svg", contents: Buffer.from("<svg/>") }]);
});

it("site metadata names the versions of framework, plugins and formatters", async () => {
  const [file] = await emitSiteMetadata(await loadDocsSite());
  const { frameworkVersion, pluginVersions } = JSON.parse(String(file!.contents)) as {
    frameworkVersion: string;
    pluginVersions: Record<string, string>;
  };
  expect(file!.path).toBe("site-metadata.json");
  expect(frameworkVersion).toMatch(/^\d+\.\d+\.\d+/);
  expect(Object.keys(pluginVersions)).toEqual(expect.arrayContaining(["react", "vite", "prettier-next"]));
  for (const version of Object.values(pluginVersions)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});
