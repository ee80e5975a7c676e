/**
 * Hashes of the project's own files. Every command needs those of all sources, and to read the files takes five times as long as to look
 * at their sizes and times.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { hashOf } from "./cache.ts";
import { describeFileState, isSettled } from "./file-state.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { writeLines } from "./write-lines.ts";

type KnownHash = [file: string, state: string, hash: string];

const RECORD = path.join(PROJECT_ROOT, ".cache", "file-hashes.json");

let known: Map<string, KnownHash> | undefined;
let isChanged = false;

/** One hash of the names and contents of many files. */
export function hashFiles(dirs: string[], files: string[] = []): string {
  const listed = dirs.flatMap((dir) => {
    const names = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => path.join(entry.parentPath, entry.name));
    return names.sort().map((file) => ({ file, name: file.slice(dir.length + 1) }));
  });
  const all = [...listed, ...files.map((file) => ({ file, name: path.basename(file) }))];
  const hashes = all.map(({ file, name }) => [name, hashFile(file)]);
  saveHashes();
  return hashOf(hashes);
}

/** A missing file counts as an empty one. */
export function hashFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return hashOf("");
  if (!file.startsWith(PROJECT_ROOT + path.sep)) return hashOf(readFileSync(file));
  known ??= readRecord();
  const state = describeFileState(stats);
  const [, knownState, knownHash] = known.get(file) ?? [];
  if (knownHash !== undefined && knownState === state) return knownHash;
  const now = Date.now();
  const fileHash = hashOf(readFileSync(file));
  if (isSettled(stats, now)) {
    known.set(file, [file, state, fileHash]);
    isChanged = true;
  }
  return fileHash;
}

/** Keeps what `hashFile` has learned for the next command. */
function saveHashes(): void {
  if (!known || !isChanged) return;
  isChanged = false;
  writeLines(RECORD, [JSON.stringify([...known.values()])]);
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
