/** The file in which a build notes what it has written. Most of it stays as it is from one build to the next. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DescribedFile, StagedFile } from "../base/output-file.ts";
import { writeLines } from "../base/write-lines.ts";

/** Files that were made together. */
export interface MadeFiles {
  files: DescribedFile[];
  compressed: StagedFile[];
}

/** Path, size, time, and the places of its styles and its script in the list of texts. */
export type FileLine = [path: string, size: number, modified: number, styles?: number | null, script?: number | null];
type GroupLine = [key: string, files: FileLine[], compressed: FileLine[]];
/** The first line of a record. Each further one is a `GroupLine`. */
interface Head {
  engineHash: string;
  texts: string[];
}

export interface ReadRecord extends Head {
  /** What was kept is written as it was read. */
  groups: Map<string, { group: GroupLine; line: string }>;
}

export const NO_RECORD: ReadRecord = { engineHash: "", texts: [], groups: new Map() };

export function readRecord(file: string): ReadRecord {
  try {
    const [first = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const head = JSON.parse(first) as Head;
    const groups = JSON.parse(`[${lines.join()}]`) as GroupLine[];
    return { ...head, groups: new Map(groups.map((group, place) => [group[0], { group, line: lines[place]! }])) };
  } catch {
    // There is none, or it is damaged: then everything is made.
    return NO_RECORD;
  }
}

interface WriteInput {
  /** With the texts of the groups that are kept. */
  head: Head;
  outDir: string;
  kept: Iterable<string>;
  noted: Map<string, MadeFiles>;
}

export function writeRecord(file: string, { head, outDir, kept, noted }: WriteInput): void {
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
  const lines = made.map((group) => JSON.stringify(group));
  writeLines(file, [JSON.stringify({ ...head, texts: [...texts.keys()] }), ...kept, ...lines]);
}

export function listRecorded([, files, compressed]: GroupLine): FileLine[] {
  return [...files, ...compressed];
}
