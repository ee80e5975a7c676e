/** The formatters that the playground runs: their files, and what the page must know about them. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Cache } from "../cache.ts";
import type { Site } from "../content/load-site.ts";
import { loadFormatter, locateFormatter } from "../formatter/load-formatter.ts";
import type { OutputFile } from "../output.ts";

/** Copies of a program come with its licence. */
const LICENSES = ["LICENSE", "THIRD-PARTY-NOTICES.md"];

/** Packages by name, that of the released docs first. */
export function listFormatters(site: Site): string[] {
  const versions = site.docs.flatMap((plugin) => plugin.versions).sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return [...new Set(versions.flatMap((version) => version.formatter ?? []))];
}

export function getFormatterDir(version: string): string {
  return `assets/formatter/${version}/`;
}

/** Without loading the formatter itself, which takes longer. */
export async function readFormatterVersion(name: string): Promise<string> {
  const manifest = await readFile(path.join(locateFormatter(name), "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

export async function copyFormatter(name: string): Promise<OutputFile[]> {
  const dir = locateFormatter(name);
  const version = await readFormatterVersion(name);
  const plugins = (await listPluginFiles(path.join(dir, "plugins"))).map((file) => `plugins/${file}`);
  const files = ["standalone.mjs", ...plugins, ...LICENSES].filter((file) => existsSync(path.join(dir, file)));
  return Promise.all(
    files.map(async (file) => ({
      path: getFormatterDir(version) + file,
      contents: await readFile(path.join(dir, file)),
    })),
  );
}

async function listPluginFiles(dir: string): Promise<string[]> {
  return (await readdir(dir)).filter((file) => file.endsWith(".mjs")).sort();
}

/** As `src/playground/model/playground-data.ts` expects it. */
export async function describeFormatter(name: string, url: (version: string) => string, cache: Cache) {
  const { version, options, languages } = await loadFormatter(name);
  return {
    name: name.replace(/^prettier-/, ""),
    version,
    url: url(version),
    options: options.map((option) => ({ ...option, pluginDefaults: undefined })),
    languages: languages.map((language) => ({
      name: language.name,
      parsers: language.parsers,
      aliases: language.aliases,
      extensions: language.extensions,
      filenames: language.filenames,
    })),
    plugins: await cache.remember("formatter-plugins", [name, version, DESCRIBE_PLUGINS], () =>
      describePlugins(path.join(locateFormatter(name), "plugins")),
    ),
  };
}

/**
 * Asked of the files themselves, so that a new parser needs no list here, but in a process of its own: the Flow parser installs
 * a handler for uncaught errors that ends the process it is loaded in.
 */
const DESCRIBE_PLUGINS = `
const describe = async ([name, url]) => {
  const { parsers = {}, printers = {} } = await import(url);
  const formats = Object.entries(parsers).map(([parser, { astFormat }]) => [parser, astFormat]);
  return { name, parsers: Object.fromEntries(formats), printers: Object.keys(printers) };
};
console.log(JSON.stringify(await Promise.all(JSON.parse(process.argv[1]).map(describe))));
`;

async function describePlugins(dir: string): Promise<object[]> {
  const files = (await listPluginFiles(dir)).map((file) => [
    path.basename(file, ".mjs"),
    pathToFileURL(path.join(dir, file)).href,
  ]);
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    DESCRIBE_PLUGINS,
    JSON.stringify(files),
  ]);
  return JSON.parse(stdout) as object[];
}
