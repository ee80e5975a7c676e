/** The playground reads an `.editorconfig` as the formatter does. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveConfig as resolveInNode } from "prettier-next";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENDLESS_WIDTH } from "./read-editorconfig.ts";
import { loadConfig } from "./parse-config.ts";
import { resolveConfig } from "./resolve-config.ts";

const STYLES = ["", "indent_style = tab", "indent_style = space", "indent_style = unset", "indent_style = TAB"];
const SIZES = ["", "indent_size = 4", "indent_size = tab", "indent_size = unset"];
const WIDTHS = ["", "tab_width = 8"];
const OTHERS = [
  "max_line_length = off",
  "max_line_length = OFF",
  "max_line_length = 100",
  "max_line_length = unset",
  "quote_type = single",
  "quote_type = double",
  "quote_type = auto",
  "end_of_line = CRLF",
  "end_of_line = unset",
];

const single = [...STYLES.flatMap((a) => SIZES.flatMap((b) => WIDTHS.map((c) => [a, b, c].join("\n")))), ...OTHERS];
const texts = [
  ...single.map((each) => `[*]\n${each}\n`),
  // What a setting means depends on those of other sections.
  ...STYLES.map((style) => `[*]\nindent_size = 4\ntab_width = 8\n[*.js]\n${style}\n`),
  "[*]\nmax_line_length = 100\n[*.js]\nmax_line_length = off\n",
];

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "editorconfig-"));
  await mkdir(path.join(dir, ".git"));
});
afterAll(() => rm(dir, { recursive: true }));

test.each(texts)("%j", async (text) => {
  await writeFile(path.join(dir, ".editorconfig"), `root = true\n${text}`);
  const expected = await resolveInNode(path.join(dir, "a.js"), { editorconfig: true, useCache: false });
  const config = await loadConfig(text, ".editorconfig");
  if ("type" in config) throw new Error("It was refused.");
  const found = resolveConfig(config, "a.js");
  expect(found["printWidth"] === ENDLESS_WIDTH ? { ...found, printWidth: Infinity } : found).toEqual(expected ?? {});
});
