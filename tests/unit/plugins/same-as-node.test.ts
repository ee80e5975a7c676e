/** The plugins of the playground, as browsers get them, against the packages in Node.js: byte for byte, in old and new versions of the formatter. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareVersions } from "../../../src/shared/compare-versions.ts";
import { bundlePlugin, type BundledPlugin } from "../../../src/engine/playground/plugins/bundle-plugin.ts";
import { readCatalogue, readSamples, type CataloguePlugin } from "../../../src/engine/content/plugin-catalogue.ts";
import { inferParser } from "../../../src/playground/model/parsers.ts";
import type { FormatterData, Language } from "../../../src/playground/model/playground-data.ts";
import { createFormatter } from "../../../src/playground/worker/create-formatter.ts";
import { chooseAction } from "../../../src/playground/worker/run-task.ts";
import config from "../../../site.config.ts";
import { describeFormatter } from "./describe-formatter.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDER = path.join(ROOT, "plugins");
/** The oldest that takes plugins comes with the plugins. */
const OLDEST = "plugins/node_modules/prettier-oldest";
const FORMATTERS = [
  ...(existsSync(path.join(ROOT, OLDEST)) ? [OLDEST] : []),
  "node_modules/prettier-stable",
  "node_modules/prettier-next",
];
const OPTION_SETS: Record<string, unknown>[] = [{}, { printWidth: 60, tabWidth: 4, singleQuote: true, semi: false }];

const { offered, missing } = await readCatalogue({ root: ROOT, ...config.playground });
// Never passed over in silence.
if (missing.length > 0) console.warn(`${missing.length} plugins are not tested: \`npm run plugins\` fetches them.`);

let folder: string;
const bundles = new Map<string, BundledPlugin & { file: string }>();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plugins-"));
  for (const { name, from } of offered) {
    const bundled = await bundlePlugin({ name, from });
    const file = path.join(folder, `${name.replace("/", "-")}.mjs`);
    await writeFile(file, bundled.code);
    bundles.set(name, { ...bundled, file });
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(FORMATTERS)("%s", (dir) => {
  const home = path.join(ROOT, dir);
  let data: FormatterData;
  beforeAll(async () => void (data = await describeFormatter(home)));

  test.each(offered)("$name", async (plugin) => {
    const { file, about } = bundles.get(plugin.name)!;
    const cases = await listCases(plugin, about.languages as Language[], data);
    expect(cases.length).toBeGreaterThanOrEqual(3 * OPTION_SETS.length);
    const inNode = await formatInNode(home, cases);
    const load = (asked: string): Promise<unknown> =>
      import(/* @vite-ignore */ pathToFileURL(asked.startsWith("/") ? asked : path.join(home, asked)).href);
    const browser = createFormatter(data, load);
    const here: Result[] = [];
    for (const { content, options } of cases) {
      const { parser, ...others } = options;
      const settings = { parser, options: others, plugins: [{ name: plugin.name, url: file }] };
      here.push(
        await browser
          .prepare(settings)
          .then(() => browser.use(settings, chooseAction("format", content)))
          .then(
            ({ text }) => ({ text }),
            (error: Error) => ({ error: error.message }),
          ),
      );
    }
    const isPromised = compareVersions(data.version, `${plugin.since}.0`) >= 0;
    if (!isPromised) return expect(here.some((result) => "error" in result)).toBe(true);
    expect(here).toEqual(inNode);
    expect(inNode.filter((result) => "error" in result)).toEqual([]);
    // The plugin does something.
    expect(here.some((result, index) => "text" in result && result.text !== cases[index]!.content)).toBe(true);
  });
});

interface Case {
  plugin: string;
  from: string;
  content: string;
  options: Record<string, unknown> & { parser: string };
}

type Result = { text: string } | { error: string };

/** The first sample is read by the parser of the catalogue, the others by that of their name. */
async function listCases(plugin: CataloguePlugin, own: Language[], { languages }: FormatterData): Promise<Case[]> {
  const { name, from, parser } = plugin;
  const samples = await readSamples(FOLDER, plugin.samples);
  return samples.flatMap(({ file, text }) =>
    OPTION_SETS.map((options) => ({
      plugin: name,
      from,
      content: text,
      options: {
        ...options,
        filepath: file.replace(/^\d-/, ""),
        parser: inferParser(file, own) ?? (inferParser(file.replace(/^\d-/, ""), languages) || parser),
      },
    })),
  );
}

async function formatInNode(formatter: string, cases: Case[]): Promise<Result[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("format-in-node.mjs", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
    // Tests say what they are by variables that packages look at.
    env: { PATH: process.env["PATH"] },
  });
  child.stdin.end(JSON.stringify({ formatter, cases }));
  return (await json(child.stdout)) as Result[];
}
