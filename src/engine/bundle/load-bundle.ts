/** The app and the playground, bundled: browser files, the modules that render pages, the styles and the inline bootstrap. */
import { existsSync } from "node:fs";
import { readdir, readFile, utimes } from "node:fs/promises";
import path from "node:path";
import type { PageKind } from "../../shared/page.ts";
import type { SiteData } from "../../shared/site.ts";
import type { BundleTask } from "./build-bundle.ts";
import { CHUNKS, CLIENT_ENTRY, PLAYGROUND_ENTRY } from "./chunks.ts";
import type { PluginBundle } from "../playground/bundle-plugin.ts";
import {
  BOOTSTRAP_FILE,
  MAIN_STYLES,
  PACKAGES_FILE,
  PLAYGROUND_STYLES,
  PLUGINS_FILE,
  RARE_STYLES,
  SERVICE_WORKER_FILE,
} from "./files.ts";
import { hashFiles, hashOf } from "../base/cache.ts";
import { runProgram } from "../base/program.ts";
import type { OutputFile } from "../base/output-file.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";

const SOURCES = ["src/app", "src/playground", "src/shared", "src/styles", "src/offline", "src/engine/bundle", "src/engine/playground"];

export interface Bundle {
  /** Hash of the code that renders pages: a page made by other code must not be mixed with this one. */
  buildId: string;
  /** The styles of a page of this kind with this body. */
  getStyles(kind: PageKind, body: string): string;
  /** Addresses of the files among them that the code of this kind would load. */
  getStyleFiles(kind: PageKind): string[];
  bootstrap: string;
  /** Addresses of the app's entry and of what it will import at once for a page of this kind, base path included. */
  getScripts(kind: PageKind): string[];
  /** Path of the module that exports `renderApp`. */
  serverEntry: string;
  playground?: PlaygroundBundle;
  /** What readers of the playground can turn on. */
  plugins: PluginBundle[];
  /** Script of the service worker, without the data of the build. */
  serviceWorker: string;
  /** Addresses of all files that pages of the app may load. */
  appFiles: string[];
  /** Whose code the files contain. */
  packages: string[];
  files: OutputFile[];
}

export interface PlaygroundBundle {
  scripts: string[];
  /** Addresses of all its files but editor languages. */
  files: string[];
  styles: string;
  /** Path of the module that exports `renderPlayground`. */
  serverEntry: string;
}

interface BundleInput {
  site: SiteData;
  hasPlayground: boolean;
  plugins: string[];
  cacheDir: string;
}

export async function loadBundle({ cacheDir, ...input }: BundleInput): Promise<Bundle> {
  const lockFile = path.join(PROJECT_ROOT, "package-lock.json");
  const dirs = SOURCES.map((dir) => path.join(PROJECT_ROOT, dir));
  const buildId = hashOf([await hashFiles(dirs, [lockFile]), input]).slice(0, 12);
  const dir = path.join(cacheDir, "bundle", buildId);
  // In use, for `prune-folders.ts`.
  await utimes(dir, new Date(), new Date()).catch(() => {});
  if (!existsSync(path.join(dir, BOOTSTRAP_FILE))) await runProgram("bundle", { ...input, dir } satisfies BundleTask);
  return readBundle(dir, input.site.baseUrl, buildId);
}

type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

