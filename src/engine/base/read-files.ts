import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

export interface SourceFile {
  file: string;
  text: string;
}

/** All files below `dir` with the extension, sorted by name. A missing folder counts as empty. */
export function readFiles(root: string, dir: string, extension: string): SourceFile[] {
  // One after the other: this is faster than asking for all of them, and a system opens only so many files at a time.
  return listFiles(root, dir, extension).map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

/** The names of the files that `readFiles` reads. */
export function listFiles(root: string, dir: string, extension: string): string[] {
  const folder = path.join(root, dir);
  const names = existsSync(folder) ? listNames(folder).filter((name) => name.endsWith(extension)) : [];
  const start = getFolderStart(dir);
  return names.sort().map((name) => start + name);
}

/** What the names of the files of a folder begin with: `docs/` for `docs`, `docs/` and `./docs`, and nothing for `.`. */
export function getFolderStart(dir: string): string {
  return path.posix.join(dir, "-").slice(0, -1);
}

/** What `readdir` does if it is asked for all names below a folder, but without asking the system about each file. */
function listNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const target = folder + path.sep + entry.name;
    const known = entry.isSymbolicLink() ? statSync(target, { throwIfNoEntry: false }) : entry;
    return known?.isDirectory() ? listNames(target).map((name) => `${entry.name}/${name}`) : [entry.name];
  });
}

export async function readSource(root: string, file: string): Promise<SourceFile> {
  return { file, text: await readFile(path.join(root, file), "utf8") };
}
