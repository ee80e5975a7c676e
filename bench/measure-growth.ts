/** How the build and a page's bytes grow with the number of pages. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makePages } from "./many-pages.ts";
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
  for (const size of SIZES) rows.push({ label: String(size), values: Object.values(await measureSize(size)) });
  return {
    title: "pages",
    note: "Docs of three paragraphs, a table and a code block each, built without a cache; the sidebar names ten of them.",
    columns: ["build s", "MB", "bytes of a page (brotli)"],
    rows,
  };
}

/** Seconds and megabytes of the build, and bytes of a page. */
export async function measureSize(size: number): Promise<{ seconds: number; memory: number; bytes: number }> {
  const root = mkdtempSync(path.join(tmpdir(), "growth-"));
  try {
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
    const { seconds, memory } = await measureProcess(
      [process.execPath, path.resolve("src/engine/launch/start.mjs"), "build"],
      root,
    );
    const bytes = readFileSync(path.join(root, "dist/docs/index.html.br")).length;
    return { seconds, memory, bytes };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
