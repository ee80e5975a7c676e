/** A text as lines, for those who read its plain blocks. */
import type { BlockContent, Nodes, PhrasingContent, Root } from "mdast";
import { parseLine } from "./parse-line.ts";
import type { Locate } from "./points.ts";

export interface Lines {
  lines: string[];
  /** Offset of each line. */
  starts: number[];
  locate: Locate;
  /** The real parser. */
  parse(text: string): Root;
}

/** What one who reads blocks found: one that ends before line `next`. */
export interface Found<Block extends Nodes = BlockContent> {
  node: Block;
  next: number;
}

/** Ends the attempt to do without the parser: what it says is needed for the whole text. */
export const NEEDS_PARSER = new Error("this is not plain Markdown");

/** What a block of text may start with: signs that could not start any other block. */
const START = /^(?:[A-Za-z`(["“$]|\*\S|\d+(?!\d*[.)](?:\s|$)))/;
/** An address that stands in the text by itself becomes a link. In a link's target it is not in the text; within inline code it is a false alarm. */
export const BARE_ADDRESS =
  /(?<![a-z]|\]\(<?|\]: <?|<)https?:\/\/|(?<![^\s(*_[\]~])www\.|[\w+.-]@[\w-]+(?:\.[\w-]+)*\.[\w-]*[a-z]/i;

/** A part of a line, from this column on. */
export function readText(text: Lines, line: number, [from, to]: [number, number]): PhrasingContent[] | undefined {
  const content = text.lines[line]!.slice(from, to);
  if (BARE_ADDRESS.test(content)) return undefined;
  const offset = text.starts[line]! + from;
  return parseLine(content, (start, end) => text.locate(offset + start, offset + end));
}

/** A part of a line that is a paragraph. */
export function readParagraph(
  text: Lines,
  line: number,
  from = 0,
): Extract<BlockContent, { type: "paragraph" }> | undefined {
  const content = text.lines[line]!;
  if (!START.test(content.slice(from))) return undefined;
  const children = readText(text, line, [from, content.length]);
  return children && { type: "paragraph", children, position: locateLines(text, [line, line], from) };
}

/** From a column of the first line to the end of the last one. */
export function locateLines(
  { lines, starts, locate }: Lines,
  [first, last]: [number, number],
  from = 0,
): ReturnType<Locate> {
  return locate(starts[first]! + from, starts[last]! + lines[last]!.length);
}
