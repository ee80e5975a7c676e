/** The playground: a document of its own, its script, and the files of the formatters it runs. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { getHeadTags } from "../../shared/head.ts";
import type { PlainPage } from "../../shared/page.ts";
import { withBase } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";
import { PROJECT_ROOT, runVite } from "../bundle.ts";
import { hashFiles, hashOf, type Cache } from "../cache.ts";
import type { Site } from "../content/load-site.ts";
import { loadFormatter, locateFormatter } from "../formatter/load-formatter.ts";
import type { OutputFile } from "../output.ts";
import { escapeHtml } from "../render.ts";

const PLAYGROUND_PATH = "/playground/";
const ENTRY = "src/playground/main.tsx";
const STYLES = "src/styles/playground.css";
/** Copies of a program come with its licence. */
const LICENSES = ["LICENSE", "THIRD-PARTY-NOTICES.md"];

/** What `src/playground/server.tsx` makes of the data. */
export type RenderPlayground = (data: unknown) => {
  title: string;
  description: string;
  html: string;
  noScript: { text: string; link: string };
};

export interface PlaygroundAssets {
  bootstrap: string;
  clientUrl: string;
  styles: string;
  /** Where the files of a formatter are, with a slash at the end. */
  getFormatterUrl(name: string, version: string): string;
  /** Further markup for the head while developing. */
  devHead?: string;
}

interface EmitInput {
  site: Site;
  cache: Cache;
  /** The script that every page of the site has in its head. */
  bootstrap: string;
}

/** A site whose docs name no formatter has nothing to play with. */
export async function emitPlayground({ site, cache, bootstrap }: EmitInput): Promise<OutputFile[]> {
  const formatters = listFormatters(site);
  if (formatters.length === 0) return [];
  const base = site.data.baseUrl;
  const bundle = await loadPlaygroundBundle(base, cache.dir);
  const { renderPlayground } = (await import(pathToFileURL(bundle.serverEntry).href)) as {
    renderPlayground: RenderPlayground;
  };
  const getFormatterUrl = (_name: string, version: string) => `${base}${getFormatterDir(version)}`;
  const contents = await renderPlaygroundPage({
    site,
    cache,
    assets: { ...bundle, bootstrap, getFormatterUrl },
    renderPlayground,
  });
  const copies = await Promise.all(formatters.map(copyFormatter));
  return [{ path: `${PLAYGROUND_PATH.slice(1)}index.html`, contents }, ...bundle.files, ...copies.flat()];
}

/** Packages by name, that of the released docs first. */
function listFormatters(site: Site): string[] {
  const versions = site.docs.flatMap((plugin) => plugin.versions).sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return [...new Set(versions.flatMap((version) => version.formatter ?? []))];
}

function getFormatterDir(version: string): string {
  return `assets/formatter/${version}/`;
}

