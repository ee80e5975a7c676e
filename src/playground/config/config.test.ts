import { describe, expect, test } from "vitest";
import { createFormatterData, createPlaygroundData } from "../model/testing.ts";
import { checkOptions } from "./check-options.ts";
import { isConfigName, isProgram } from "./config-file.ts";
import { matchesGlob } from "./glob.ts";
import { parseConfig } from "./parse-config.ts";
import { resolveChecked, resolveConfig, resolvePlugins } from "./resolve-config.ts";

const resolve = (text: string, name: string, file = "a.js") => resolveConfig(parseConfig(text, name), file);

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
  ])("%s %s", (name, text) => {
    expect(resolve(text, name)).toEqual({ semi: false, tabWidth: 4 });
  });
});

test(".editorconfig", () => {
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
    expect(resolve(text, name, "a.css")).toEqual({ useTabs: false, tabWidth: 4, endOfLine: "lf" });
    expect(resolve(text, name, "a.ts")).toEqual({ useTabs: true, tabWidth: 8, endOfLine: "lf", singleQuote: true });
  }
});

test("overrides hold for their files only, the last one wins", () => {
  const text = `semi: true
overrides:
  - files: "*.test.js"
    options: { semi: false }
  - files: [legacy/**/*.js, "*.md"]
    excludeFiles: legacy/keep.js
    options: { tabWidth: 4 }
`;
  expect(resolve(text, ".prettierrc", "src/a.js")).toEqual({ semi: true });
  expect(resolve(text, ".prettierrc", "src/a.test.js")).toEqual({ semi: false });
  expect(resolve(text, ".prettierrc", "legacy/b/a.test.js")).toEqual({ semi: false, tabWidth: 4 });
  expect(resolve(text, ".prettierrc", "legacy/keep.js")).toEqual({ semi: true });
});

test.each([
  ["*.js", "src/a.js", true],
  ["*.js", "a.jsx", false],
  ["src/*.js", "src/a.js", true],
  ["src/*.js", "src/b/a.js", false],
  ["src/**/*.js", "src/b/c/a.js", true],
  ["**/*.{ts,tsx}", "a.tsx", true],
  ["file?.[jt]s", "file1.ts", true],
  ["a+b(c).js", "a+b(c).js", true],
  ["[!a].js", "b.js", true],
])("%s on %s: %j", (pattern, file, expected) => {
  expect(matchesGlob(pattern, file)).toBe(expected);
});

test("what cannot be read is said in the parser's words", () => {
  expect(() => parseConfig('{"semi": fals}', ".prettierrc.json")).toThrow(/invalid/i);
  expect(() => parseConfig("just words", ".prettierrc")).toThrow();
  expect(() => parseConfig('{"name": "x"}', "package.json")).toThrow("no options");
});

test("names of configuration files, and those that are programs", () => {
  expect([".prettierrc", ".prettierrc.toml", "package.json", ".editorconfig"].every(isConfigName)).toBe(true);
  expect(["a.json", "prettierrc", "tsconfig.json"].some(isConfigName)).toBe(false);
  expect(["prettier.config.mjs", ".prettierrc.ts"].every(isProgram)).toBe(true);
  expect([".prettierrc.json", "a.js"].some(isProgram)).toBe(false);
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

test("plugins that are here are found, also those of overrides, and the others named", () => {
  const offered = createPlaygroundData().plugins;
  const here = ["@sea/plugin-tide", "plugin-sort"];
  const text = `semi: false
plugins: [plugin-sort, prettier-plugin-tailwindcss, { name: mine }]
overrides:
  - files: "*.tide"
    options: { plugins: ["@sea/plugin-tide"] }
`;
  const config = parseConfig(text, ".prettierrc");
  expect(resolvePlugins(config, "a.js", offered)).toEqual({
    known: ["plugin-sort"],
    problems: [{ type: "plugins", names: ["prettier-plugin-tailwindcss", '{"name":"mine"}'], offered: here }],
  });
  expect(resolvePlugins(config, "a.tide", offered)).toEqual({ known: ["@sea/plugin-tide"], problems: [] });
  expect(resolvePlugins(parseConfig("semi: false", ".prettierrc"), "", offered)).toEqual({ known: [], problems: [] });
  expect(resolveChecked(config, "a.js", createFormatterData())).toEqual({ options: { semi: false }, problems: [] });
});
