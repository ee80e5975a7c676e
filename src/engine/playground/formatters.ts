/** The formatters that the playground runs: their files, and what the page must know about them. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import { locateFormatter, readFormatterVersion } from "../formatter/load-formatter.ts";
import { readPinnedAnswers } from "../formatter/pinned-answers.ts";
import type { OutputFile } from "../base/output-file.ts";
import { askForSupport } from "./formatter-support.ts";
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
  const version = await readFormatterVersion(name);
  const { core } = await listBrowserFiles(locateFormatter(name));
  const support =
    (await readPinnedAnswers(name))?.support ??
    (await cache.remember("formatter-support", [name, version], () => askFormatter(name)));
  return { ...(await describeRelease(name, getUrl)), core, sections: listOptionSections(site, name), ...support };
}

export async function askFormatter(name: string): Promise<object> {
  const dir = locateFormatter(name);
  return askForSupport(dir, (await listBrowserFiles(dir)).plugins);
}

/** The name in addresses: `stable`, `next`, or the version itself. */
export async function describeRelease(name: string, getUrl: DescribeInput["getUrl"]): Promise<object> {
  const version = await readFormatterVersion(name);
  const channel = name.replace(/^prettier-/, "");
  return { name: /^\d/.test(channel) ? version : channel, version, url: getUrl(name, version) };
}
