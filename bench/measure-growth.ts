/** How builds, edits, a page's bytes and the first search grow with the number of pages. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { makePages } from "./many-pages.ts";
import { BUILD, measureProcess } from "./measure-build.ts";
import { startDev } from "./measure-dev.ts";
import { takeMedian, type Table } from "./table.ts";

const SIZES = [1000, 5000, 20_000];
/** Its title, which is one more than the number in its name, is searched for. */
const EDITED_FILE = "docs/page-77.md";
const QUERY = "page 78";
const EDITS = 3;
/** In milliseconds: the first page of the dev server waits for all sources. */
const PATIENCE = 120_000;
/** The posts follow in the background, and the preview follows the result. */
const NOT_WAITED_FOR = /\/default\.json$|\/preview-[\w-]+\.js$/;

const CONFIG = `import { defineSite } from "./src/engine/config/define-site.ts";

export default defineSite({
  title: "Growth",
  tagline: "More and more",
  description: "A site that grows.",
  favicon: "/favicon.svg",
  url: "https://example.org",
  i18n: { defaultLocale: "en", locales: { en: { label: "English", htmlLang: "en", path: "en" } } },
  navbar: { title: "Growth", items: [] },
  docs: [{ sidebars: "docs/sidebar.yml", versions: [{ name: "stable", label: "stable", path: "/docs/", dir: "docs", isLast: true }] }],
});
`;

export async function measureGrowth(browser: Browser): Promise<Table> {
  const rows = [];
  for (const size of SIZES) rows.push(await measureAll(size, browser));
  return {
    title: "pages",
    note: "Docs of three paragraphs, a table and a code block each; the sidebar names ten of them. Built without a cache, then again after each of three edits. Memory is that of all processes together. Search: what a reader loads, compressed, from the first key to the result of a search for one page.",
    columns: [
      "build s per 1,000 pages",
      "MB",
      "MB per 1,000 pages",
      "bytes of a page (brotli)",
      "build after an edit s",
      "edit to screen in `npm run dev` s",
      "KB before the first search result",
    ],
    rows,
  };
}

async function measureAll(size: number, browser: Browser): Promise<Table["rows"][number]> {
  return withSite(size, async (root) => {
    const { seconds, memory, bytes } = await measureCold(root);
    const rebuilds = [];
    // More than one, as the system still writes to its disk what the first build has made.
    for (let count = 0; count < EDITS; count++) {
      appendFileSync(path.join(root, EDITED_FILE), "\nEdited.\n");
      rebuilds.push((await measureProcess(BUILD, root)).seconds);
    }
    const edit = await measureEdit(browser, root);
    const search = await weighSearch(browser, path.join(root, "dist"));
    return {
      label: size.toLocaleString("en"),
      values: [(1000 * seconds) / size, memory, (1000 * memory) / size, bytes, takeMedian(rebuilds), edit, search],
    };
  });
}

/** Seconds and megabytes of the build, and bytes of a page. */
export function measureSize(size: number): Promise<{ seconds: number; memory: number; bytes: number }> {
  return withSite(size, measureCold);
}

async function measureCold(root: string): Promise<{ seconds: number; memory: number; bytes: number }> {
  const { seconds, memory } = await measureProcess(BUILD, root);
  return { seconds, memory, bytes: readFileSync(path.join(root, "dist/docs/index.html.br")).length };
}

async function withSite<Result>(size: number, measure: (root: string) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(path.join(tmpdir(), "growth-"));
  try {
    createSite(root, size);
    // As those of a writer, most sources are older than a few seconds: only then do builds trust their times.
    await setTimeout(4000);
    return await measure(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function createSite(root: string, size: number): void {
  for (const name of ["src", "node_modules", "package.json", "package-lock.json", "tsconfig.base.json"])
    symlinkSync(path.resolve(name), path.join(root, name));
  writeFileSync(path.join(root, "site.config.ts"), CONFIG);
  mkdirSync(path.join(root, "docs"));
  const listed = Array.from({ length: 10 }, (_, index) => `page-${index}`);
  writeFileSync(path.join(root, "docs/sidebar.yml"), `docs: [index, ${listed.join(", ")}]\n`);
  for (const { name, title, description, body } of makePages(size))
    writeFileSync(
      path.join(root, "docs", `${name}.md`),
      `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}`,
    );
}

/** Seconds from saving a file until the browser shows the change: the median of some edits. */
async function measureEdit(browser: Browser, root: string): Promise<number> {
  const server = await startDev(root);
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    await page.goto(`${server.url}docs/${path.basename(EDITED_FILE, ".md")}`);
    await page.mouse.move(300, 300);
    await page.locator("html[data-app=on]").waitFor();
    const times = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const words = `Edited ${edit} times.`;
      const saved = performance.now();
      appendFileSync(path.join(root, EDITED_FILE), `\n${words}\n`);
      await page.getByText(words).waitFor();
      times.push((performance.now() - saved) / 1000);
    }
    return takeMedian(times);
  } finally {
    await page.close();
    await server.close();
  }
}

/** Kilobytes of the code, styles and records that a search asks for until its first result is shown. */
async function weighSearch(browser: Browser, dir: string): Promise<number> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  // Not from our server, which reads a whole build before its first answer. That takes long for the largest of these sites.
  await page.route("http://localhost/**", (route) => {
    const file = findFile(dir, route.request().url());
    return route.fulfill(file ? { path: file } : { status: 404 });
  });
  try {
    await page.goto("http://localhost/docs/");
    await page.mouse.move(300, 300);
    await page.locator("html[data-app=on]").waitFor();
    const files = new Set<string>();
    page.on("request", (request) => files.add(new URL(request.url()).pathname));
    page.on("worker", (worker) => files.add(new URL(worker.url()).pathname));
    await page.keyboard.press("/");
    await page.locator(".search-dialog [role=combobox]").fill(QUERY);
    await page
      .locator(`.search-list a[href^="/docs/${path.basename(EDITED_FILE, ".md")}"]`)
      .first()
      .waitFor();
    const waitedFor = [...files].filter((file) => /^\/(?:assets|search)\//.test(file) && !NOT_WAITED_FOR.test(file));
    return waitedFor.reduce((sum, file) => sum + weigh(path.join(dir, file)), 0) / 1024;
  } finally {
    await page.close();
  }
}

function findFile(dir: string, url: string): string | undefined {
  const file = path.join(dir, new URL(url).pathname);
  return [path.join(file, "index.html"), `${file}.html`, file].find((each) => existsSync(each));
}

/** Files that are too short to be compressed are sent as they are. */
function weigh(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
