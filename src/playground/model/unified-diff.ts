/** Writes a comparison as a patch, the form in which developers read and send differences. */
import type { Comparison, Hunk } from "../worker/diff.ts";

const CONTEXT = 3;

interface Names {
  left: string;
  right: string;
}

/** Empty where both texts are the same. */
export function createPatch({ left, right, hunks }: Comparison, names: Names): string {
  if (hunks.length === 0) return "";
  const lines = { left: splitLines(left), right: splitLines(right) };
  const blocks = groupHunks(hunks.map((hunk) => clampHunk(hunk, lines))).map((group) => writeBlock(group, lines));
  return `--- ${names.left}\n+++ ${names.right}\n${blocks.join("")}`;
}

/** A comparison counts an empty text as a line, a patch does not. */
function clampHunk({ left, right }: Hunk, lines: { left: string[]; right: string[] }): Hunk {
  const clamp = <T extends Hunk["left"]>(side: T, { length }: string[]) => ({
    ...side,
    count: Math.min(side.count, length - side.line),
  });
  return { left: clamp(left, lines.left), right: clamp(right, lines.right) };
}

/** Differences that are so close that their surroundings meet become one block. */
function groupHunks(hunks: Hunk[]): Hunk[][] {
  const groups: Hunk[][] = [];
  for (const hunk of hunks) {
    const before = groups.at(-1)?.at(-1);
    const isNear = before && hunk.left.line - (before.left.line + before.left.count) <= 2 * CONTEXT;
    if (isNear) groups.at(-1)?.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

function writeBlock(group: Hunk[], { left, right }: { left: string[]; right: string[] }): string {
  // A group always has a first and a last hunk.
  const [first, last] = [group[0]!, group.at(-1)!];
  const start = Math.max(0, first.left.line - CONTEXT);
  const end = Math.min(left.length, last.left.line + last.left.count + CONTEXT);
  const shift = first.right.line - first.left.line;
  const added = last.right.line + last.right.count - (last.left.line + last.left.count);
  const parts: string[] = [];
  let at = start;
  for (const hunk of group) {
    parts.push(...mark(" ", left.slice(at, hunk.left.line)));
    parts.push(...mark("-", left.slice(hunk.left.line, hunk.left.line + hunk.left.count)));
    parts.push(...mark("+", right.slice(hunk.right.line, hunk.right.line + hunk.right.count)));
    at = hunk.left.line + hunk.left.count;
  }
  parts.push(...mark(" ", left.slice(at, end)));
  const ranges = [writeRange(start, end), writeRange(start + shift, end + added)];
  return `@@ -${ranges[0]} +${ranges[1]} @@\n${parts.join("")}`;
}

/** Lines are counted from 1. A range without lines names the line before it. */
function writeRange(start: number, end: number): string {
  const count = end - start;
  return `${count === 0 ? start : start + 1}${count === 1 ? "" : `,${count}`}`;
}

function mark(sign: string, lines: string[]): string[] {
  return lines.map((line) => (line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`));
}

function splitLines(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}
