/** Which files the build before has written, and from what: a build makes only what the output folder does not have yet. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { hashOf } from "../base/cache.ts";
import type { DescribedFile, StagedFile } from "../base/output-file.ts";
import { findProgram } from "../base/program.ts";
import { writeLines } from "../base/write-lines.ts";

/** Files that were made together. */
export interface MadeFiles {
  files: DescribedFile[];
  compressed: StagedFile[];
}

export interface BuildRecord {
  /** What was made under this key, if all of it is still as it was written. It stays in the record. */
  keep(key: string): MadeFiles | undefined;
  note(key: string, made: MadeFiles): void;
  /** Called when the output folder is complete. */
  save(): void;
}

interface RecordOptions {
  outDir: string;
  cacheDir: string;
  /** What was made by another engine is made again. */
  engineHash: string;
}

/** Path, size, time, and the places of its styles and its script in the list of texts. */
type FileLine = [path: string, size: number, modified: number, styles?: number | null, script?: number | null];
type GroupLine = [key: string, files: FileLine[], compressed: FileLine[]];
/** The first line of a record. Each further one is a `GroupLine`. */
interface Head {
  engineHash: string;
  texts: string[];
}

/** Where a record is, and the folder that it is about. */
export interface RecordFiles {
  file: string;
  outDir: string;
}

export async function loadBuildRecord({ outDir, cacheDir, engineHash }: RecordOptions): Promise<BuildRecord> {
  const file = path.join(cacheDir, "records", hashOf(path.resolve(outDir)));
  const checking = existsSync(file) ? listChangedInThread({ file, outDir }) : [];
  const read = readRecord(file);
  const changed = new Set(await checking);
  const { texts, groups } = read.engineHash === engineHash ? read : NO_RECORD;
  const kept: GroupLine[] = [];
  const noted = new Map<string, MadeFiles>();

  const isPresent = ([name]: FileLine) => !changed.has(name);
  const toFile = ([name, size, , styles, script]: FileLine): DescribedFile => ({
    path: name,
    size,
    ...(typeof styles === "number" && { styles: texts[styles]! }),
    ...(typeof script === "number" && { script: texts[script]! }),
  });

  return {
    keep(key) {
      const group = groups.get(key);
      const [, files, compressed] = group ?? [];
      if (!group || !files?.every(isPresent) || !compressed?.every(isPresent)) return undefined;
      kept.push(group);
      return { files: files.map(toFile), compressed: compressed.map(toFile) };
    },
    note: (key, made) => void noted.set(key, made),
    save: () => writeRecord(file, { head: { engineHash, texts }, outDir, kept, noted }),
  };
}

interface ReadRecord extends Head {
  groups: Map<string, GroupLine>;
}

const NO_RECORD: ReadRecord = { engineHash: "", texts: [], groups: new Map() };

function readRecord(file: string): ReadRecord {
  try {
    const [first = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const head = JSON.parse(first) as Head;
    const groups = JSON.parse(`[${lines.join()}]`) as GroupLine[];
    return { ...head, groups: new Map(groups.map((group) => [group[0], group])) };
  } catch {
    // There is none, or it is damaged: then everything is made.
    return NO_RECORD;
  }
}

interface WriteInput {
  /** With the texts of the groups that are kept. */
  head: Head;
  outDir: string;
  kept: GroupLine[];
  noted: Map<string, MadeFiles>;
}

function writeRecord(file: string, { head, outDir, kept, noted }: WriteInput): void {
  // Most pages have the same styles.
  const texts = new Map(head.texts.map((text, place) => [text, place]));
  const getPlace = (text: string | undefined) => {
    if (text === undefined) return null;
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };
  const toLine = ({ path: name, size, styles, script }: DescribedFile): FileLine => {
    const modified = Math.floor(statSync(path.join(outDir, name)).mtimeMs);
    const [ofStyles, ofScript] = [getPlace(styles), getPlace(script)];
    return ofStyles === null && ofScript === null ? [name, size, modified] : [name, size, modified, ofStyles, ofScript];
  };
  const made = [...noted].map(([key, { files, compressed }]): GroupLine => [
    key,
    files.map(toLine),
    compressed.map(toLine),
  ]);
  const lines = [...kept, ...made].map((group) => JSON.stringify(group));
  writeLines(file, [JSON.stringify({ ...head, texts: [...texts.keys()] }), ...lines]);
}

/** The files of a record that are gone or not as they were written. */
export function listChanged({ file, outDir }: RecordFiles): string[] {
  return [...readRecord(file).groups.values()]
    .flatMap(([, files, compressed]) => [...files, ...compressed])
    .filter(([name, size, modified]) => {
      const stats = statSync(`${outDir}/${name}`, { throwIfNoEntry: false });
      return !stats?.isFile() || stats.size !== size || Math.floor(stats.mtimeMs) !== modified;
    })
    .map(([name]) => name);
}

/** There may be tens of thousands of files, so this thread does something else meanwhile. */
async function listChangedInThread(files: RecordFiles): Promise<string[]> {
  const thread = new Worker(await findProgram("record"), { workerData: files });
  return new Promise((resolve, reject) => thread.once("message", resolve).once("error", reject));
}
