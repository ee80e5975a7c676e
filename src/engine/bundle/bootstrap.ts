/** Scripts that stand alone: classic ones, and as they import nothing, there is nothing to bundle. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, transformWithOxc } from "vite";
import { PROJECT_ROOT } from "../project-root.ts";

const TARGET = "es2022";

/** The script that is put into the page itself. */
export function buildBootstrap(): Promise<string> {
  return buildScript("src/app/bootstrap.ts");
}

/** Without the data of the build, which is written in front of it. */
export function buildServiceWorker(): Promise<string> {
  return buildScript("src/offline/service-worker.ts");
}

async function buildScript(name: string): Promise<string> {
  const file = path.join(PROJECT_ROOT, name);
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { target: TARGET });
  // All that makes it a module is an empty export, for the compiler.
  const script = `(() => {${code.replace(/^export \{\};?$/m, "")}})();`;
  const { code: small, errors } = await minify("script.js", script, { compress: { target: TARGET } });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  return small.trim();
}
