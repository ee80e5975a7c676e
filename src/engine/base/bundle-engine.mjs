// @ts-check
/** Bundles the programs of the engine into a folder: `node bundle-engine.mjs <folder> [<configuration>]`. */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { build } from "rolldown";

const PROGRAMS = {
  cli: "src/engine/cli.ts",
  bundle: "src/engine/playground/bundler.ts",
  compile: "src/engine/pages/compile-worker.ts",
  cards: "src/engine/outputs/cards/worker.ts",
  compress: "src/engine/write/compress-worker.ts",
  record: "src/engine/write/record-worker.ts",
};

/** These packages stay out of the bundle, because they are large or native, or because only the configuration knows their names. */
const PACKAGES = [
  "algoliasearch",
  "vite",
  "@vitejs/plugin-react",
  /^rolldown(\/|$)/,
  "lightningcss",
  "simple-icons",
  "@resvg/resvg-js",
  "satteri",
  "beautiful-mermaid",
  "temml",
  "pacote",
  /^prettier(-|$)/,
];

const [folder = "", config] = process.argv.slice(2);
const draft = `${folder}.${process.pid}`;
await build({
  input: { ...PROGRAMS, ...(config && { config }) },
  platform: "node",
  external: PACKAGES,
  logLevel: "silent",
  output: { dir: draft, format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
// The folder gets its name only when it is complete. If another process was faster, its folder has the same content.
await rename(draft, folder).catch(async (error) => {
  await rm(draft, { recursive: true, force: true });
  if (!existsSync(folder)) throw error;
});
