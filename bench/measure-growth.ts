/** How the build and a page's bytes grow with the number of pages. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureProcess } from "./measure-build.ts";
import type { Table } from "./table.ts";

const SIZES = [100, 1000, 5000];

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

export async function measureGrowth(): Promise<Table> {
  const rows = [];
  for (const size of SIZES) rows.push(await measureSize(size));
  return {
    title: "pages",
    note: "Docs of three paragraphs, a table and a code block each, built without a cache; the sidebar names ten of them.",
    columns: ["build s", "MB", "bytes of a page (brotli)"],
    rows,
  };
}

async function measureSize(size: number): Promise<Table["rows"][number]> {
  const root = mkdtempSync(path.join(tmpdir(), "growth-"));
  try {
    for (const name of ["src", "node_modules", "package.json", "package-lock.json", "tsconfig.base.json"])
      symlinkSync(path.resolve(name), path.join(root, name));
    writeFileSync(path.join(root, "site.config.ts"), CONFIG);
    mkdirSync(path.join(root, "docs"));
    const listed = Array.from({ length: 10 }, (_, index) => `page-${index}`);
    writeFileSync(path.join(root, "docs/sidebar.yml"), `docs: [index, ${listed.join(", ")}]\n`);
    for (let index = 0; index < size; index++)
      writeFileSync(path.join(root, "docs", `${index === 0 ? "index" : `page-${index - 1}`}.md`), writePage(index));
    const { seconds, memory } = await measureProcess(
      [process.execPath, path.resolve("src/engine/launch/start.mjs"), "build"],
      root,
    );
    const bytes = readFileSync(path.join(root, "dist/docs/index.html.br")).length;
    return { label: String(size), values: [seconds, memory, bytes] };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function writePage(index: number): string {
  const paragraph = `Rule ${index} of the house: a line that is too long is broken where it reads best, and a short one is left alone. `;
  return [
    `---\ntitle: Page ${index}\ndescription: One of many.\n---`,
    paragraph.repeat(3),
    "## What it looks like",
    "```js\nconst seats = [12, 40, 7].filter((count) => count > 10);\nconsole.log(seats.join());\n```",
    paragraph.repeat(4),
    "| Name | Value |\n| --- | --- |\n| width | 80 |\n| indent | 2 |",
    "## What it is for",
    paragraph.repeat(3),
  ].join("\n\n");
}
