/**
 * Hashes of the project's own files. Every command needs those of all sources, and to read the files takes five times as long as to look
 * at their sizes and times.
 */
import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "./project-root.ts";
import { writeLines } from "./write-lines.ts";

type KnownHash = [file: string, state: string, hash: string];

const RECORD = path.join(PROJECT_ROOT, ".cache", "file-hashes.json");
/** A file that has changed more recently could change again without another time. */
const SETTLED_MS = 3000;

let known: Map<string, KnownHash> | undefined;
let isChanged = false;

/** A missing file counts as an empty one. */
export function hashFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return hashBytes("");
  if (!file.startsWith(PROJECT_ROOT + path.sep)) return hashBytes(readFileSync(file));
  known ??= readRecord();
  const { size, mtimeMs, ctimeMs, ino } = stats;
  const state = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  const [, knownState, knownHash] = known.get(file) ?? [];
  if (knownHash !== undefined && knownState === state) return knownHash;
  const now = Date.now();
  const fileHash = hashBytes(readFileSync(file));
  if (now - Math.max(mtimeMs, ctimeMs) > SETTLED_MS) {
    known.set(file, [file, state, fileHash]);
    isChanged = true;
  }
  return fileHash;
}

/** Keeps what `hashFile` has learned for the next command. */
export function saveHashes(): void {
  if (!known || !isChanged) return;
  isChanged = false;
  writeLines(RECORD, [JSON.stringify([...known.values()])]);
}

function hashBytes(bytes: string | Buffer): string {
  return hash("sha256", bytes, "hex").slice(0, 24);
}

function readRecord(): Map<string, KnownHash> {
  try {
    const lines = JSON.parse(readFileSync(RECORD, "utf8")) as KnownHash[];
    return new Map(lines.map((line) => [line[0], line]));
  } catch {
    // There is none, or it is damaged.
    return new Map();
  }
}
