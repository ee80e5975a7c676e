/** Compares the output folder with what the build before has written there. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
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

/** There may be tens of thousands of files, so this thread does something else meanwhile. */
export async function compareInThread(files: RecordFiles): Promise<OutputState> {
  const thread = new Worker(await findProgram("record"), { workerData: files });
  return new Promise((resolve, reject) => thread.once("message", resolve).once("error", reject));
}
