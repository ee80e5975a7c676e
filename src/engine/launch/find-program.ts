import path from "node:path";

/** A program that the engine runs beside itself, as a JavaScript file: bundled along with the engine, or now when tests run its sources. */
export async function findProgram(name: "compile"): Promise<string> {
  const isBundled = import.meta.url.endsWith(".js");
  const folder = isBundled ? import.meta.dirname : await (await import("./load-engine.mjs")).loadEngine();
  return path.join(folder, `${name}.js`);
}
