/** The browser's formatter against the package in Node, for every sample in both versions. */
import { describe, expect, test } from "vitest";
import * as next from "prettier-next";
import * as stable from "prettier-stable";
import type { FormatterData, KnownOption, Language, PluginFile } from "../model/playground-data.ts";
import { SAMPLES } from "../model/samples.ts";
import { createFormatter } from "./create-formatter.ts";
import { describeFailure } from "./describe-failure.ts";

const FILES = "acorn angular babel estree flow glimmer graphql html markdown meriyah postcss typescript yaml".split(
  " ",
);
const OPTIONS = [
  {},
  { semi: false, singleQuote: true, tabWidth: 4, printWidth: 60, proseWrap: "always", trailingComma: "none" },
];

describe.each([
  { name: "prettier-stable", prettier: stable },
  { name: "prettier-next", prettier: next as unknown as typeof stable },
])("$name", ({ name, prettier }) => {
  const load = (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ new URL(`../../../node_modules/${name}/${file}`, import.meta.url).href);

  test.each(Object.keys(SAMPLES))("%s", { timeout: 20_000 }, async (parser) => {
    const formatter = createFormatter(await describeFormatter(), load);
    for (const options of OPTIONS) {
      const expected = await prettier.format(SAMPLES[parser]!, { ...(options as stable.Options), parser });
      expect(
        await formatter.format({ formatter: await describeFormatter(), parser, content: SAMPLES[parser]!, options }),
      ).toBe(expected);
      expect(expected).not.toBe(SAMPLES[parser]);
    }
  });

  test("a syntax error says what and where", async () => {
    const data = await describeFormatter();
    const failure = await createFormatter(data, load)
      .format({ formatter: data, parser: "babel", content: "a = {\n]", options: {} })
      .catch(describeFailure);
    expect(failure).toMatchObject({ kind: "syntax", message: "Unexpected token (2:1)" });
    expect(failure).toHaveProperty("codeFrame", expect.stringContaining("> 2 | ]"));
  });

  async function describeFormatter(): Promise<FormatterData> {
    const { options, languages } = await prettier.getSupportInfo();
    const plugins = FILES.map(async (file): Promise<PluginFile> => {
      const { parsers = {}, printers = {} } = (await load(`plugins/${file}.mjs`)) as {
        parsers?: Record<string, { astFormat: string }>;
        printers?: object;
      };
      const formats = Object.entries(parsers).map(([parser, { astFormat }]) => [parser, astFormat] as const);
      return { name: file, parsers: Object.fromEntries(formats), printers: Object.keys(printers) };
    });
    const data = {
      options: options as KnownOption[],
      languages: languages as Language[],
      plugins: await Promise.all(plugins),
    };
    // As the page gets it.
    return JSON.parse(JSON.stringify({ name, version: "", url: "", ...data })) as FormatterData;
  }
});