async function copyFormatter(name: string): Promise<OutputFile[]> {
  const { version } = await loadFormatter(name);
  const dir = locateFormatter(name);
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

interface RenderInput {
  site: Site;
  cache: Cache;
  assets: PlaygroundAssets;
  renderPlayground: RenderPlayground;
}

export async function renderPlaygroundPage({ site, cache, assets, renderPlayground }: RenderInput): Promise<string> {
  const { baseUrl, colorMode, locales, locale, favicon, title: siteTitle } = site.data;
  const docs = site.docs.flatMap((plugin) => plugin.versions.filter((version) => version.isLast))[0];
  // As text already here: the page must be drawn from what the browser will read, and that has no infinite numbers.
  const data = JSON.stringify({
    siteTitle,
    home: baseUrl,
    docs: docs && withBase(baseUrl, docs.path),
    formatters: await Promise.all(listFormatters(site).map((name) => describeFormatter(name, assets, cache))),
    colorMode,
  });
  const { title, description, html, noScript } = renderPlayground(JSON.parse(data));
  const cli = withBase(baseUrl, docs?.docs.find((doc) => doc.id === "cli")?.path ?? docs?.path ?? "/");
  const { htmlLang, direction } = locales[locale]!;
  const choice = colorMode.respectSystem && !colorMode.disableSwitch ? "system" : colorMode.defaultMode;
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" data-theme="${colorMode.defaultMode}" data-theme-choice="${choice}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renderHead({ kind: "plain", path: withBase(baseUrl, PLAYGROUND_PATH), title, description, html: {}, toc: [] }, site.data)}
<link rel="icon" href="${escapeHtml(favicon)}">
${assets.devHead ?? ""}<style>${assets.styles}</style>
<script${renderAttributes(getBootstrapSettings(site.data, assets.clientUrl))}>${assets.bootstrap}</script>
</head>
<body>
<noscript><main class="without-script"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(noScript.text)} <a href="${escapeHtml(cli)}">${escapeHtml(noScript.link)}</a>.</p></main></noscript>
<div id="app" class="needs-js">${html}</div>
<script type="application/json" id="playground-data">${data.replaceAll("<", "\\u003c")}</script>
</body>
</html>
`;
}

function renderHead(page: PlainPage, site: SiteData): string {
  const { title, tags } = getHeadTags(page, site);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ tag, attrs }) => `<${tag}${renderAttributes(attrs)}>`),
  ].join("\n");
}

function getBootstrapSettings({ colorMode }: SiteData, clientUrl: string): Record<string, string> {
  return {
    "data-app": clientUrl,
    "data-default-mode": colorMode.defaultMode,
    ...(colorMode.respectSystem && { "data-respect-system": "" }),
    ...(colorMode.disableSwitch && { "data-disable-switch": "" }),
    "data-eager": "",
  };
}

function renderAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join("");
}

/** As `src/playground/model/playground-data.ts` expects it. */
async function describeFormatter(name: string, { getFormatterUrl }: PlaygroundAssets, cache: Cache) {
  const { version, options, languages } = await loadFormatter(name);
  return {
    name: name.replace(/^prettier-/, ""),
    version,
    url: getFormatterUrl(name, version),
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

interface PlaygroundBundle {
  clientUrl: string;
  serverEntry: string;
  styles: string;
  files: OutputFile[];
}

async function loadPlaygroundBundle(base: string, cacheDir: string): Promise<PlaygroundBundle> {
  const sources = ["src/playground", "src/app/runtime", "src/app/ui/primitives", "src/shared", "src/styles"];
  const own = [
    path.join(PROJECT_ROOT, "package-lock.json"),
    fileURLToPath(import.meta.url),
    fileURLToPath(new URL("../bundle.ts", import.meta.url)),
  ];
  const codeHash = await hashFiles(
    sources.map((dir) => path.join(PROJECT_ROOT, dir)),
    own,
  );
  const dir = path.join(cacheDir, "playground", hashOf([codeHash, base]).slice(0, 12));
  const results = ["client/manifest.json", "server/server.js"].map((file) => path.join(dir, file));
  if (!results.every((file) => existsSync(file))) await Promise.all([buildClient(base, dir), buildServer(dir)]);
  return readBundle(dir, base);
}

async function buildServer(dir: string): Promise<void> {
  const build = {
    outDir: path.join(dir, "server"),
    emptyOutDir: true,
    ssr: "src/playground/server.tsx",
    minify: false,
  };
  await runVite({ build, ssr: { noExternal: true } });
}

async function buildClient(base: string, dir: string): Promise<void> {
  const rollupOptions = {
    input: { playground: ENTRY, "playground-styles": STYLES },
    preserveEntrySignatures: "exports-only" as const,
  };
  const build = { outDir: path.join(dir, "client"), emptyOutDir: true, manifest: "manifest.json", rollupOptions };
  await runVite({ base, worker: { format: "es" }, build });
}

async function readBundle(dir: string, base: string): Promise<PlaygroundBundle> {
  const client = path.join(dir, "client");
  const manifest = JSON.parse(await readFile(path.join(client, "manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const stylesFile = manifest[STYLES]!.file;
  const names = (await readdir(path.join(client, "assets")))
    .map((name) => `assets/${name}`)
    .filter((name) => name !== stylesFile);
  return {
    clientUrl: base + manifest[ENTRY]!.file,
    serverEntry: path.join(dir, "server", "server.js"),
    styles: (await readFile(path.join(client, stylesFile), "utf8")).trim(),
    files: await Promise.all(
      names.map(async (name) => ({ path: name, contents: await readFile(path.join(client, name)) })),
    ),
  };
}
