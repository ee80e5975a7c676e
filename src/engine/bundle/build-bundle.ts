/** What Vite makes of the app and the playground: files for the browser, and the modules that render pages. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import type { SiteData } from "../../shared/site.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { buildBootstrap, buildServiceWorker } from "./bootstrap.ts";
import { CLIENT_ENTRY, createGroups, PLAYGROUND_ENTRY } from "./chunks.ts";
import { bundlePlugin } from "../playground/bundle-plugin.ts";
import {
  BOOTSTRAP_FILE,
  MAIN_STYLES,
  PLAYGROUND_STYLES,
  PLUGINS_FILE,
  RARE_STYLES,
  SERVICE_WORKER_FILE,
} from "./files.ts";
import { runVite } from "./run-vite.ts";
import { provideSiteData } from "./site-data.ts";

/** Leaves the client of a search service out of the build. */
const EMBEDDED_ONLY = "import.meta.env.EMBEDDED_SEARCH_ONLY";

export interface BundleTask {
  site: SiteData;
  hasPlayground: boolean;
  /** Packages of plugins for the playground. */
  plugins: string[];
  /** Where to write it. */
  dir: string;
}

export async function buildBundle(task: BundleTask): Promise<void> {
  // One after the other: each uses all cores by itself, and together they would only take more memory.
  await buildClient(task);
  await buildServer(task);
  const plugins = await Promise.all(task.plugins.map(bundlePlugin));
  await writeFile(path.join(task.dir, PLUGINS_FILE), JSON.stringify(plugins));
  await writeFile(path.join(task.dir, SERVICE_WORKER_FILE), await buildServiceWorker());
  // Last, as its presence tells that the bundle is complete.
  await writeFile(path.join(task.dir, BOOTSTRAP_FILE), await buildBootstrap(task.site));
}

async function buildClient({ site, hasPlayground, dir }: BundleTask): Promise<void> {
  const playground = { playground: PLAYGROUND_ENTRY, "playground-styles": PLAYGROUND_STYLES };
  const rareStyles = Object.fromEntries(RARE_STYLES.map(({ file }) => [path.parse(file).name, file]));
  await runVite({
    base: site.baseUrl,
    plugins: [provideSiteData(() => site)],
    define: { [EMBEDDED_ONLY]: JSON.stringify(!site.search.hosted) },
    build: {
      outDir: path.join(dir, "client"),
      manifest: "manifest.json",
      rollupOptions: {
        input: { client: CLIENT_ENTRY, styles: MAIN_STYLES, ...rareStyles, ...(hasPlayground && playground) },
        preserveEntrySignatures: "allow-extension",
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: createGroups(PROJECT_ROOT) } },
      },
    },
  });
}

/** To render a page, nobody has to know how it looks. */
function leaveStylesOut(): Plugin {
  return {
    name: "no-styles",
    enforce: "pre",
    resolveId: { filter: { id: /\.css$/ }, handler: () => "\0no-styles" },
    load: { filter: { id: /^\0no-styles$/ }, handler: () => "" },
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
