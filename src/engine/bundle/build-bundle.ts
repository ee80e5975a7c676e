/** Builds the app and the playground with Vite: files for the browser, and the modules that render pages. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { FORMAT_WORKER_FOLDER } from "../../shared/constants.ts";
import type { PageKind } from "../../shared/page.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { CLIENT_ENTRY, createChunkNamer, listStartChunks, PLAYGROUND_ENTRY } from "./chunks.ts";
import { RECORD_FILE, type BundleRecord, type BundleTask, type Manifest } from "./load-bundle.ts";
import { loadDeclared, type DeclaredKind } from "./page-kinds.ts";
import { buildBootstrap, buildPreload, buildSearchPreload, buildServiceWorker } from "./scripts.ts";
import { listOptionalStyles, MAIN_STYLES, PLAYGROUND_STYLES, readNeeds } from "./styles.ts";
import { trimMiniSearch, trimReact } from "./trim-packages.ts";
import {
  adoptStyles,
  hintCompiling,
  importOptionalStyles,
  leaveStylesOut,
  provideSiteData,
  recordFiles,
  recordPackages,
} from "./vite-plugins.ts";

/** Browsers with `light-dark()`: without it every color would be written twice. */
const CSS_TARGET = ["chrome123", "edge123", "firefox120", "safari17.5"];
/** Leaves the client of a search service out of the build. */
const EMBEDDED_ONLY = "import.meta.env.EMBEDDED_SEARCH_ONLY";

export async function buildBundle(task: BundleTask): Promise<void> {
  // One after the other: each uses all cores by itself, and together they would only take more memory.
  const { pages, sheets, components, packages } = await buildClient(task);
  await buildServer(task);
  const record: BundleRecord = {
    pages,
    sheets,
    components,
    packages,
    styles: await takeInlinedStyles(path.join(task.dir, "client")),
    serviceWorker: await buildServiceWorker(),
    bootstrap: await buildBootstrap(task.site),
    preload: await buildPreload(),
    searchPreload: await buildSearchPreload(),
  };
  // Last, as its presence tells that the bundle is complete.
  await writeFile(path.join(task.dir, RECORD_FILE), JSON.stringify(record));
}

async function buildClient({
  site,
  hasPlayground,
  dir,
}: BundleTask): Promise<Pick<BundleRecord, "pages" | "sheets" | "components" | "packages">> {
  const { kinds, components } = await loadDeclared();
  const packages = new Set<string>();
  const files = new Map<string, string>();
  await runVite({
    base: site.baseUrl,
    plugins: [
      adoptStyles(),
      trimReact(),
      importOptionalStyles(),
      provideSiteData(() => site),
      recordPackages(packages),
      hintCompiling(listStartChunks(kinds)),
      recordFiles([...kinds.map(({ component }) => component), ...Object.values(components)], files),
    ],
    worker: {
      format: "es",
      plugins: () => [trimMiniSearch(), recordPackages(packages)],
      rolldownOptions: { output: { entryFileNames: nameWorker, comments: false } },
    },
    define: { [EMBEDDED_ONLY]: JSON.stringify(!site.search.hosted) },
    build: {
      outDir: path.join(dir, "client"),
      manifest: "manifest.json",
      rollupOptions: {
        input: {
          client: CLIENT_ENTRY,
          styles: MAIN_STYLES,
          ...Object.fromEntries(listOptionalStyles().map((file) => [path.parse(file).name, file])),
          ...(hasPlayground && { playground: PLAYGROUND_ENTRY, "playground-styles": PLAYGROUND_STYLES }),
        },
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: createChunkNamer(PROJECT_ROOT, kinds) }],
          },
        },
      },
    },
  });
  const componentFiles = Object.entries(components).map(([name, module]) => [name, files.get(module) ?? ""]);
  return {
    pages: listPageFiles(kinds, files),
    sheets: Object.fromEntries(kinds.map(({ kind, sheet }) => [kind, sheet])),
    components: Object.fromEntries(componentFiles) as Record<string, string>,
    packages: [...packages].sort(),
  };
}

/** The worker that runs the formatter has a folder of its own, because its response has a policy of its own. */
function nameWorker({ name }: { name: string }): string {
  return `${name === "format-worker" ? FORMAT_WORKER_FOLDER : "assets/"}[name]-[hash].js`;
}

function listPageFiles(kinds: DeclaredKind[], files: Map<string, string>): Record<PageKind, string> {
  const entries = kinds.map(({ kind, component }) => {
    const file = files.get(component);
    if (!file) throw new Error(`The component of "${kind}" (${component}) is in no file of the bundle.`);
    return [kind, file] as const;
  });
  return Object.fromEntries(entries) as Record<PageKind, string>;
}

/** No reader loads them as files, so they do not stay among those that are served. */
async function takeInlinedStyles(clientDir: string): Promise<BundleRecord["styles"]> {
  const manifest = JSON.parse(await readFile(path.join(clientDir, "manifest.json"), "utf8")) as Manifest;
  const take = async (name: string) => {
    const entry = manifest[name];
    if (!entry) return "";
    const file = path.join(clientDir, entry.file);
    const css = (await readFile(file, "utf8")).trim();
    await rm(file);
    return css;
  };
  return {
    main: await take(MAIN_STYLES),
    playground: await take(PLAYGROUND_STYLES),
    optional: await Promise.all(
      listOptionalStyles().map(async (name) => {
        const css = await take(name);
        return { css, needs: await readNeeds(css) };
      }),
    ),
  };
}

async function buildServer({ hasPlayground, dir }: BundleTask): Promise<void> {
  const input = { server: "src/app/server.tsx", ...(hasPlayground && { playground: "src/playground/server.tsx" }) };
  await runVite({
    plugins: [leaveStylesOut()],
    // Nobody searches while rendering.
    define: { [EMBEDDED_ONLY]: "true" },
    build: { outDir: path.join(dir, "server"), ssr: true, minify: false, rollupOptions: { input } },
    // React is loaded as the package it is: bundling it for the server would cost more than all our own code.
    ssr: { noExternal: true, external: ["react", "react-dom"] },
  });
}

async function runVite({ plugins = [], define, build: options, ...config }: InlineConfig): Promise<void> {
  await build({
    root: PROJECT_ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    // Reads sheets with the program that minifies them, a tenth faster than with PostCSS. Only the minifier thinks of browsers.
    css: { transformer: "lightningcss", lightningcss: { targets: {} } },
    define: { "process.env.NODE_ENV": JSON.stringify("production"), ...define },
    plugins: [react(), ...plugins],
    build: {
      target: "es2022",
      cssTarget: CSS_TARGET,
      modulePreload: false,
      reportCompressedSize: false,
      emptyOutDir: true,
      ...options,
    },
    ...config,
  });
}
