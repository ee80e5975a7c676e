/** A reader of one page pays nothing for the other pages, however many there are. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/engine/build.ts";
import config from "../fixtures/many-versions/site.config.ts";

const EXTRA_PAGES = 500;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "growth-"));
  await cp("tests/fixtures/many-versions", root, { recursive: true });
});

afterAll(() => rm(root, { recursive: true, force: true }));

it(`${EXTRA_PAGES} more pages change the bytes of a page by less than 1 %`, async () => {
  const before = await buildAndWeigh("before");
  await Promise.all(Array.from({ length: EXTRA_PAGES }, (_, index) => writeDoc(`page-${index}`, `Page ${index}`)));
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
  // The browser tests build this site, too.
  const cacheDir = path.resolve(".cache/fixtures-cache/many-versions");
  const { pages } = await buildSite({ root, config, outDir, cacheDir });
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

function writeDoc(name: string, title: string): Promise<void> {
  const text = `---\ntitle: ${title}\ndescription: One of many.\n---\n\nText of ${title}.\n`;
  return writeFile(path.join(root, "docs/3.0", `${name}.md`), text);
}
