import { existsSync } from "node:fs";
import path from "node:path";

/** Searches upwards for `package-lock.json`, because the engine runs from its sources in tests and from `.cache` when bundled. */
function findRoot(dir: string): string {
  return existsSync(path.join(dir, "package-lock.json")) ? dir : findRoot(path.dirname(dir));
}

export const PROJECT_ROOT = findRoot(import.meta.dirname);
