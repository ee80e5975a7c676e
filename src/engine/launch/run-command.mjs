/** Runs the command of the engine that the command line names. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadEngine } from "../base/load-engine.mjs";

const engine = await loadEngine(path.resolve("site.config.ts"));
await import(pathToFileURL(path.join(engine, "cli.js")).href);
