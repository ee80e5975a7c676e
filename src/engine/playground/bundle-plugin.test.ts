import { expect, test } from "vitest";
import { bundlePlugin, describeModule } from "./bundle-plugin.ts";

test("the formatter stays outside, everything else is inside", async () => {
  const xml = await bundlePlugin("@prettier/plugin-xml");
  expect(listImports(xml.code)).toEqual(["../../standalone.mjs"]);
  expect(xml.packages).toEqual(expect.arrayContaining(["node_modules/@xml-tools/parser", "node_modules/chevrotain"]));
  expect(xml.about.parsers).toEqual(["xml"]);
  const sort = await bundlePlugin("prettier-plugin-sort-json");
  expect(listImports(sort.code)).toEqual(["../../plugins/babel.mjs"]);
  expect(sort).toMatchObject({ name: "prettier-plugin-sort-json", version: expect.stringMatching(/^4\./) as string });
});

function listImports(code: string): string[] {
  return [...code.matchAll(/\bfrom\s*"([^"]+)"/g)].map(([, file]) => file!);
}

const plugin = {
  languages: [{ name: "Tide", parsers: ["tide"], extensions: [".tide"], linguistLanguageId: 1 }],
  parsers: { tide: {}, json: {} },
  options: {
    tideHeight: { type: "int", category: "Tide", default: [{ value: 1 }, { value: 2 }], description: "How high." },
    tideOrder: { type: "string", array: true, default: [{ value: [] }] },
  },
};

test("a plugin is described, whether it is exported whole or by its parts", () => {
  for (const module of [plugin, { default: plugin }]) {
    expect(JSON.parse(JSON.stringify(describeModule(module)))).toEqual({
      options: [{ name: "tideHeight", type: "int", category: "Tide", default: 2, description: "How high." }],
      languages: [{ name: "Tide", parsers: ["tide"], extensions: [".tide"] }],
      parsers: ["tide", "json"],
    });
  }
});
