import type { List, ListItem } from "mdast";
import { locateLines, readParagraph, type Found, type Lines } from "./lines.ts";

const ITEM = /^(?:([-*])|(\d{1,9})\.) (?=\S)/;
/** An item of any list, or more of the last one. */
const CONTINUES = /^(?:\s|[-*+] |\d+[.)] )/;

/** Items of one line each, with nothing between them and nothing in them. */
export function readList(text: Lines, first: number, end: number): Found<List> | undefined {
  const { lines } = text;
  const marker = ITEM.exec(lines[first]!);
  if (!marker) return undefined;
  const children: ListItem[] = [];
  let next = first;
  for (; next < end && lines[next] !== ""; next++) {
    const own = ITEM.exec(lines[next]!);
    const paragraph = own && own[1] === marker[1] ? readParagraph(text, next, own[0].length) : undefined;
    if (!paragraph) return undefined;
    const position = locateLines(text, [next, next]);
    children.push({ type: "listItem", spread: false, checked: null, children: [paragraph], position });
  }
  let behind = next;
  while (behind < end && lines[behind] === "") behind++;
  if (behind < end && CONTINUES.test(lines[behind]!)) return undefined;
  const position = locateLines(text, [first, next - 1]);
  const ordered = marker[2] !== undefined;
  return {
    node: { type: "list", ordered, start: ordered ? Number(marker[2]) : null, spread: false, children, position },
    next,
  };
}
