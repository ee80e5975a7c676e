import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { bundlePlugin } from "./bundle-plugin.ts";
import { describeModule } from "./describe-plugin.ts";

test("the formatter stays outside, everything else is inside", async () => {
  const xml = await bundlePlugin({ name: "@prettier/plugin-xml", from: PROJECT_ROOT });
  expect(xml.code).toMatch(/^export const imports=\["standalone\.mjs"\];export default\(take\)=>/);
  expect(xml.packages).toEqual(expect.arrayContaining(["node_modules/@xml-tools/parser", "node_modules/chevrotain"]));
  expect(xml.about.parsers).toEqual(["xml"]);
  const sort = await bundlePlugin({ name: "prettier-plugin-sort-json", from: PROJECT_ROOT });
  expect(sort.code).toMatch(/^export const imports=\["plugins\/babel\.mjs"\];/);
});

test("a package that is not there is named", async () => {
  await expect(bundlePlugin({ name: "prettier-plugin-unheard-of", from: PROJECT_ROOT })).rejects.toThrow(
    "prettier-plugin-unheard-of",
  );
});

test("what a plugin can do is described, but for what there is no control for", () => {
  const about = describeModule({
    languages: [{ name: "Tide", parsers: ["tide"], extensions: [".tide"] }],
    parsers: { tide: {}, json: {} },
    options: {
      tideHeight: { type: "int", category: "Tide", default: [{ value: 1 }, { value: 2 }], description: "How high." },
      tideOrder: { type: "string", array: true, default: [{ value: [] }] },
    },
  });
  expect(JSON.parse(JSON.stringify(about))).toEqual({
    options: [{ name: "tideHeight", type: "int", category: "Tide", default: 2, description: "How high." }],
    languages: [{ name: "Tide", parsers: ["tide"], extensions: [".tide"] }],
    parsers: ["tide", "json"],
  });
});
