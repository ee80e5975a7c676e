/** Updates the output folder. Files that have not changed keep their time, so that servers and browsers need not load them again. */
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listCompressed } from "./compress.ts";
import { COMPRESSED_ENDINGS, type LinkedFile, type StagedFile } from "../base/output-file.ts";

interface Output {
  files: StagedFile[];
  links?: LinkedFile[];
  /** What is still being compressed. */
  packing: Promise<StagedFile[]>[];
  /** What may have to go, as `BuildRecord.listOld` names it. */
  old: string[];
  /** The name of the file that says that the folder is whole. It is removed first and written last. */
  last: string;
}

/** Replaces what is in the folder, and returns the compressed files. */
export async function writeOutput(
  outDir: string,
  { files, links = [], packing, old, last }: Output,
): Promise<StagedFile[]> {
  // Beside the folder, because it comes back if it has not changed.
  const aside = `${outDir}.${last}`;
  const mark = path.join(outDir, last);
  if (existsSync(mark)) renameSync(mark, aside);
  const names = [...files, ...links].map((file) => file.path);
  removeOld(outDir, { old, names: [...names, ...listCompressed(files)] });
  moveFiles(
    outDir,
    files.filter((file) => file.path !== last),
  );
  linkFiles(outDir, links);
  const compressed: StagedFile[] = [];
  for (const packed of packing) {
    compressed.push(...(await packed));
    moveFiles(outDir, await packed);
  }
  moveFiles(
    outDir,
    files.filter((file) => file.path === last).map((file) => ({ draft: aside, ...file })),
  );
  rmSync(aside, { force: true });
  return compressed;
}

/** Removes the old files except those with these names, and the folders that are then empty. */
export function removeOld(outDir: string, { old, names }: { old: string[]; names: string[] }): void {
  mkdirSync(outDir, { recursive: true });
  const others = new Set(old);
  for (const name of names) others.delete(name);
  for (const name of others) {
    if (!name.endsWith("/")) rmSync(path.join(outDir, name), { force: true });
    const folders = name.split("/").slice(0, -1);
    while (folders.length > 0 && removeEmpty(path.join(outDir, ...folders))) folders.pop();
  }
}

/** Tries it, because to list a folder first takes long if it has thousands of files. */
function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Moves one file after the other, because threads that create files in the same folder mostly wait for each other. */
export function moveFiles(outDir: string, files: StagedFile[]): void {
  const moved = files.flatMap(({ path: name, draft }) =>
    draft === undefined ? [] : [{ draft, target: path.join(outDir, name) }],
  );
  const folders = new Set(moved.map(({ target }) => path.dirname(target)));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const { draft, target } of moved) moveFile(draft, target);
}

/** Links take neither time nor room. Where the folders are on different disks, the files are copied. */
export function linkFiles(outDir: string, links: LinkedFile[]): void {
  for (const { path: name, source } of links) {
    const target = path.join(outDir, name);
    const known = statSync(target, { throwIfNoEntry: false });
    const { ino, size, mtimeMs } = statSync(source);
    if (known && (known.ino === ino || (known.size === size && known.mtimeMs >= mtimeMs))) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { force: true });
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
    }
  }
}

/** A server that has the old file open goes on reading that one, and nobody sees half of the new one. */
function moveFile(draft: string, target: string): void {
  // The old compressed files are removed first: a build that is stopped here must not leave them beside the new file.
  if (existsSync(target)) for (const ending of COMPRESSED_ENDINGS) rmSync(target + ending, { force: true });
  try {
    renameSync(draft, target);
  } catch {
    // The output folder is a disk of its own.
    copyFileSync(draft, `${target}.new`);
    renameSync(`${target}.new`, target);
  }
}
