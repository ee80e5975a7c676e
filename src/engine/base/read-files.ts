import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "../content/front-matter.ts";

/** All files below `dir` with the extension, in order of their names. A missing folder is an empty one. */
export async function readFiles(root: string, dir: string, extension: string): Promise<SourceFile[]> {
  const entries = await readdir(path.join(root, dir), { recursive: true }).catch(() => []);
  const names = entries.filter((name) => name.endsWith(extension)).sort();
  return Promise.all(names.map((name) => readSource(root, path.posix.join(dir, name.split(path.sep).join("/")))));
}

export async function readSource(root: string, file: string): Promise<SourceFile> {
  return { file, text: await readFile(path.join(root, file), "utf8") };
}
