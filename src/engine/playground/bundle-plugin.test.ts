import { expect, test } from "vitest";
import { bundlePlugin } from "./bundle-plugin.ts";

test("the formatter stays outside, everything else is inside", { timeout: 30_000 }, async () => {
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

test("a package that is not installed is named, with what to do", async () => {
  await expect(bundlePlugin("prettier-plugin-unheard-of")).rejects.toThrow(
    'playground.plugins: there is no package "prettier-plugin-unheard-of". Install it: npm i -D prettier-plugin-unheard-of',
  );
});
