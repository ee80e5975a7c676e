import type { BlockContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { locateLines, NEEDS_PARSER, readText, type Found, type Lines } from "./lines.ts";

const OPENING = /^(:{3,})([A-Za-z][\w-]*)(?:\[([^[\]\\]+)\])?(?:\{(.*)\})?$/;
const ATTRIBUTE = /\s*([A-Za-z_][\w:.-]*)(?:="([^"&{}\n]*)"|=([\w.-]+))?(?=\s|$)/y;

type ReadBlocks = (from: number, to: number) => BlockContent[];

/** From its colons to the first line of as many, which ends it wherever it stands. */
export function readDirective(
  text: Lines,
  [first, end]: [number, number],
  readBlocks: ReadBlocks,
): Found<ContainerDirective> | undefined {
  const { lines } = text;
  const [, colons, name, label, source = ""] = OPENING.exec(lines[first]!) ?? [];
  if (!colons) return lines[first]!.startsWith(":::") ? failDirective() : undefined;
  const closing = new RegExp(`^ {0,3}:{${colons.length},}[ \\t]*$`);
  let last = first + 1;
  while (last < end && !closing.test(lines[last]!)) last++;
  const attributes = readAttributes(source);
  if (last === end || !attributes || !lines[last]!.endsWith(":")) return failDirective();
  const children = readBlocks(first + 1, last);
  if (label !== undefined) children.unshift(readLabel(text, first, [colons.length + name!.length, label.length]));
  const position = locateLines(text, [first, last]);
  return { node: { type: "containerDirective", name: name!, attributes, children, position }, next: last + 1 };
}

/** In brackets. */
function readLabel(text: Lines, line: number, [from, length]: [number, number]): BlockContent {
  const children = readText(text, line, [from + 1, from + 1 + length]) ?? failDirective();
  const offset = text.starts[line]! + from;
  return {
    type: "paragraph",
    data: { directiveLabel: true },
    children,
    position: text.locate(offset, offset + length + 2),
  };
}

function failDirective(): never {
  throw NEEDS_PARSER;
}

/** Quoted, bare, or without a value; no shortcuts for ids and classes. */
function readAttributes(source: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  const rest = source.trimEnd();
  for (let at = 0; at < rest.length; at = ATTRIBUTE.lastIndex) {
    ATTRIBUTE.lastIndex = at;
    const [, name, quoted, bare] = ATTRIBUTE.exec(rest) ?? [];
    if (!name || name in attributes || name === "class" || name === "id") return undefined;
    attributes[name] = quoted ?? bare ?? "";
  }
  return attributes;
}
