/** Patterns of files, against what Prettier itself makes of the same configuration. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveConfig as resolveInNode } from "prettier-stable";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFileMatcher } from "./file-patterns.ts";
import { loadConfig } from "./parse-config.ts";
import { resolveConfig } from "./resolve-config.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "patterns-"));
  // Prettier looks for an `.editorconfig` up to the root of the repository.
  await mkdir(path.join(folder, ".git"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The option as the playground and as Prettier see it for this file. */
async function readBoth(name: string, text: string, file: string): Promise<[unknown, unknown]> {
  await writeFile(path.join(folder, name), text);
  const config = await loadConfig(text, name);
  const own = "type" in config ? {} : resolveConfig(config, file);
  const original = await resolveInNode(path.join(folder, file), { editorconfig: true, useCache: false });
  await rm(path.join(folder, name));
  return [own["printWidth"], original?.printWidth];
}

describe("overrides", () => {
  test.each([
    ["*.js", "src/a.js", true],
    ["*.js", "a.jsx", false],
    ["src/*.js", "src/a.js", true],
    ["src/*.js", "src/b/a.js", false],
    ["src/**/*.js", "src/b/c/a.js", true],
    ["**/*.{ts,tsx}", "a.tsx", true],
    ["file?.[jt]s", "file1.ts", true],
    ["a+b(c).js", "a+b(c).js", true],
    ["[!a].js", "b.js", false],
    ["[^a].js", "b.js", true],
    ["part{1..3}.js", "part2.js", true],
    ["part{1..3}.js", "part7.js", false],
    ["*.json", ".eslintrc.json", true],
    ["**/*.yml", ".github/workflows/test.yml", true],
    ["./src/*.js", "src/a.js", true],
    ["/src/*.js", "src/a.js", false],
    ["*.@(spec|test).js", "src/a.test.js", true],
    ["!(a).js", "b.js", true],
    ["!*.js", "b.ts", true],
    ["{lib,src}/**", "src/b/a.js", true],
    ["legacy", "legacy/a.js", false],
  ])("%s on %s: %j", async (files, file, expected) => {
    const config = { overrides: [{ files, options: { printWidth: 50 } }] };
    const printWidth = expected ? 50 : undefined;
    expect(await readBoth(".prettierrc", JSON.stringify(config), file)).toEqual([printWidth, printWidth]);
  });

  test.each([
    ["*.js", "*.min.js", "lib/a.min.js", false],
    ["*.js", "lib/a.js", "lib/a.js", false],
    ["lib/**", "lib/vendor/*", "lib/vendor/a.js", false],
    ["lib/**", "*.css", "lib/a.css", true],
    ["*.js", "lib/*.js", "lib/a.js", true],
  ])("%s except %s on %s: %j", async (files, excludeFiles, file, expected) => {
    const config = { overrides: [{ files, excludeFiles, options: { printWidth: 50 } }] };
    const printWidth = expected ? 50 : undefined;
    expect(await readBoth(".prettierrc", JSON.stringify(config), file)).toEqual([printWidth, printWidth]);
  });
});

test.each([
  ["*", "src/a.js", true],
  ["/a.js", "a.js", true],
  ["/a.js", "lib/a.js", false],
  ["src/**.js", "src/b/a.js", true],
  ["[!a].js", "b.js", true],
  ["[!a].js", "a.js", false],
  ["part{1..3}.js", "part7.js", false],
  ["part{10..20}.js", "part15.js", true],
  ["part{10..20}.js", "part21.js", false],
  ["{package.json,*.yml}", "b/a.yml", true],
])("[%s] of an .editorconfig on %s: %j", async (pattern, file, expected) => {
  const printWidth = expected ? 50 : undefined;
  const text = `[${pattern}]\nmax_line_length = 50\n`;
  expect(await readBoth(".editorconfig", text, file)).toEqual([printWidth, printWidth]);
});

test("code without a file name gets what is meant for all files", () => {
  expect(createFileMatcher(["*"])("")).toBe(true);
  expect(createFileMatcher(["**/*"])("")).toBe(true);
  expect(createFileMatcher(["*.js"])("")).toBe(false);
});

test("patterns that are empty or endless match nothing", () => {
  expect(createFileMatcher([""])("a.js")).toBe(false);
  expect(createFileMatcher([`${"*".repeat(600)}.js`])("a.js")).toBe(false);
});
