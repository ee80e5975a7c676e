/** The browser's formatter against the package in Node, for every sample, in every version that is shipped, over a set of options. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { DOC_EXPLORER } from "../model/options.ts";
import { SAMPLES } from "../model/parsers.ts";
import type { FormatterData, KnownOption, Language, PluginFile } from "../model/playground-data.ts";
import { createFormatterData } from "../model/testing.ts";
import { createFormatter } from "./create-formatter.ts";
import { describeFailure, tryEmbeds } from "./describe-failure.ts";
import { chooseAction } from "./run-task.ts";

const OPTION_SETS: Record<string, unknown>[] = [
  {},
  { semi: false, singleQuote: true, tabWidth: 4, printWidth: 60, proseWrap: "always", trailingComma: "none" },
  { useTabs: true, bracketSpacing: false, arrowParens: "avoid", quoteProps: "consistent", endOfLine: "crlf" },
  { bracketSameLine: true, singleAttributePerLine: true, jsxSingleQuote: true, htmlWhitespaceSensitivity: "ignore" },
  { vueIndentScriptAndStyle: true, embeddedLanguageFormatting: "off", insertPragma: true, printWidth: 120 },
];

const ROOT = new URL(`../../../node_modules/`, import.meta.url);

interface NodePackage {
  format(source: string, options: object): Promise<string> | string;
  getSupportInfo(options: object): Promise<{ options: KnownOption[]; languages: Language[] }>;
}

describe.each(["prettier-stable", "prettier-next", "prettier-2"])("%s", (name) => {
  const dir = new URL(`${name}/`, ROOT);
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ new URL(file, dir).href);
  /** Version 2 picks up whatever plugins are installed beside it. */
  const ALONE = name === "prettier-2" ? { pluginSearchDirs: false } : {};
  let prettier: NodePackage;
  let data: FormatterData;
  beforeAll(async () => {
    const { main, version } = JSON.parse(readFileSync(new URL("package.json", dir), "utf8")) as {
      main: string;
      version: string;
    };
    prettier = unwrap<NodePackage>(await load(main));
    data = await describeFormatter(version);
  });

  test.each(Object.keys(SAMPLES).filter((parser) => parser !== DOC_EXPLORER))("%s", async (parser) => {
    const isKnown = data.plugins.some((plugin) => parser in plugin.parsers);
    if (!isKnown) return expect(name).toBe("prettier-2");
    const formatter = createFormatter(data, load);
    const content = SAMPLES[parser]!;
    for (const options of OPTION_SETS) {
      const expected = await prettier.format(content, { ...options, ...ALONE, parser }).valueOf();
      const { text } = await formatter.use({ parser, options, plugins: [] }, chooseAction("format", content));
      expect(text).toBe(expected);
      expect(expected).not.toBe(content);
    }
  });

  test("a syntax error says what and where", async () => {
    const failure = await createFormatter(data, load)
      .use({ parser: "babel", options: {}, plugins: [] }, chooseAction("format", "a = {\n]"))
      .catch(describeFailure);
    expect(failure).toMatchObject({ kind: "syntax", message: "Unexpected token (2:1)", place: { line: 2, column: 1 } });
    expect(failure).toHaveProperty("codeFrame", expect.stringContaining("> 2 | ]"));
  });

  test.each([
    ["ast", '"type": "ArrowFunctionExpression"'],
    ["preprocessed", '"type": "ArrowFunctionExpression"'],
    ["doc", "group("],
    ["comments", '"nodeDescription": "Identifier a"'],
  ] as const)("%s", async (kind, expected) => {
    const formatter = createFormatter(data, load);
    const content = "// before\nexport default (a) => a /* behind */ + 1n;\n";
    const { text } = await formatter.use(
      { parser: "babel", options: { printWidth: 40 }, plugins: [] },
      chooseAction(kind, content),
    );
    expect(text).toContain(expected);
  });

  test("a doc is printed", async () => {
    const print = (printWidth: number) =>
      createFormatter(data, load).use(
        { parser: DOC_EXPLORER, options: { printWidth }, plugins: [] },
        chooseAction("format", 'group(["a(", indent([softline, "b"]), softline, ")"])', DOC_EXPLORER),
      );
    expect((await print(80)).text).toBe("a(b)");
    expect((await print(3)).text).toBe("a(\n  b\n)");
  });

  test("where the caret goes, and only a part of the code", async () => {
    const run = (options: object) =>
      createFormatter(data, load).use(
        { parser: "babel", options: { ...options }, plugins: [] },
        chooseAction("format", "a  =  1;\nb  =  2;\n"),
      );
    expect(await run({ cursorOffset: 11 })).toEqual({ text: "a = 1;\nb = 2;\n", caret: 9 });
    expect(await run({ rangeStart: 9, rangeEnd: 17 })).toEqual({ text: "a  =  1;\nb = 2;\n" });
  });

  test("errors of embedded code are told beside the output", async () => {
    const content = "a  =  1;\ncss`a { b: c `;\n";
    const run = () =>
      createFormatter(data, load).use({ parser: "babel", options: {}, plugins: [] }, chooseAction("format", content));
    const { result, failure } = await tryEmbeds(run);
    expect(result.text).toContain("a = 1;");
    expect(failure).toMatchObject({ kind: "embed", message: expect.stringContaining("Unclosed block") as string });
    expect(failure?.place).toBeUndefined();
    expect(await tryEmbeds(async () => 1)).toEqual({ result: 1 });
  });

  async function describeFormatter(version: string): Promise<FormatterData> {
    const isOld = !existsSync(new URL("plugins", dir));
    const folder = isOld ? "esm" : "plugins";
    const files = readdirSync(new URL(`${folder}/`, dir)).filter((file) => /^(?!standalone).*\.mjs$/.test(file));
    const plugins = files.map(async (file): Promise<PluginFile> => {
      const { parsers = {}, printers = {} } = unwrap<{
        parsers?: Record<string, { astFormat: string }>;
        printers?: object;
      }>(await load(`${folder}/${file}`));
      const formats = Object.entries(parsers).map(([parser, { astFormat }]) => [parser, astFormat] as const);
      return { file: `${folder}/${file}`, parsers: Object.fromEntries(formats), printers: Object.keys(printers) };
    });
    const { options, languages } = await prettier.getSupportInfo(ALONE);
    const core = isOld ? "esm/standalone.mjs" : "standalone.mjs";
    const whole = {
      name,
      version,
      url: "",
      core,
      sections: [],
      options,
      languages,
      plugins: await Promise.all(plugins),
    };
    // As the page gets it.
    return JSON.parse(JSON.stringify(whole)) as FormatterData;
  }
});

function unwrap<T>(module: unknown): T {
  return { ...(module as { default?: T }).default, ...(module as T) };
}

test("releases that did not know today's name of a parser get the earlier one", async () => {
  const asked: object[] = [];
  const core = { format: (_source: string, options: object) => (asked.push(options), "") };
  const load = async (file: string) => (file === "standalone.js" ? core : { parsers: { babylon: {} } });
  const plugins = [{ file: "parser-babylon.js", parsers: { babylon: "estree" }, printers: [] }];
  const data = { ...createFormatterData(), version: "1.13.7", core: "standalone.js", plugins };
  const formatter = createFormatter(data, load);
  await formatter.use({ parser: "babel", options: {}, plugins: [] }, (each, options) => each.format("", options));
  await formatter.use({ parser: "css", options: {}, plugins: [] }, (each, options) => each.format("", options));
  expect(asked).toMatchObject([{ parser: "babylon" }, { parser: "css" }]);
});
