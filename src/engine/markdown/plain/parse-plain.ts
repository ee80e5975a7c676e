/**
 * The parser reads sign by sign, which took two fifths of the time of compiling, and most of what it reads is plain. So plain
 * blocks are read here, and only those that are not are given to the parser, or the whole text if it holds what blocks could not
 * tell by themselves. The tree is the same.
 */
import type { BlockContent, Heading, Html, Nodes, Root, RootContent } from "mdast";
import { locateLines, NEEDS_PARSER, readParagraph, readText, type Found, type Lines } from "./lines.ts";
import { createLocate } from "./points.ts";
import { readCode } from "./read-code.ts";
import { readDirective } from "./read-directive.ts";
import { readList } from "./read-list.ts";
import { readTable } from "./read-table.ts";

const HEADING = /^(#{1,6}) (?=[^\s#])/;
const COMMENT = /^<!--(?!>|->)(?:(?!-->).)*-->$/;
/** Blocks that may not end with a blank line, and definitions of links and footnotes, which hold for the whole text. */
const NEEDS_WHOLE = /^ {0,3}(?:~~~|:::|<)|\[[^\]\n]+\]:/m;
const FENCE = /^ *```/gm;
/** What ends every other block when it follows a blank line. */
const ENDS_BLOCK = /^(?:[A-Za-z`([|"“$]|\*\*|#{1,6} |:::)/;

export function parsePlain(text: string, parse: Lines["parse"]): Root {
  if (text.includes("\r")) return parse(text);
  const lines = text.split("\n");
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const locate = createLocate(starts);
  try {
    const children = readBlocks({ lines, starts, locate, parse }, 0, lines.length) as RootContent[];
    return { type: "root", children, position: locate(0, text.length) };
  } catch (error) {
    if (error === NEEDS_PARSER) return parse(text);
    throw error;
  }
}

function readBlocks(text: Lines, from: number, to: number): BlockContent[] {
  const nodes: BlockContent[] = [];
  for (let line = from; line < to;) {
    if (text.lines[line] === "") line++;
    else {
      const found = readBlock(text, line, to);
      if (found) nodes.push(found.node);
      const next = found?.next ?? findEnd(text, line, to);
      if (!found) nodes.push(...parseLines(text, line, next));
      line = next;
    }
  }
  return nodes;
}

function readBlock(text: Lines, first: number, end: number): Found | undefined {
  const line = text.lines[first]!;
  switch (line[0]) {
    case "#":
      return readHeading(text, first);
    case "|":
      return readTable(text, first, end);
    case ":":
      return readDirective(text, [first, end], (from, to) => readBlocks(text, from, to));
    case "<":
      return readComment(text, first);
    default: {
      const found = readList(text, first, end) ?? readCode(text, first, end);
      if (found) return found;
      const paragraph = first + 1 === end || text.lines[first + 1] === "" ? readParagraph(text, first) : undefined;
      return paragraph && { node: paragraph, next: first + 1 };
    }
  }
}

function readHeading(text: Lines, first: number): Found<Heading> | undefined {
  const line = text.lines[first]!;
  const [marker, signs] = HEADING.exec(line) ?? [];
  const children = marker && !line.endsWith("#") ? readText(text, first, [marker.length, line.length]) : undefined;
  if (!children) return undefined;
  const depth = signs!.length as Heading["depth"];
  return { node: { type: "heading", depth, children, position: locateLines(text, [first, first]) }, next: first + 1 };
}

function readComment(text: Lines, first: number): Found<Html> | undefined {
  const value = text.lines[first]!;
  if (!COMMENT.test(value)) return undefined;
  return { node: { type: "html", value, position: locateLines(text, [first, first]) }, next: first + 1 };
}

/** Where a block that is not plain has surely ended. */
function findEnd({ lines }: Lines, first: number, end: number): number {
  let line = first;
  while (line < end && !(lines[line] === "" && ENDS_BLOCK.test(lines[line + 1] ?? ""))) line++;
  while (lines[line - 1] === "") line--;
  return line;
}

function parseLines(text: Lines, from: number, to: number): BlockContent[] {
  const part = text.lines.slice(from, to).join("\n");
  const isOpen = (part.match(FENCE)?.length ?? 0) % 2 > 0;
  if (isOpen || NEEDS_WHOLE.test(part)) throw NEEDS_PARSER;
  const tree = text.parse(part);
  const offset = text.starts[from]!;
  const move = (node: Nodes) => {
    if (node.position)
      for (const point of [node.position.start, node.position.end]) {
        point.line += from;
        point.offset! += offset;
      }
    if ("children" in node) node.children.forEach(move);
  };
  move(tree);
  return tree.children as BlockContent[];
}
