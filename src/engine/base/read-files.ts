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
  return Promise.all(names.map((name) => readSource(root, path.posix.join(dir, name.split(path.sep).join("/")))));
}

export async function readSource(root: string, file: string): Promise<SourceFile> {
  return { file, text: await readFile(path.join(root, file), "utf8") };
}
