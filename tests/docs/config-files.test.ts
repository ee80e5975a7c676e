/** The names of configuration files, their order, and the samples on the pages, against what the package finds and accepts. */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { visit } from "unist-util-visit";
import { getSection, listWords, readPage, readTables, type Page } from "./support/read-page.ts";
import { runIn, withWorkspace } from "./support/run-cli.ts";
import { listPages, VERSIONS } from "./support/versions.ts";

const ENDINGS = ["json", "json5", "jsonc", "yaml", "yml", "toml", "js", "ts", "mjs", "mts", "cjs", "cts", "ini", "xml"];
/** Every name that might be one of a configuration file. */
const CANDIDATES = [
  ".prettierrc",
  ...[".prettierrc", "prettier.config", "package"].flatMap((stem) => ENDINGS.map((ending) => `${stem}.${ending}`)),
];

function createContent(name: string): string {
  if (name.startsWith("package."))
    return name.endsWith("json") ? '{ "prettier": { "tabWidth": 3 } }' : "prettier:\n  tabWidth: 3\n";
  if (name.endsWith("toml")) return "tabWidth = 3\n";
  if (/[cm]?[jt]s$/.test(name))
    return /c[jt]s$/.test(name) ? "module.exports = { tabWidth: 3 };" : "export default { tabWidth: 3 };";
  return '{ "tabWidth": 3 }';
}

describe.each(VERSIONS)("configuration files on the pages of $name", (version) => {
  let page: Page;
  let prettier: typeof import("prettier");
  const files = Object.fromEntries(CANDIDATES.map((name) => [name, createContent(name)]));

  beforeAll(async () => {
    page = await readPage(`${version.dir}/configuration.md`);
    prettier = await import(version.formatter);
  });

  const listNames = () =>
    readTables(getSection(page, /^Supported files/))[0]!.rows.flatMap(([name]) => listWords(name!));
  const findConfig = async (dir: string) => {
    await prettier.clearConfigCache();
    const found = await prettier.resolveConfigFile(path.join(dir, "menu.js"));
    return found && path.dirname(found) === dir ? path.basename(found) : undefined;
  };

  it("are those the package finds, and no others", async () => {
    const found: string[] = [];
    for (const name of CANDIDATES) {
      await withWorkspace({ [name]: files[name]! }, async (dir) => {
        if ((await findConfig(dir)) === name) found.push(name);
      });
    }
    expect(found.toSorted()).toEqual(listNames().toSorted());
  });

  it("win over each other in the order of the list", async () => {
    const ordered: string[] = [];
    visit(
      getSection(page, /^Which file wins/),
      "list",
      (list) => void (list.ordered && ordered.push(...listWords(list))),
    );
    const found = await withWorkspace(files, async (dir) => {
      const winners: string[] = [];
      for (let name = await findConfig(dir); name; name = await findConfig(dir)) {
        winners.push(name);
        await rm(path.join(dir, name));
      }
      return winners;
    });
    expect(ordered).toEqual(found);
  });

  it("are found by the command line, too", async () => {
    const names = listNames().slice(1, 4);
    await withWorkspace(
      Object.fromEntries(names.map((name, index) => [`${index}/${name}`, files[name]!])),
      async (dir) => {
        expect(await readdir(dir)).toHaveLength(names.length);
        for (const [index, name] of names.entries()) {
          const { stdout } = await runIn(dir, version.formatter, { args: ["--find-config-path", `${index}/menu.js`] });
          expect(stdout.trim()).toBe(`${index}/${name}`);
        }
      },
    );
  });

  it("hold only options that exist, in every sample", async () => {
    const known = (await prettier.getSupportInfo()).options.map((option) => option.name as string);
    const pages = await Promise.all((await listPages(version)).map(readPage));
    const samples = pages.flatMap(({ blocks }) =>
      blocks.filter(({ title }) => title && /^(\.prettierrc|prettier\.config\.)/.test(title) && isReadable(title)),
    );
    expect(samples.length).toBeGreaterThan(5);
    for (const { at, text, title } of samples) {
      if (/^import |require\(|^"/m.test(text.replace(/import\("prettier"\)|import type .*/g, ""))) continue;
      await withWorkspace({ [title!]: text }, async (dir) => {
        await prettier.clearConfigCache();
        const options = await prettier.resolveConfig(path.join(dir, "menu.js")).catch((error: unknown) => error);
        expect(options, at).not.toBeInstanceOf(Error);
        expect(
          Object.keys(options ?? {}).filter((name) => !known.includes(name) && name !== "$schema"),
          at,
        ).toEqual([]);
      });
    }
  });

  it("apply to the files that samples name, and to no others", async () => {
    const pages = await Promise.all((await listPages(version)).map(readPage));
    const samples = pages.flatMap(({ blocks }) => blocks.filter(({ meta }) => /(applies|skips)="/.test(meta)));
    expect(samples.length).toBeGreaterThanOrEqual(3);
    for (const { at, meta, text, title } of samples) {
      const applies = listFiles(meta, "applies");
      const skips = listFiles(meta, "skips");
      const found = await withWorkspace({ [title!]: `${text}\n` }, async (dir) => {
        await prettier.clearConfigCache();
        const isAffected = title!.endsWith("ignore") ? isIgnored : hasOtherOptions;
        const answers = await Promise.all([...applies, ...skips].map((file) => isAffected(dir, file, title!)));
        return [...applies, ...skips].filter((_, index) => answers[index]);
      });
      expect(found, at).toEqual(applies);
    }
  });

  async function isIgnored(dir: string, file: string, title: string): Promise<boolean> {
    return (await prettier.getFileInfo(path.join(dir, file), { ignorePath: path.join(dir, title) })).ignored;
  }

  /** Whether an override applies to this file. */
  async function hasOtherOptions(dir: string, file: string): Promise<boolean> {
    const options = await prettier.resolveConfig(path.join(dir, file));
    const others = await prettier.resolveConfig(path.join(dir, "file-that-no-pattern-matches"));
    return JSON.stringify(options) !== JSON.stringify(others);
  }
});

function listFiles(meta: string, key: string): string[] {
  const [, files = ""] = new RegExp(`${key}="([^"]*)"`).exec(meta) ?? [];
  return files.split(" ").filter(Boolean);
}

/** Node.js learns to read TypeScript only in version 22. */
function isReadable(title: string): boolean {
  return !/\.[cm]?ts$/.test(title);
}
