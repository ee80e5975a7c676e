/** The formatters that the playground runs: their files, and what the page must know about them. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Cache } from "../cache.ts";
import type { Site } from "../content/load-site.ts";
import { locateFormatter } from "../formatter/load-formatter.ts";
import type { OutputFile } from "../output.ts";
import { listOptionSections } from "./option-sections.ts";

/** Copies of a program come with its licence. */
const LICENSES = ["LICENSE", "THIRD-PARTY-NOTICES.md"];
/** Where the files for browsers are: with plugins in a folder of their own, and as it was before version 3. */
const LAYOUTS = [
  { core: "standalone.mjs", folder: "plugins", isPlugin: (file: string) => file.endsWith(".mjs") },
  { core: "esm/standalone.mjs", folder: "esm", isPlugin: (file: string) => /^parser-.*\.mjs$/.test(file) },
];

/** Packages by name, that of the released docs first. */
export function listFormatters(site: Site): string[] {
  const versions = site.docs.flatMap((plugin) => plugin.versions).sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return [...new Set(versions.flatMap((version) => version.formatter ?? []))];
}

/** Older packages, for comparison. */
export function listReleases(site: Site): string[] {
  return site.config.playground.releases;
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
  const { core, plugins } = await listBrowserFiles(dir);
  const files = [core, ...plugins, ...LICENSES].filter((file) => existsSync(path.join(dir, file)));
  return Promise.all(
    files.map(async (file) => ({
      path: getFormatterDir(version) + file,
      contents: await readFile(path.join(dir, file)),
    })),
  );
}

async function listBrowserFiles(dir: string): Promise<{ core: string; plugins: string[] }> {
  const { core, folder, isPlugin } = LAYOUTS.find((layout) => existsSync(path.join(dir, layout.core)))!;
  const names = (await readdir(path.join(dir, folder))).filter(isPlugin).sort();
  return { core, plugins: names.filter((name) => `${folder}/${name}` !== core).map((name) => `${folder}/${name}`) };
}

interface DescribeInput {
  site: Site;
  cache: Cache;
  getUrl(name: string, version: string): string;
}

/** As `src/playground/model/playground-data.ts` expects it. */
export async function describeFormatter(name: string, { site, cache, getUrl }: DescribeInput): Promise<object> {
  const dir = locateFormatter(name);
  const version = await readFormatterVersion(name);
  const files = await listBrowserFiles(dir);
  const support = await cache.remember("formatter-support", [name, version, files, DESCRIBE], () =>
    askFormatter(dir, files.plugins),
  );
  const sections = listOptionSections(site, name);
  return { ...(await describeRelease(name, getUrl)), core: files.core, sections, ...support };
}

/** The name in addresses: `stable`, `next`, or the version itself. */
export async function describeRelease(name: string, getUrl: DescribeInput["getUrl"]): Promise<object> {
  const version = await readFormatterVersion(name);
  const channel = name.replace(/^prettier-/, "");
  return { name: /^\d/.test(channel) ? version : channel, version, url: getUrl(name, version) };
}

/**
 * Asked of the files themselves, so that a new parser needs no list here, but in a process of its own: the Flow parser installs
 * a handler for uncaught errors that ends the process it is loaded in.
 */
const DESCRIBE = `
import { pathToFileURL } from "node:url";
const { dir, plugins } = JSON.parse(process.argv[1]);
const load = async (file) => {
  const module = await import(pathToFileURL(dir + "/" + file).href);
  return { ...module.default, ...module };
};
const { getSupportInfo } = await load(JSON.parse(await (await import("node:fs/promises")).readFile(dir + "/package.json", "utf8")).main);
// Version 2 would add what plugins that happen to be installed beside it can do.
const { options, languages } = await getSupportInfo({ pluginSearchDirs: false });
const describe = async (file) => {
  const { parsers = {}, printers = {} } = await load(file);
  const formats = Object.entries(parsers).map(([parser, { astFormat }]) => [parser, astFormat]);
  return { file, parsers: Object.fromEntries(formats), printers: Object.keys(printers) };
};
console.log(JSON.stringify({
  options: options.map((option) => ({ ...option, pluginDefaults: undefined })),
  languages: languages.map(({ name, parsers, aliases, extensions, filenames }) => ({ name, parsers, aliases, extensions, filenames })),
  plugins: await Promise.all(plugins.map(describe)),
}));
`;

async function askFormatter(dir: string, plugins: string[]): Promise<object> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    DESCRIBE,
    JSON.stringify({ dir, plugins }),
  ]);
  return JSON.parse(stdout) as object;
}