async function readBundle(dir: string, base: string, buildId: string): Promise<Bundle> {
  const clientDir = path.join(dir, "client");
  const manifest = JSON.parse(await readFile(path.join(clientDir, "manifest.json"), "utf8")) as Manifest;
  const names = (await readdir(path.join(clientDir, "assets"))).map((name) => `assets/${name}`);
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(clientDir, name))] as const)),
  );
  const shared = listImported(manifest, [CLIENT_ENTRY]).map((key) => manifest[key]!.file);
  const getUse = (name: string) => (shared.includes(name) ? ("always" as const) : undefined);
  const rareStyles = RARE_STYLES.map(({ file, shown }) => ({ file: manifest[file]!.file, shown }));
  const inlined = [MAIN_STYLES, PLAYGROUND_STYLES, ...RARE_STYLES.map(({ file }) => file)].map(
    (name) => manifest[name]?.file,
  );
  const getStyles = (files: string[]) => files.map((name) => contents.get(name)!.toString("utf8").trim()).join("\n");
  const listScripts = (entries: string[]) => listImported(manifest, entries).map((key) => base + manifest[key]!.file);
  const playgroundFiles = new Set(manifest[PLAYGROUND_ENTRY] ? listPlaygroundFiles(manifest, names) : []);
  const plugins = JSON.parse(await readFile(path.join(dir, PLUGINS_FILE), "utf8")) as PluginBundle[];
  const packages = JSON.parse(await readFile(path.join(clientDir, PACKAGES_FILE), "utf8")) as string[];
  return {
    buildId,
    plugins,
    bootstrap: await readFile(path.join(dir, BOOTSTRAP_FILE), "utf8"),
    serviceWorker: await readFile(path.join(dir, SERVICE_WORKER_FILE), "utf8"),
    appFiles: names.filter((name) => !inlined.includes(name) && !playgroundFiles.has(name)).map((name) => base + name),
    serverEntry: path.join(dir, "server", "server.js"),
    packages: [...new Set([...packages, ...plugins.flatMap((plugin) => plugin.packages)])],
    files: names
      .filter((name) => !inlined.includes(name))
      .map((name) => ({ path: name, contents: contents.get(name)!, use: getUse(name) })),
    getScripts: (kind) => listScripts([CLIENT_ENTRY, ...listChunks(manifest, kind)]),
    getStyles: (kind, body) =>
      getStyles([
        manifest[MAIN_STYLES]!.file,
        ...rareStyles.filter(({ shown }) => shown.test(body)).map(({ file }) => file),
        ...listOwnStyles(manifest, kind),
      ]),
    getStyleFiles: (kind) => listOwnStyles(manifest, kind).map((name) => base + name),
    ...(manifest[PLAYGROUND_ENTRY] && {
      playground: {
        scripts: listScripts([PLAYGROUND_ENTRY]),
        files: [...playgroundFiles].map((name) => base + name),
        styles: getStyles([manifest[PLAYGROUND_STYLES]!.file]),
        serverEntry: path.join(dir, "server", "playground.js"),
      },
    }),
  };
}

/** The chunks that only some kinds of pages need, this one among them. */
function listChunks(manifest: Manifest, kind: PageKind): string[] {
  const names = CHUNKS.filter((chunk) => chunk.kinds.includes(kind)).map((chunk) => chunk.name);
  return Object.keys(manifest).filter((key) => key.startsWith("_") && names.includes(manifest[key]!.name!));
}

function listOwnStyles(manifest: Manifest, kind: PageKind): string[] {
  return [...new Set(listChunks(manifest, kind).flatMap((key) => manifest[key]!.css ?? []))];
}

/** Files that only the playground loads: its own chunks, and the worker, which no manifest names. */
function listPlaygroundFiles(manifest: Manifest, names: string[]): string[] {
  const reach = (entry: string) =>
    new Set(listImported(manifest, [entry], "dynamicImports").map((key) => manifest[key]!.file));
  const shared = reach(CLIENT_ENTRY);
  const own = [...reach(PLAYGROUND_ENTRY)].filter((file) => !shared.has(file));
  return [...own, ...names.filter((name) => name.startsWith("assets/format-worker"))];
}

/** The entries and all that they import, so that nothing has to be found out file by file. */
function listImported(manifest: Manifest, entries: string[], more?: "dynamicImports"): string[] {
  const keys = new Set(entries);
  for (const key of keys) {
    const { imports = [], [more ?? "imports"]: others = [] } = manifest[key]!;
    for (const imported of [...imports, ...others]) keys.add(imported);
  }
  return [...keys];
}
