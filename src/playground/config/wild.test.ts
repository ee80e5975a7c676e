/** Configurations in the ways that repositories write them. */
import { expect, test } from "vitest";
import { loadConfig } from "./parse-config.ts";
import { resolveConfig } from "./resolve-config.ts";

async function resolve(text: string, name = "", file = "src/a.ts") {
  const config = await loadConfig(text, name);
  return "type" in config ? config : { ...resolveConfig(config, file), problems: config.problems };
}

test.each([
  [
    "a JSDoc type and an old-style export",
    "// @ts-check\n'use strict';\n\n/** @type {import('prettier').Config} */\nmodule.exports = {\n  singleQuote: true,\n  overrides: [{ files: '*.css', options: { singleQuote: false } }],\n};\n",
    {},
  ],
  [
    "a typed constant",
    "import { type Config } from 'prettier';\n\nconst config: Config = {\n  singleQuote: true,\n};\n\nexport default config;\n",
    {},
  ],
  [
    "a type assertion in the old form",
    "import type { Config } from 'prettier';\nexport default <Config>{ singleQuote: true };\n",
    {},
  ],
  [
    "an exported constant by name and by default",
    "export const config = { singleQuote: true };\nexport { config as default };\n",
    {},
  ],
  ["YAML with an anchor and a merge", "quotes: &quotes\n  singleQuote: true\n<<: *quotes\n", {}],
  ["YAML with a document mark and a comment", "---\n# house style\nsingleQuote: true\n...\n", {}],
  [
    "YAML with Windows line breaks",
    "\uFEFFsingleQuote: true\r\noverrides:\r\n  - files:\r\n      - '*.css'\r\n    options:\r\n      singleQuote: false\r\n",
    {},
  ],
  ["JSON with a comma too many and comments", '{\n  // quotes\n  "singleQuote": true, /* all */\n}\n', {}],
  [
    "TOML with dotted tables",
    'singleQuote = true\n\n[[overrides]]\nfiles = ["*.css"]\n\n[overrides.options]\nsingleQuote = false\n',
    {},
  ],
  ["package.json in YAML", "name: x\nprettier:\n  singleQuote: true\n", { name: "package.yaml" }],
  [
    "package.json with much else",
    '{"name":"x","version":"1.0.0","scripts":{"fmt":"prettier -w ."},"prettier":{"singleQuote":true},"devDependencies":{}}',
    {},
  ],
] as [string, string, { name?: string }][])("%s", async (_about, text, { name }) => {
  expect(await resolve(text, name)).toMatchObject({ singleQuote: true });
});

test.each([
  ["exports of an interop", "exports.default = { singleQuote: true };", /exports nothing/],
  ["a frozen object", "export default Object.freeze({ singleQuote: true });", /computed: Object\.freeze/],
  ["a helper", "export default defineConfig({ singleQuote: true });", /computed: defineConfig/],
  ["a function", "module.exports = () => ({ singleQuote: true });", /computed: \(\) =>/],
])("%s says why it cannot be read", async (_about, text, reason) => {
  expect(await resolve(text)).toMatchObject({ type: "program", reason: expect.stringMatching(reason) as string });
});

test("what a program takes from another is named, and the rest is used", async () => {
  const text =
    "const base = require('./base');\nmodule.exports = { ...base, singleQuote: true, plugins: [require.resolve('x')] };";
  expect(await resolve(text)).toMatchObject({
    singleQuote: true,
    problems: [{ code: "...base" }, { name: "plugins" }],
  });
});
