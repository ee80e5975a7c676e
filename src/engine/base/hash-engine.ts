import path from "node:path";
import { hashFiles } from "./cache.ts";
import type { SiteConfig } from "../config/schema.ts";
import { PROJECT_ROOT } from "./project-root.ts";

/** Whatever could change the outcome of compiling besides the source: our own code, the packages it uses, and data. */
export function hashEngine(root: string, { data }: SiteConfig): Promise<string> {
  const dirs = ["src/engine", "src/shared"].map((dir) => path.join(PROJECT_ROOT, dir));
  const history = data ? [path.join(root, data, "option-history.yml")] : [];
  return hashFiles(dirs, [path.join(PROJECT_ROOT, "package-lock.json"), ...history]);
}
