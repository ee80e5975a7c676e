/** Writes a long file. It gets its name when it is complete, so that no other process reads a part of it. */
import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import path from "node:path";

const LINES_AT_ONCE = 1000;

/** A few lines at a time, because all of them together could be too long for one string. */
export function writeLines(file: string, lines: string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, "w");
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
    writeSync(handle, lines.slice(start, start + LINES_AT_ONCE).join("\n") + "\n");
  closeSync(handle);
  renameSync(draft, file);
}
