import path from "node:path";

/** Bundled along with the engine, see `bundle-engine.mjs`. */
export type ProgramName = "bundle" | "compile" | "cards";

/** A program that the engine runs beside itself, as a JavaScript file: one of its own files, or bundled now when tests run its sources. */
export async function findProgram(name: ProgramName): Promise<string> {
  const isBundled = import.meta.url.endsWith(".js");
  const folder = isBundled ? import.meta.dirname : await (await import("../launch/load-engine.mjs")).loadEngine();
  return path.join(folder, `${name}.js`);
}
