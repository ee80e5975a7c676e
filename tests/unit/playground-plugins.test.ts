/** The plugins of the playground, as browsers get them, against the packages in Node: in every version that takes plugins. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundlePlugin } from "../../src/engine/playground/bundle-plugin.ts";
import type { FormatterData, PluginFile } from "../../src/playground/model/playground-data.ts";
import { SAMPLES } from "../../src/playground/model/parsers.ts";
import { PLUGIN_SAMPLES } from "../../src/playground/model/samples/plugins.ts";
import { createFormatter } from "../../src/playground/worker/create-formatter.ts";
import { chooseAction } from "../../src/playground/worker/run-task.ts";
import config from "../../site.config.ts";

const ROOT = new URL("../../node_modules/", import.meta.url);
const OPTION_SETS: Record<string, unknown>[] = [
  {},
  { tabWidth: 4, printWidth: 60, xmlWhitespaceSensitivity: "ignore", jsonRecursiveSort: true },
  { useTabs: true, xmlQuoteAttributes: "single", xmlSortAttributesByKey: true, bracketSameLine: true },
  { xmlSelfClosingSpace: false, jsonSortOrder: '{"*": "reverseLexical"}', endOfLine: "crlf" },
];
/** Keys out of order at two depths, and code within code. */
const CASES: Record<string, string> = {
  ...SAMPLES,
  ...PLUGIN_SAMPLES,
  json: '{"tide": {"low": 1, "high": [5, 4]}, "harbour": "Whitby", "bell": null}',
  json5: "{tide: {low: 1, high: 5}, harbour: 'Whitby'}",
};

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "plugins-"))));
afterAll(() => rm(folder, { recursive: true }));

describe.each(["prettier-stable", "prettier-next"])("%s", (formatter) => {
  test.each(config.playground.plugins)("%s", async (name) => {
    const { format } = (await import(formatter)) as typeof import("prettier");
    const own = (await import(name)) as import("prettier").Plugin;
    const { code, about } = await bundlePlugin(name);
    const data = await describeFormatter(formatter);
    // On the site it stands within the formatter's folder.
    const file = path.join(folder, `${formatter}-${name.replace("/", "-")}.mjs`);
    await writeFile(file, code.replaceAll('"../../', `"${new URL(`${formatter}/`, ROOT).href}`));
    const load = (asked: string): Promise<unknown> =>
      import(
        /* @vite-ignore */ asked === "extra" ? pathToFileURL(file).href : new URL(`${formatter}/${asked}`, ROOT).href
      );
    const browser = createFormatter(data, load);
    const cases = about.parsers.filter((parser) => CASES[parser]);
    expect(cases.length).toBeGreaterThan(0);
    for (const parser of cases) {
      const outputs = new Set<string>();
      for (const options of OPTION_SETS) {
        const expected = await format(CASES[parser]!, { ...options, parser, plugins: [own] });
        const settings = { parser, options, plugins: ["extra"] };
        await browser.prepare(settings);
        const { text } = await browser.use(settings, chooseAction("format", CASES[parser]!));
        expect(text).toBe(expected);
        outputs.add(text);
      }
      // The options reach the plugin.
      expect(outputs.size).toBeGreaterThan(1);
      expect([...outputs][0]).not.toBe(await format(CASES[parser]!, { parser, plugins: [] }).catch(() => ""));
    }
  });
});

test("a version that takes no plugins says so", async () => {
  const data = { ...(await describeFormatter("prettier-stable")), version: "2.8.8" };
  const { prepare } = createFormatter(data, () => Promise.reject(new Error("not asked for")));
  await expect(prepare({ parser: "babel", plugins: ["extra"] })).rejects.toMatchObject({ name: "PluginsRefused" });
});

async function describeFormatter(name: string): Promise<FormatterData> {
  const dir = new URL(`${name}/`, ROOT);
  const { version } = JSON.parse(await readFile(new URL("package.json", dir), "utf8")) as { version: string };
  const files = (await readdir(new URL("plugins/", dir))).filter((file) => file.endsWith(".mjs"));
  const plugins = files.map(async (file): Promise<PluginFile> => {
    const module = (await import(/* @vite-ignore */ new URL(`plugins/${file}`, dir).href)) as {
      parsers?: Record<string, { astFormat: string }>;
      printers?: object;
    };
    const formats = Object.entries(module.parsers ?? {}).map(([parser, { astFormat }]) => [parser, astFormat] as const);
    return {
      file: `plugins/${file}`,
      parsers: Object.fromEntries(formats),
      printers: Object.keys(module.printers ?? {}),
    };
  });
  const { getSupportInfo } = (await import(name)) as typeof import("prettier");
  const { options, languages } = JSON.parse(JSON.stringify(await getSupportInfo())) as FormatterData;
  const core = "standalone.mjs";
  return { name, version, url: "", core, sections: [], options, languages, plugins: await Promise.all(plugins) };
}
