import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of `package-lock.json`: the engine runs from its sources in tests, and bundled from `.cache` otherwise. */
function findRoot(dir: string): string {
  return existsSync(path.join(dir, "package-lock.json")) ? dir : findRoot(path.dirname(dir));
}

export const PROJECT_ROOT = findRoot(import.meta.dirname);
