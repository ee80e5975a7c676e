/** A reader of one page pays nothing for the other pages, however many there are. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/engine/build.ts";
import { defineSite } from "../../src/engine/config/define-site.ts";

const EXTRA_PAGES = 500;

const config = defineSite({
  title: "Growth",
  tagline: "More and more",
  description: "A site that grows.",
  favicon: "/favicon.svg",
  url: "https://example.org",
  i18n: { defaultLocale: "en", locales: { en: { label: "English", htmlLang: "en", path: "en" } } },
  navbar: { title: "Growth", items: [{ type: "docsVersionDropdown" }] },
  docs: [
    {
      sidebars: "docs/sidebar.yml",
      versions: [
        { name: "current", label: "next", path: "/docs/next/", dir: "docs/next" },
        { name: "stable", label: "stable", path: "/docs/", dir: "docs/stable", isLast: true },
      ],
    },
  ],
});

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "growth-"));
  await write("docs/sidebar.yml", "docs: [index]\n");
  for (const version of ["next", "stable"]) await writeDoc(`docs/${version}/index.md`, "Start");
});

afterAll(() => rm(root, { recursive: true, force: true }));

it(`${EXTRA_PAGES} more pages change the bytes of a page by less than 1 %`, { timeout: 300_000 }, async () => {
  const before = await buildAndWeigh("before");
  await Promise.all(
    Array.from({ length: EXTRA_PAGES }, (_, index) => writeDoc(`docs/stable/page-${index}.md`, `Page ${index}`)),
  );
  const after = await buildAndWeigh("after");
  expect(after.pages).toBe(before.pages + EXTRA_PAGES);
  expect(Math.abs(after.document - before.document) / before.document).toBeLessThan(0.01);
  expect(Math.abs(after.data - before.data) / before.data).toBeLessThan(0.01);
  expect(after.scripts).toBe(before.scripts);
});

async function buildAndWeigh(
  name: string,
): Promise<{ pages: number; document: number; data: number; scripts: number }> {
  const outDir = path.join(root, name);
  const { pages } = await buildSite({ root, config, outDir, cacheDir: path.resolve(".cache/growth") });
  const weigh = async (file: string) => (await readFile(path.join(outDir, file))).length;
  const scripts = (await readdir(path.join(outDir, "assets"))).filter((file) => file.endsWith(".js"));
  const sizes = await Promise.all(scripts.map((file) => weigh(`assets/${file}`)));
  return {
    pages,
    document: await weigh("docs/index.html"),
    data: await weigh("docs/index.page.json"),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function writeDoc(file: string, title: string): Promise<void> {
  return write(file, `---\ntitle: ${title}\ndescription: One of many.\n---\n\nText of ${title}.\n`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}
