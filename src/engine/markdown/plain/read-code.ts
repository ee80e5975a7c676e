import type { Code } from "mdast";
import { locateLines, NEEDS_PARSER, type Found, type Lines } from "./lines.ts";

const FENCE = /^(`{3,})([^`]*)$/;

/** A fenced block that is closed. */
export function readCode(text: Lines, first: number, end: number): Found<Code> | undefined {
  const { lines } = text;
  const [, ticks, info = ""] = FENCE.exec(lines[first]!) ?? [];
  if (!ticks) return undefined;
  const closing = new RegExp(`^ {0,3}\`{${ticks.length},}[ \\t]*$`);
  let last = first + 1;
  while (last < end && !closing.test(lines[last]!)) last++;
  if (last === end || /[\\&]/.test(info) || /[ \t]$/.test(lines[last]!)) throw NEEDS_PARSER;
  const [, lang = null, meta = null] = /^\s*(\S+)(?:\s+(.*\S))?\s*$/.exec(info) ?? [];
  const value = lines.slice(first + 1, last).join("\n");
  return {
    node: { type: "code", lang, meta: meta ?? null, value, position: locateLines(text, [first, last]) },
    next: last + 1,
  };
}
