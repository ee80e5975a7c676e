/**
 * The output folder. What is in it and still right is left alone: that takes a fraction of the time, and servers and browsers
 * that know a file by its time need not read it again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { COMPRESSED_ENDINGS } from "./compress.ts";
import { getBytes, type OutputFile } from "../base/output-file.ts";

/** Removes all but the files of these names, and the folders that are empty then. */
export function removeOthers(outDir: string, names: string[]): void {
  const files = new Set(names.map((name) => path.join(outDir, name)));
  mkdirSync(outDir, { recursive: true });
  visit(outDir);

  function visit(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const target = path.join(folder, entry.name);
      if (!entry.isDirectory()) {
        if (!files.has(target)) rmSync(target);
        continue;
      }
      visit(target);
      if (readdirSync(target).length === 0) rmdirSync(target);
    }
  }
}

/** One after the other: threads that make files in the same folder mostly wait for each other. */
export function writeFiles(outDir: string, files: OutputFile[]): void {
  const folders = new Set(files.map((file) => path.dirname(path.join(outDir, file.path))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const file of files) writeFile(path.join(outDir, file.path), getBytes(file));
}

function writeFile(target: string, contents: Buffer): void {
  const isThere = existsSync(target);
  if (isThere && readFileSync(target).equals(contents)) return;
  // A build that is stopped here must not leave a file beside what others were compressed from.
  if (isThere) for (const ending of COMPRESSED_ENDINGS) rmSync(target + ending, { force: true });
  writeFileSync(target, contents);
}
