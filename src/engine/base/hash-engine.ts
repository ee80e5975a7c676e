import path from "node:path";
import { hashFiles } from "./file-hashes.ts";
import { PROJECT_ROOT } from "./project-root.ts";

/** Hashes what can change the result of compiling besides the source: our code, the packages it uses, and the history of options. */
export function hashEngine(root: string, { data }: { data?: string | undefined }): string {
  const dirs = ["src/engine", "src/shared"].map((dir) => path.join(PROJECT_ROOT, dir));
  const history = data ? [path.join(root, data, "option-history.yml")] : [];
  return hashFiles(dirs, [path.join(PROJECT_ROOT, "package-lock.json"), ...history]);
}
