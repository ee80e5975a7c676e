/**
 * The compiling process as one JavaScript file. Starting it on the TypeScript sources would load and transform some four
 * hundred modules, which takes longer than compiling most sites.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT, runVite } from "../bundle.ts";

/** Below the project, so that the formatters' packages are found from there. */
export async function loadWorkerEntry(engineHash: string): Promise<string> {
  const outDir = path.join(PROJECT_ROOT, ".cache", "compiler", engineHash);
  const file = path.join(outDir, "worker.js");
  if (!existsSync(file)) {
    const build = { outDir, emptyOutDir: true, ssr: "src/engine/compile/worker.ts", minify: false };
    await runVite({ build, ssr: { noExternal: true } });
  }
  return file;
}
