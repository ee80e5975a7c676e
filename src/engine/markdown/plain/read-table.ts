import type { AlignType, Table, TableCell, TableRow } from "mdast";
import { locateLines, readText, type Found, type Lines } from "./lines.ts";

const ROW = /^\|.*\|$/;
const RULE = /^\|(?: *:?-+:? *\|)+$/;

/** All of its rows have as many cells, and none of them an escaped pipe: only those do not end a cell. */
export function readTable(text: Lines, first: number, end: number): Found<Table> | undefined {
  const { lines } = text;
  let next = first;
  while (next < end && ROW.test(lines[next]!) && !lines[next]!.includes("\\")) next++;
  const rule = lines[first + 1] ?? "";
  if (next - first < 2 || !RULE.test(rule) || (next < end && lines[next] !== "")) return undefined;
  const align = rule.slice(1, -1).split("|").map(readAlign);
  const children: TableRow[] = [];
  for (let line = first; line < next; line++) {
    if (line === first + 1) continue;
    const cells = readCells(text, line);
    if (cells?.length !== align.length) return undefined;
    children.push({ type: "tableRow", children: cells, position: locateLines(text, [line, line]) });
  }
  return { node: { type: "table", align, children, position: locateLines(text, [first, next - 1]) }, next };
}

function readAlign(rule: string): AlignType {
  const [isLeft, isRight] = [rule.trim().startsWith(":"), rule.trim().endsWith(":")];
  return isLeft ? (isRight ? "center" : "left") : isRight ? "right" : null;
}

function readCells(text: Lines, line: number): TableCell[] | undefined {
  const row = text.lines[line]!;
  const offset = text.starts[line]!;
  const cells: TableCell[] = [];
  for (let start = 0; start < row.length - 1;) {
    const end = row.indexOf("|", start + 1);
    const cell = row.slice(start + 1, end);
    const from = start + 1 + cell.length - cell.trimStart().length;
    const children = readText(text, line, [from, from + cell.trim().length]);
    if (!children) return undefined;
    // The last cell has both its pipes.
    const isLast = end === row.length - 1;
    const position = text.locate(offset + start, offset + end + (isLast ? 1 : 0));
    cells.push({ type: "tableCell", children, position });
    start = end;
  }
  return cells;
}
