/** Compares the output folder with what the build before has written there. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { hashOf } from "../base/cache.ts";
import { findProgram } from "../base/program.ts";
import { listRecorded, readRecord, type FileLine } from "./record-file.ts";

/** Where a record is, and the folder that it is about. */
export interface RecordFiles {
  file: string;
  outDir: string;
}

export interface OutputState {
  /** The files of the record that are gone or not as they were written. */
  changed: string[];
  /** What else there is. A folder without any file ends with a slash. */
  others: string[];
}

export function compareOutput({ file, outDir }: RecordFiles): OutputState {
  const recorded = [...readRecord(file).groups.values()].flatMap(({ group }) => listRecorded(group));
  const names = new Set(recorded.map(([name]) => name));
  return {
    changed: recorded.filter((line) => !isAsWritten(outDir, line)).map(([name]) => name),
    others: listOutput(outDir).filter((name) => !names.has(name)),
  };
}

function isAsWritten(outDir: string, [name, size, modified]: FileLine): boolean {
  const stats = statSync(`${outDir}/${name}`, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && stats.size === size && Math.floor(stats.mtimeMs) === modified;
}

function listOutput(outDir: string, folder = ""): string[] {
  const dir = path.join(outDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const name = folder + entry.name;
    if (!entry.isDirectory()) return [name];
    const inside = listOutput(outDir, `${name}/`);
    return inside.length > 0 ? inside : [`${name}/`];
  });
}

/** Where a build notes what it has written into the folder. */
export function getRecordFile({ outDir, cacheDir }: { outDir: string; cacheDir: string }): string {
  return path.join(cacheDir, "records", hashOf(path.resolve(outDir)));
}

/** There may be tens of thousands of files, so a thread begins with them as soon as a build starts. */
export function startComparing({ outDir, cacheDir }: { outDir: string; cacheDir: string }): Promise<OutputState> {
  const files = { file: getRecordFile({ outDir, cacheDir }), outDir };
  const comparing = existsSync(files.file) ? compareInThread(files) : Promise.resolve(compareOutput(files));
  // A build that ends early does not wait for it. One that waits is told.
  comparing.catch(() => {});
  return comparing;
}

async function compareInThread(files: RecordFiles): Promise<OutputState> {
  const thread = new Worker(await findProgram("record"), { workerData: files });
  return new Promise((resolve, reject) => thread.once("message", resolve).once("error", reject));
}
