import { describe, expect, test } from "vitest";
import { createFormatterData, createPlaygroundData } from "../model/testing.ts";
import { loadConfig } from "./parse-config.ts";
import { checkOptions, resolveChecked, resolveConfig, resolvePlugins } from "./resolve-config.ts";

const resolve = async (text: string, name: string, file = "a.js") => resolveConfig(await loadConfig(text, name), file);

describe("every format says the same", () => {
  test.each([
    [".prettierrc", '{"semi": false, "tabWidth": 4}'],
    [".prettierrc", "semi: false\ntabWidth: 4\n"],
    [".prettierrc.json", '{"$schema": "x", "semi": false, "tabWidth": 4}'],
    [".prettierrc.json5", "// tide\n{semi: false, tabWidth: +4,}"],
    [".prettierrc.yaml", "semi: false # tide\ntabWidth: 4"],
    [".prettierrc.toml", "semi = false\ntabWidth = 4"],
    ["package.json", '{"name": "x", "prettier": {"semi": false, "tabWidth": 4}}'],
    ["", '{"name": "x", "prettier": {"semi": false, "tabWidth": 4}}'],
    ["", "semi = false\ntabWidth = 4"],
    ["", "semi: false\ntabWidth: 4"],
  ])("%s %s", async (name, text) => {
    expect(await resolve(text, name)).toEqual({ semi: false, tabWidth: 4 });
  });
});

test(".editorconfig", async () => {
  const text = `root = true
[*]
indent_style = space
indent_size = 4 ; wide
end_of_line = lf
max_line_length = off
[*.{js,ts}]
indent_style = tab
tab_width = 8
quote_type = single
`;
  for (const name of [".editorconfig", ""]) {
    expect(await resolve(text, name, "a.css")).toEqual({ useTabs: false, tabWidth: 4, endOfLine: "lf" });
    expect(await resolve(text, name, "a.ts")).toEqual({
      useTabs: true,
      tabWidth: 8,
      endOfLine: "lf",
      singleQuote: true,
    });
  }
});

test("overrides hold for their files only, the last one wins", async () => {
  const text = `semi: true
overrides:
  - files: "*.test.js"
    options: { semi: false }
  - files: [legacy/**/*.js, "*.md"]
    excludeFiles: legacy/keep.js
    options: { tabWidth: 4 }
`;
  expect(await resolve(text, ".prettierrc", "src/a.js")).toEqual({ semi: true });
  expect(await resolve(text, ".prettierrc", "src/a.test.js")).toEqual({ semi: false });
  expect(await resolve(text, ".prettierrc", "legacy/b/a.test.js")).toEqual({ semi: false, tabWidth: 4 });
  expect(await resolve(text, ".prettierrc", "legacy/keep.js")).toEqual({ semi: true });
});

test("what cannot be read is said in the parser's words", async () => {
  await expect(loadConfig('{"semi": fals}', ".prettierrc.json")).rejects.toThrow(/invalid/i);
  await expect(loadConfig("just words", ".prettierrc")).rejects.toThrow();
  await expect(loadConfig('{"name": "x"}', "package.json")).rejects.toThrow("no options");
});

test("valid options are used, the others explained", () => {
  const formatter = createFormatterData();
  const values = { semi: false, tabWidht: 4, trailingComma: "some", tabWidth: "4", filepath: "x" };
  expect(checkOptions(values, formatter)).toEqual({
    options: { semi: false },
    problems: [
      { type: "unknown", name: "tabWidht", nearest: "tabWidth" },
      { type: "invalid", name: "trailingComma", value: '"some"', expected: '"all", "es5"' },
      { type: "invalid", name: "tabWidth", value: '"4"', expected: "0 …" },
      { type: "elsewhere", name: "filepath" },
    ],
  });
});

test("plugins that are here are found, also those of overrides, and the others named", async () => {
  const offered = createPlaygroundData().plugins;
  const here = ["@sea/plugin-tide", "plugin-sort"];
  const text = `semi: false
plugins: [plugin-sort, prettier-plugin-tailwindcss, { name: mine }]
overrides:
  - files: "*.tide"
    options: { plugins: ["@sea/plugin-tide"] }
`;
  const config = await loadConfig(text, ".prettierrc");
  expect(resolvePlugins(config, "a.js", offered)).toEqual({
    known: ["plugin-sort"],
    problems: [{ type: "plugins", names: ["prettier-plugin-tailwindcss", '{"name":"mine"}'], offered: here }],
  });
  expect(resolvePlugins(config, "a.tide", offered)).toEqual({ known: ["@sea/plugin-tide"], problems: [] });
  expect(resolvePlugins(await loadConfig("semi: false", ".prettierrc"), "", offered)).toEqual({
    known: [],
    problems: [],
  });
  expect(resolveChecked(config, "a.js", createFormatterData())).toEqual({ options: { semi: false }, problems: [] });
});
