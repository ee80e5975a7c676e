/** Which files the build before has written, and from what: a build makes only what the output folder does not have yet. */
import type { DescribedFile } from "../base/output-file.ts";
import { getRecordFile, startComparing, type OutputState } from "./compare-output.ts";
import { listRecorded, NO_RECORD, readRecord, writeRecord, type FileLine, type MadeFiles } from "./record-file.ts";

export interface BuildRecord {
  /** What was made under this key, if all of it is still as it was written. It stays in the record. */
  keep(key: string): MadeFiles | undefined;
  note(key: string, made: MadeFiles): void;
  /** Everything in the output folder that was not kept: see `OutputState` for the names. */
  listOld(): string[];
  /** Called when the output folder is complete. */
  save(): void;
}

interface RecordOptions {
  outDir: string;
  cacheDir: string;
  /** What was made by another engine is made again. */
  engineHash: string;
  /** Begun before. */
  comparing?: Promise<OutputState>;
}

export async function loadBuildRecord({
  outDir,
  cacheDir,
  engineHash,
  comparing = startComparing({ outDir, cacheDir }),
}: RecordOptions): Promise<BuildRecord> {
  const file = getRecordFile({ outDir, cacheDir });
  const read = readRecord(file);
  const { changed, others } = await comparing;
  const isChanged = new Set(changed);
  const { texts, groups } = read.engineHash === engineHash ? read : NO_RECORD;
  const kept = new Map<string, string>();
  const noted = new Map<string, MadeFiles>();

  const isPresent = ([name]: FileLine) => !isChanged.has(name);
  const toFile = ([name, size, , styles, script]: FileLine): DescribedFile => ({
    path: name,
    size,
    ...(typeof styles === "number" && { styles: texts[styles]! }),
    ...(typeof script === "number" && { script: texts[script]! }),
  });

  return {
    keep(key) {
      const known = groups.get(key);
      const [, files, compressed] = known?.group ?? [];
      if (!known || !files?.every(isPresent) || !compressed?.every(isPresent)) return undefined;
      kept.set(key, known.line);
      return { files: files.map(toFile), compressed: compressed.map(toFile) };
    },
    note: (key, made) => void noted.set(key, made),
    listOld: () => [
      ...others,
      ...[...read.groups]
        .filter(([key]) => !kept.has(key))
        .flatMap(([, { group }]) => listRecorded(group).map(([name]) => name)),
    ],
    save: () => writeRecord(file, { head: { engineHash, texts }, outDir, kept: kept.values(), noted }),
  };
}
