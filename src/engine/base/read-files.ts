import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface SourceFile {
  file: string;
  text: string;
}

/** All files below `dir` with the extension, sorted by name. A missing folder counts as empty. */
export async function readFiles(root: string, dir: string, extension: string): Promise<SourceFile[]> {
  const entries = await readdir(path.join(root, dir), { recursive: true }).catch(() => []);
  const names = entries.filter((name) => name.endsWith(extension)).sort();
  // One after the other: this is faster than asking for all of them, and a system opens only so many files at a time.
  return names.map((name) => {
    const file = path.posix.join(dir, name.split(path.sep).join("/"));
    return { file, text: readFileSync(path.join(root, file), "utf8") };
  });
}

export async function readSource(root: string, file: string): Promise<SourceFile> {
  return { file, text: await readFile(path.join(root, file), "utf8") };
}
