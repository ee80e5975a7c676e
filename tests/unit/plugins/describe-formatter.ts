/** What the page knows of a formatter, asked of its package. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FormatterData, PluginFile } from "../../../src/playground/model/playground-data.ts";

export async function describeFormatter(dir: string): Promise<FormatterData> {
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(path.join(dir, file)).href);
  const { version } = JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as { version: string };
  const files = (await readdir(path.join(dir, "plugins"))).filter((file) => file.endsWith(".mjs"));
  const plugins = files.map(async (file): Promise<PluginFile> => {
    const { parsers = {}, printers = {} } = (await load(`plugins/${file}`)) as {
      parsers?: Record<string, { astFormat: string }>;
      printers?: object;
    };
    const formats = Object.entries(parsers).map(([parser, { astFormat }]) => [parser, astFormat] as const);
    return { file: `plugins/${file}`, parsers: Object.fromEntries(formats), printers: Object.keys(printers) };
  });
  const { getSupportInfo } = (await load("index.mjs")) as typeof import("prettier");
  const { options, languages } = JSON.parse(JSON.stringify(await getSupportInfo())) as FormatterData;
  const core = "standalone.mjs";
  return { name: dir, version, url: "", core, sections: [], options, languages, plugins: await Promise.all(plugins) };
}
