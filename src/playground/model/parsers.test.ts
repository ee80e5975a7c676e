import * as next from "prettier-next";
import * as stable from "prettier-stable";
import { describe, expect, test } from "vitest";
import { getExtension, inferParser } from "./parsers.ts";
import type { Language } from "./playground-data.ts";

describe.each([
  { version: "stable", prettier: stable },
  { version: "next", prettier: next as unknown as typeof stable },
])("$version", async ({ prettier }) => {
  const languages = (await prettier.getSupportInfo()).languages as Language[];
  const names = languages.flatMap(({ extensions = [], filenames = [] }) => [
    ...extensions.map((extension) => `src/a${extension}`),
    ...filenames,
  ]);

  test("every file name leads to the parser that the package would take", async () => {
    expect(names.length).toBeGreaterThan(100);
    for (const name of [...names, "unknown.cobol", "no-ending"]) {
      const { inferredParser } = await prettier.getFileInfo(name, { resolveConfig: false });
      expect([name, inferParser(name, languages)]).toEqual([name, inferredParser ?? undefined]);
    }
  });

  test("a language's files have an ending", () => {
    expect(["typescript", "css", "yaml"].map((parser) => getExtension(parser, languages))).toEqual([
      ".ts",
      ".css",
      ".yml",
    ]);
  });
});
