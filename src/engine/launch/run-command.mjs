/** Runs the command of the engine that the command line names. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadEngine } from "../base/load-engine.mjs";

// A configuration that cannot be bundled must not keep the engine from saying what is wrong with it: see `loadConfig` in `cli.ts`.
const engine = await loadEngine(path.resolve("site.config.ts")).catch((error) => {
  process.env["SITE_CONFIG_FAILURE"] = error.stderr || error.message;
  return loadEngine();
});
await import(pathToFileURL(path.join(engine, "cli.js")).href);
