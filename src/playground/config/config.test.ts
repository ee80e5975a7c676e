import { describe, expect, test } from "vitest";
import { createFormatterData, createPlaygroundData } from "../model/testing.ts";
import { loadConfig, type Config } from "./parse-config.ts";
import { ENDLESS_WIDTH } from "./read-editorconfig.ts";
import { checkOptions, resolveChecked, resolveConfig, resolvePlugins } from "./resolve-config.ts";

async function load(text: string, name = ""): Promise<Config> {
  const config = await loadConfig(text, name);
  if ("type" in config) throw new Error(`Refused: ${config.type}`);
  return config;
}

const resolve = async (text: string, name: string, file = "a.js") => resolveConfig(await load(text, name), file);

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
    ["", '// tide\n/* high */ {"semi": false, "tabWidth": 4}'],
    [".prettierrc", '// tide\n{"semi": false, "tabWidth": 4}'],
    [".prettierrc.json", '\uFEFF{"semi": false, "tabWidth": 4}'],
    ["", "module.exports = { semi: false, tabWidth: 4 };"],
    ["", "/** @type {import('prettier').Config} */\nexport default {\n  // tide\n  semi: false,\n  'tabWidth': 4,\n};"],
    [
      "prettier.config.ts",
      "const width = 4; const config = { semi: false, tabWidth: width };\nexport default config satisfies Config;",
    ],
    [".prettierrc.cts", "export = ({ semi: false, tabWidth: +4 } as const);"],
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
    expect(await resolve(text, name, "a.css")).toEqual({
      useTabs: false,
      tabWidth: 4,
      endOfLine: "lf",
      printWidth: ENDLESS_WIDTH,
    });
    expect(await resolve(text, name, "a.ts")).toEqual({
      useTabs: true,
      tabWidth: 8,
      endOfLine: "lf",
      printWidth: ENDLESS_WIDTH,
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
  await expect(loadConfig('{"name": "x"}', "package.json")).rejects.toThrow("no key “prettier”");
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
  const config = await load(text, ".prettierrc");
  expect(resolvePlugins(config, "a.js", offered)).toEqual({
    known: ["plugin-sort"],
    problems: [{ type: "plugins", names: ["prettier-plugin-tailwindcss", '{"name":"mine"}'], offered: here }],
  });
  expect(resolvePlugins(config, "a.tide", offered)).toEqual({ known: ["@sea/plugin-tide"], problems: [] });
  expect(resolvePlugins(await load("semi: false", ".prettierrc"), "", offered)).toEqual({
    known: [],
    problems: [],
  });
  expect(resolveChecked(config, "a.js", createFormatterData())).toEqual({ options: { semi: false }, problems: [] });
});

test("TOML with tables is not taken for an .editorconfig, nor the other way round", async () => {
  const toml = 'semi = false\n[[overrides]]\nfiles = "*.test.js"\n[overrides.options]\nsemi = true\n';
  expect(await resolve(toml, "", "a.js")).toEqual({ semi: false });
  expect(await resolve(toml, "", "a.test.js")).toEqual({ semi: true });
  expect(await resolve("[Makefile]\nindent_size = 4\n", "", "Makefile")).toEqual({ tabWidth: 4 });
});

test("a program is read as far as it is plain, and what is computed is named", async () => {
  const config = await load(
    "import tide from 'tide';\nconst shared = { semi: true };\nexport default { ...shared, semi: false, plugins: [tide], tabWidth: Number('4'), get a() { return 1; }, overrides: [{ files: '*.js', options: { singleQuote: true } }] };",
    "prettier.config.mjs",
  );
  expect(resolveConfig(config, "a.js")).toEqual({ semi: false, singleQuote: true });
  expect(config.problems).toEqual([
    { type: "computed", name: "...shared", code: "...shared" },
    { type: "computed", name: "plugins", code: "[tide]" },
    { type: "computed", name: "tabWidth", code: "Number('4')" },
    { type: "computed", name: "get a() { return 1; }", code: expect.any(String) },
  ]);
});

test.each([
  ["export default require('./x');", "computed: require('./x')"],
  ["export default defineConfig({ semi: false });", "computed: defineConfig"],
  ["const a = 1;", "exports nothing"],
  ["export default { semi: false", "line 1"],
  ["const config = { semi: true };\nconfig.semi = false;\nmodule.exports = config;", "computed: config"],
  ["const a = a; export default a;", "computed: a"],
])("why %s is not read is said", async (text, reason) => {
  expect(await loadConfig(text, "prettier.config.js")).toEqual({
    type: "program",
    reason: expect.stringContaining(reason),
  });
});

test("constants that multiply do not keep the page busy", async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `const a${index + 1} = [a${index}, a${index}];`);
  const text = `const a0 = [1];\n${lines.join("\n")}\nexport default { semi: false, tide: a30 };`;
  expect(resolveConfig(await load(text, "prettier.config.js"), "")).toEqual({ semi: false });
});

test.each([
  ["package.json", '{"prettier": "@company/config"}'],
  ["", '{"name": "x", "prettier": "@company/config"}'],
  [".prettierrc.json", '"@company/config"'],
  [".prettierrc", '"@company/config"'],
  ["prettier.config.js", "module.exports = '@company/config';"],
])("%s that names a shared configuration", async (name, text) => {
  expect(await loadConfig(text, name)).toEqual({ type: "shared-config", from: "@company/config" });
});
