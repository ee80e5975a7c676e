// @ts-check
/** Bundles the engine's programs: `node bundle-engine.mjs <folder> [<configuration>]`. */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { build } from "rolldown";

const PROGRAMS = {
  cli: "src/engine/cli.ts",
  bundle: "src/engine/bundle/program.ts",
  compile: "src/engine/pages/compile/worker.ts",
  cards: "src/engine/outputs/cards/worker.ts",
};

/** Loaded where they are needed: large, native, or asked for by a name that only the configuration knows. */
const PACKAGES = ["vite", "@vitejs/plugin-react", "rolldown", "simple-icons", "@resvg/resvg-js", /^prettier(-|$)/];

const [folder = "", config] = process.argv.slice(2);
const draft = `${folder}.${process.pid}`;
await build({
  input: { ...PROGRAMS, ...(config && { config }) },
  platform: "node",
  external: PACKAGES,
  logLevel: "silent",
  output: { dir: draft, format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
// Under its name only when complete; another process may have been faster.
await rename(draft, folder).catch(async (error) => {
  await rm(draft, { recursive: true, force: true });
  if (!existsSync(folder)) throw error;
});
