/** The app, built by Vite: browser files, the server entry that renders pages, the styles and the inline bootstrap. */
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { InlineConfig, Plugin } from "vite";
import type { PageKind } from "../shared/page.ts";
import type { SiteData } from "../shared/site.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { recordPackages } from "./bundle-packages.ts";
import { hashFiles, hashOf } from "./cache.ts";
import type { OutputFile } from "./output.ts";
import { PROJECT_ROOT } from "./project-root.ts";

export { PROJECT_ROOT };

/** React is loaded as the package it is: bundling it for the server would cost more than all our own code. */
export const SERVER_PACKAGES = { noExternal: true as const, external: ["react", "react-dom"] };

/** Written last, so its presence tells that the bundle is complete. */
const BOOTSTRAP_FILE = "bootstrap.js";
const PACKAGES_FILE = "packages.json";

/** Browsers with `light-dark()`: without it every color would be written twice. */
const CSS_TARGET = ["chrome123", "edge123", "firefox120", "safari17.5"];

/**
 * Few files instead of one for each module: one for kinds of pages that are read in a row, and what every page needs.
 * Their styles are inlined into pages of these kinds only. Rolldown takes the first group that matches.
 */
const CHUNKS: { name: string; test: RegExp; kinds: PageKind[] }[] = [
  {
    name: "blog",
    test: /src\/(app\/ui\/blog\/|styles\/blog)/,
    kinds: ["blog-list", "post", "archive", "authors", "author"],
  },
  {
    name: "marketing",
    test: /src\/(app\/ui\/pages\/|styles\/pages)/,
    kinds: ["home", "users", "plain", "search", "not-found"],
  },
  {
    name: "search",
    test: /src\/(app\/ui\/search\/(?!SearchButton|search-shortcut)|styles\/search)/,
    kinds: ["search", "not-found"],
  },
  { name: "client", test: /src\/(app|shared)\/|node_modules|virtual:/, kinds: [] },
];

export interface Bundle {
  /** Hash of the code that renders pages: a page made by other code must not be mixed with this one. */
  buildId: string;
  /** The styles of a page of this kind. */
  getStyles(kind: PageKind): string;
  bootstrap: string;
  /** Addresses of the app's entry and of what it will import at once for a page of this kind, base path included. */
  getScripts(kind: PageKind): string[];
  /** Path of the module that exports `renderApp`. */
  serverEntry: string;
  /** Whose code the files contain. */
  packages: string[];
  files: OutputFile[];
}

export async function loadBundle(site: SiteData, cacheDir: string): Promise<Bundle> {
  const sources = ["src/app", "src/shared", "src/styles"].map((dir) => path.join(PROJECT_ROOT, dir));
  const own = ["package-lock.json", "src/engine/bundle.ts"].map((file) => path.join(PROJECT_ROOT, file));
  const codeHash = await hashFiles(sources, own);
  const buildId = hashOf([codeHash, site]).slice(0, 12);
  const dir = path.join(cacheDir, "bundle", buildId);
  if (!existsSync(path.join(dir, BOOTSTRAP_FILE))) {
    // One after the other: each uses all cores by itself, and together they would take three times the memory.
    await buildClient(site, dir);
    await buildServer(dir);
    await writeFile(path.join(dir, BOOTSTRAP_FILE), await buildBootstrap());
  }
  return readBundle(dir, site.baseUrl, buildId);
}

export function provideSiteData(site: () => SiteData): Plugin {
  const id = "virtual:site-data";
  return {
    name: "site-data",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(site())}` : undefined),
  };
}

/** Vite is loaded only when there is something to bundle: a warm build does without. */
export async function runVite({ plugins = [], build: options, ...config }: InlineConfig): Promise<unknown> {
  const [{ build }, { default: react }] = await Promise.all([import("vite"), import("@vitejs/plugin-react")]);
  const packages = new Set<string>();
  const result = await build({
    root: PROJECT_ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [react(), adoptStyles(), recordPackages(packages), ...plugins],
    worker: { format: "es", plugins: () => [recordPackages(packages)] },
    build: { target: "es2022", cssTarget: CSS_TARGET, modulePreload: false, reportCompressedSize: false, ...options },
    ...config,
  });
  if (options?.outDir) await writeFile(path.join(options.outDir, PACKAGES_FILE), JSON.stringify([...packages].sort()));
  return result;
}

/** The packages that have code in the bundle, as folders of the project. */
export async function readPackages(outDir: string): Promise<string[]> {
  return JSON.parse(await readFile(path.join(outDir, PACKAGES_FILE), "utf8")) as string[];
}

async function buildClient(site: SiteData, dir: string): Promise<void> {
  await runVite({
    base: site.baseUrl,
    plugins: [provideSiteData(() => site)],
    build: {
      outDir: path.join(dir, "client"),
      emptyOutDir: true,
      manifest: "manifest.json",
      rollupOptions: {
        input: { client: "src/app/client.tsx", styles: "src/styles/main.css" },
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: CHUNKS.map(({ name, test }) => ({ name, test })),
          },
        },
      },
    },
  });
}

async function buildServer(dir: string): Promise<void> {
  const build = { outDir: path.join(dir, "server"), emptyOutDir: true, ssr: "src/app/server.tsx", minify: false };
  await runVite({ build, ssr: SERVER_PACKAGES });
}

/** One classic script without imports, to be put into the page itself. */
export async function buildBootstrap(): Promise<string> {
  const lib = {
    entry: "src/app/bootstrap.ts",
    formats: ["iife" as const],
    name: "bootstrap",
    fileName: () => BOOTSTRAP_FILE,
  };
  const [{ output }] = (await runVite({ build: { write: false, lib } })) as [{ output: [{ code: string }] }];
  return output[0].code.trim();
}

type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

async function readBundle(dir: string, base: string, buildId: string): Promise<Bundle> {
  const clientDir = path.join(dir, "client");
  const manifest = JSON.parse(await readFile(path.join(clientDir, "manifest.json"), "utf8")) as Manifest;
  const mainStyles = manifest["src/styles/main.css"]!.file;
  const names = (await readdir(path.join(clientDir, "assets"))).map((name) => `assets/${name}`);
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(clientDir, name))] as const)),
  );
  return {
    buildId,
    bootstrap: await readFile(path.join(dir, BOOTSTRAP_FILE), "utf8"),
    serverEntry: path.join(dir, "server", "server.js"),
    packages: await readPackages(clientDir),
    files: names.filter((name) => name !== mainStyles).map((name) => ({ path: name, contents: contents.get(name)! })),
    getScripts(kind) {
      const entry = manifest["src/app/client.tsx"]!;
      const shared = (entry.imports ?? []).map((key) => manifest[key]!);
      return [entry, ...shared, ...listChunks(manifest, kind)].map((chunk) => base + chunk.file);
    },
    getStyles(kind) {
      const names = [mainStyles, ...listChunks(manifest, kind).flatMap((chunk) => chunk.css ?? [])];
      return [...new Set(names)].map((name) => contents.get(name)!.toString("utf8").trim()).join("\n");
    },
  };
}

/** The chunks that only some kinds of pages need, this one among them. */
function listChunks(manifest: Manifest, kind: PageKind): Manifest[string][] {
  const names = CHUNKS.filter((chunk) => chunk.kinds.includes(kind)).map((chunk) => chunk.name);
  return Object.entries(manifest)
    .filter(([key, chunk]) => key.startsWith("_") && chunk.name !== undefined && names.includes(chunk.name))
    .map(([, chunk]) => chunk);
}
