/**
 * The output folder. What is in it and still right is left alone: that takes a fraction of the time, and servers and browsers
 * that know a file by its time need not read it again.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { COMPRESSED_ENDINGS } from "./compress.ts";
import type { OutputFile } from "./output.ts";

/** Removes all but the files of these names. */
export function removeOthers(outDir: string, names: string[]): void {
  const files = new Set(names.map((name) => path.join(outDir, name)));
  const folders = new Set([...files].flatMap((file) => listFolders(file, outDir)));
  visit(outDir);

  function visit(folder: string): void {
    for (const entry of listEntries(folder)) {
      const target = path.join(folder, entry.name);
      if (entry.isDirectory() && folders.has(target)) visit(target);
      else if (entry.isDirectory() || !files.has(target)) rmSync(target, { recursive: true });
    }
  }
}

/** One after the other: threads that make files in the same folder mostly wait for each other. */
export function writeFiles(outDir: string, files: OutputFile[]): void {
  const folders = new Set(files.map((file) => path.dirname(path.join(outDir, file.path))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const file of files) writeFile(path.join(outDir, file.path), Buffer.from(file.contents));
}

function writeFile(target: string, contents: Buffer): void {
  const present = readPresent(target);
  if (present?.equals(contents)) return;
  // A build that is stopped here must not leave a file beside what others were compressed from.
  if (present) for (const ending of COMPRESSED_ENDINGS) rmSync(target + ending, { force: true });
  writeFileSync(target, contents);
}

function readPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The folders above a file, down to the output folder. */
function listFolders(file: string, outDir: string): string[] {
  const folder = path.dirname(file);
  return folder === outDir ? [] : [folder, ...listFolders(folder, outDir)];
}
