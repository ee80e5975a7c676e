import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readComments } from "./read-comments.ts";
import { renderConfigDocs } from "./render-docs.ts";
import { createConfigDocs, DOCS_FILE } from "./write-docs.ts";

it("docs/CONFIGURATION.md is what the schema says: run `npm run config:docs`", async () => {
  expect(await readFile(DOCS_FILE, "utf8")).toBe(await createConfigDocs());
});

it("a field without a comment is named", () => {
  expect(() => renderConfigDocs(new Map())).toThrow(/^The field [\w.]+ of the configuration has no comment\.$/);
});

it("comments are found through constants, spreads, lists, records and unions", () => {
  const source = `
    const shared = { /** Its place. */ position: z.string() };
    const link = z.strictObject({ /** Where it leads. */ href: z.string() });
    export const schema = z.strictObject({
      /** The first.
       * In two lines. */
      list: z.array(link.extend({ /** Its text. */ label: z.string() })).default([]),
      named: z.record(z.string(), z.strictObject({ ...shared })).optional(),
      items: z.array(z.discriminatedUnion("type", [z.strictObject({ type: z.literal("doc"), /** Its id. */ id: z.string() })])),
    });`;
  expect(Object.fromEntries(readComments([source], "schema"))).toEqual({
    list: "The first. In two lines.",
    "list[].href": "Where it leads.",
    "list[].label": "Its text.",
    "named.*.position": "Its place.",
    "items[][doc].id": "Its id.",
  });
});
