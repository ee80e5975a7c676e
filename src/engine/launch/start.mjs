/** Starts the engine from the command line: `node src/engine/launch/start.mjs build`. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadEngine } from "../base/load-engine.mjs";

const engine = await loadEngine(path.resolve("site.config.ts"));
await import(pathToFileURL(path.join(engine, "cli.js")).href);
