import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, transformWithOxc } from "vite";
import { PROJECT_ROOT } from "../project-root.ts";

const FILE = path.join(PROJECT_ROOT, "src/app/bootstrap.ts");
const TARGET = "es2022";

/** The script that is put into the page itself: a classic one, and as it imports nothing, there is nothing to bundle. */
export async function buildBootstrap(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(FILE, "utf8"), FILE, { target: TARGET });
  // All that makes it a module is an empty export, for the compiler.
  const script = `(() => {${code.replace(/^export \{\};?$/m, "")}})();`;
  const { code: small, errors } = await minify("bootstrap.js", script, { compress: { target: TARGET } });
  if (errors.length > 0) throw new Error(`src/app/bootstrap.ts: ${errors[0]!.message}`);
  return small.trim();
}
