/**
 * The parser reads sign by sign, and most of what it reads is plain: fenced code, in which nothing is Markdown, and lines of
 * nothing but words, inline code, links and emphasis. So this is taken out before and put back into the tree, which then is the
 * same as without this.
 */
import type { PhrasingContent } from "mdast";
import { parseLine } from "./parse-line.ts";
import type { Locate } from "./points.ts";

/** A part of the text, and what the parser is shown in its place. */
export interface Lifted {
  start: number;
  end: number;
  standIn: string;
  /** Code: where its fence starts, which is where the parser will find it. */
  fence?: number;
  /** A line: what it consists of. */
  nodes?: PhrasingContent[];
}

/** What stands for a line: the shortest that is text wherever it stands. */
export const STAND_IN = "x";

/** Unindented, with content. A line of colons might end a directive around it, which is for the parser to say. */
const FENCE = /^((`{3,})[^`\n]*\n)((?:(?! {0,3}\2`*[ \t]*$|:::).*\n)+)( {0,3}\2`*[ \t]*$)/gm;
const HEADING = /^#{1,6} (?=[^\s#])/;
const ITEM = /^ *(?:[-*]|\d+\.) /;
/** What a block of text may start with: signs that could not start any other block. */
const START = /^[A-Za-z`([*"]/;
/** An address that stands in the text by itself becomes a link. */
export const BARE_ADDRESS =
  /(?<![a-z]|\]\(<?|\]: <?|<)https?:\/\/|(?<![^\s(*_[\]~])www\.|[\w+.-]@[\w-]+(?:\.[\w-]+)*\.[\w-]*[a-z]/i;

/** In the order of the text. */
export function findPlainParts(text: string, locate: Locate): Lifted[] {
  const lifted: Lifted[] = [];
  const liftPart: LiftPart = (start, end, isFill) => {
    const line = text.slice(start, end);
    if (isFill) return lifted.push({ start, end, standIn: "" }) > 0;
    if (!START.test(line) || BARE_ADDRESS.test(line)) return false;
    const nodes = parseLine(line, (from, to) => locate(start + from, start + to));
    return nodes !== undefined && lifted.push({ start, end, standIn: STAND_IN, nodes }) > 0;
  };
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    findLines(text, { from: at, to: fence.index }, liftPart);
    const start = fence.index + fence[1]!.length;
    lifted.push({ start, end: start + fence[3]!.length, standIn: "", fence: fence.index });
    at = fence.index + fence[0].length;
  }
  findLines(text, { from: at, to: text.length }, liftPart);
  return lifted;
}

/** Tells whether it was lifted. `isFill`: nothing but what makes columns of a table equally wide. */
type LiftPart = (start: number, end: number, isFill?: boolean) => boolean;

/** Paragraphs of one line, headings, items of lists and cells of tables, where nothing of the same block can follow. */
function findLines(text: string, { from, to }: { from: number; to: number }, lift: LiftPart): void {
  let isAfterBlank = from === 0;
  for (let start = from; start < to;) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    const next = text.slice(end + 1, endOfLine(text, end + 1));
    const marker = (HEADING.exec(line) ?? ITEM.exec(line))?.[0];
    if (line === "") isAfterBlank = true;
    else {
      if (line.startsWith("|")) findCells(line, start, lift);
      else if (marker?.startsWith("#")) {
        if (!line.endsWith("#")) lift(start + marker.length, end);
      } else if (marker ? next === "" || ITEM.test(next) : next === "" && isAfterBlank)
        lift(start + (marker?.length ?? 0), end);
      isAfterBlank = false;
    }
    start = end + 1;
  }
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}

/** Only escaped pipes do not end a cell. */
function findCells(row: string, offset: number, lift: LiftPart): void {
  if (row.includes("\\") || !row.endsWith("|")) return;
  for (let start = 1; start < row.length;) {
    const end = row.indexOf("|", start);
    const cell = row.slice(start, end);
    const content = cell.trim();
    const from = offset + start + cell.indexOf(content);
    const to = from + content.length;
    if (lift(from, to) && offset + end - to > 1) lift(to + 1, offset + end, true);
    start = end + 1;
  }
}
