/** The formatters that the playground runs: their files, what they can do, and where the docs explain their options. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { withBase } from "../../shared/paths.ts";
import { isNews, type NewsHeading } from "../../shared/release-news.ts";
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import { listReleases as listPosts } from "../content/releases.ts";
import { locateFormatter, readFormatterVersion } from "../formatter/load-formatter.ts";
import type { Compiled, OptionUse } from "../markdown/context.ts";
import { readPinnedAnswers } from "../formatter/pinned-answers.ts";
import type { OutputFile } from "../base/output-file.ts";
import { LICENSES, listBrowserFiles } from "./releases/browser-files.ts";
import { getMinor } from "./releases/lock.ts";
import type { StoredRelease, Support } from "./releases/store.ts";

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

function getUrl(version: string, { site }: Pick<DescribeInput, "site">): string {
  return site.data.baseUrl + getFormatterDir(version);
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

export interface DescribeInput {
  site: Site;
  cache: Cache;
  /** What became of a Markdown file. */
  getCompiled(file: string): Promise<Pick<Compiled, "options" | "toc"> | undefined>;
}

/** As `src/playground/model/playground-data.ts` expects it. The engine itself uses only these fields. */
type Described = Record<string, unknown> & { url: string; core: string };

export async function describeFormatter(name: string, input: DescribeInput): Promise<Described> {
  const { cache } = input;
  const version = await readFormatterVersion(name);
  const { core } = await listBrowserFiles(locateFormatter(name));
  const support =
    (await readPinnedAnswers(name))?.support ??
    (await cache.remember("formatter-support", [name, version], () => askFormatter(locateFormatter(name))));
  return {
    ...(await describeRelease(name)),
    url: getUrl(version, input),
    core,
    sections: await listOptionSections(name, input),
    news: await listNews(version, input),
    ...support,
  };
}

/** The name in addresses: `stable`, `next`, or the version itself. */
export async function describeRelease(name: string): Promise<{ name: string; version: string }> {
  const version = await readFormatterVersion(name);
  const channel = name.replace(/^prettier-/, "");
  return { name: /^\d/.test(channel) ? version : channel, version };
}

/** The same for a release that was fetched. */
export async function describeFetched(
  { version, core, support }: StoredRelease,
  input: DescribeInput,
): Promise<object> {
  const [sections, news] = await Promise.all([listOptionSections(version, input), listNews(version, input)]);
  return { name: version, version, url: getUrl(version, input), core, sections, news, ...support };
}

/** What a formatter can do: its options and languages, and which of its files has which parser and printer. */
export async function askFormatter(dir: string, plugins?: string[]): Promise<Support> {
  const asked = plugins ?? (await listBrowserFiles(dir)).plugins;
  const args = ["--input-type=module", "--eval", DESCRIBE, JSON.stringify({ dir, plugins: asked })];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Support;
}

/** Asked of the files, so that a new parser needs no list, in a process of its own: the Flow parser ends the process on uncaught errors. */
const DESCRIBE = `
import { pathToFileURL } from "node:url";
const { dir, plugins } = JSON.parse(process.argv[1]);
const load = async (file) => {
  const module = await import(pathToFileURL(dir + "/" + file).href);
  return { ...module.default, ...module };
};
const { main, version } = JSON.parse(await (await import("node:fs/promises")).readFile(dir + "/package.json", "utf8"));
const { getSupportInfo } = await load(main || "index.js");
// Versions 1 and 2 would add what plugins that happen to be installed beside them can do.
const question = { pluginSearchDirs: false };
const { options, languages } = await (version.startsWith("1.") ? getSupportInfo(version, question) : getSupportInfo(question));
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

interface OptionSection {
  title: string;
  options: { name: string; href: string }[];
}

/** How the options page groups the options, and where each one is: the page of the version for this formatter, or else the released one. */
export async function listOptionSections(
  formatter: string,
  { site, getCompiled }: Pick<DescribeInput, "site" | "getCompiled">,
): Promise<OptionSection[]> {
  for (const { versions } of site.docs) {
    const version =
      versions.find((each) => each.formatter === formatter) ?? versions.find((each) => each.isLast && each.formatter);
    const doc = version?.docs.find(({ isOptionsPage }) => isOptionsPage);
    if (!doc) continue;
    const options = (await getCompiled(doc.parsed.file))?.options ?? [];
    return groupOptions(options, withBase(site.data.baseUrl, doc.path));
  }
  return [];
}

/** The headings of a release's post that name a language. The post is about its minor version. */
export async function listNews(
  version: string,
  { site, getCompiled }: Pick<DescribeInput, "site" | "getCompiled">,
): Promise<NewsHeading[]> {
  const release = listPosts(site.blog).find((each) => getMinor(each.version) === getMinor(version));
  const { toc = [] } = (release && (await getCompiled(release.post.parsed.file))) ?? {};
  return toc.map(({ text, id }) => ({ text, id })).filter(isNews);
}

export function groupOptions(options: Pick<OptionUse, "name" | "id" | "section">[], href: string): OptionSection[] {
  const sections: OptionSection[] = [];
  for (const { name, id, section: title } of options) {
    let section = sections.find((each) => each.title === title);
    if (!section) sections.push((section = { title, options: [] }));
    section.options.push({ name, href: `${href}#${id}` });
  }
  return sections;
}
