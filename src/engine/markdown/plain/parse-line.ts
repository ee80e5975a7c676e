/**
 * One line of plain Markdown, without the parser: text, inline code, links, emphasis. Whatever could mean anything else, or could
 * be nested in another way, is left to the parser, so this never has an opinion of its own.
 */
import type { PhrasingContent } from "mdast";

interface Line {
  text: string;
  at: number;
  /** What stands between these offsets becomes a node's position. */
  locate(start: number, end: number): PhrasingContent["position"];
}

/** Ends the attempt. */
class NotPlain extends Error {}
const notPlain = new NotPlain();

const PLAIN = /[^\\`*_[\]<&!~:\t\r\n]+/y;
const CODE = /`([^`]+)`(?!`)/y;
const TARGET = /\]\(([^\s()<>\\&]+)\)/y;
const DELIMITER = /\*\*?(?!\*)|_(?!_)/y;
const LETTER = /[A-Za-z0-9]/;
/** Beside these, whatever is on the other side of a delimiter, it opens or closes. */
const BEFORE_OPENING = /[\s(]/;
const BEHIND_CLOSING = /[\s).,;]/;

/** The nodes of a line, or none if the parser has to look at it. `locate` is given offsets in the line. */
export function parseLine(text: string, locate: Line["locate"]): PhrasingContent[] | undefined {
  if (text !== text.trim()) return undefined;
  try {
    return parseNodes({ text, at: 0, locate }, "");
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/** Up to the end of the line, or to the sign that closes what was opened. */
function parseNodes(line: Line, closing: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let textStart = line.at;
  const endText = () => {
    const value = line.text.slice(textStart, line.at);
    if (value) nodes.push({ type: "text", value, position: line.locate(textStart, line.at) });
  };
  while (line.at < line.text.length) {
    if (skipText(line)) continue;
    if (isAtEnd(line, closing)) break;
    endText();
    nodes.push(parseNode(line));
    textStart = line.at;
  }
  if (closing && line.at === line.text.length) throw notPlain;
  endText();
  return nodes;
}

function skipText(line: Line): boolean {
  const { text, at } = line;
  const next = text[at + 1] ?? "";
  const isText =
    match(PLAIN, line) !== undefined ||
    (text[at] === "&" && !/[A-Za-z#]/.test(next)) ||
    (text[at] === "!" && next !== "[") ||
    (text[at] === ":" && !/[\p{L}\p{N}:_-]/u.test(next)) ||
    (text[at] === "_" && LETTER.test(text[at - 1] ?? "") && LETTER.test(next));
  if (isText && line.at === at) line.at++;
  return isText;
}

function isAtEnd({ text, at }: Line, closing: string): boolean {
  if (!closing || !text.startsWith(closing, at)) return false;
  if (closing === "]") return true;
  const [before = "", behind = " "] = [text[at - 1], text[at + closing.length]];
  return (
    /\S/.test(before) &&
    behind !== closing[0] &&
    (LETTER.test(before) ? closing !== "_" || !LETTER.test(behind) : BEHIND_CLOSING.test(behind))
  );
}

function parseNode(line: Line): PhrasingContent {
  const { text, at: start, locate } = line;
  const code = match(CODE, line);
  if (code) {
    const value = /^ .*[^ ].* $/.test(code[1]!) ? code[1]!.slice(1, -1) : code[1]!;
    return { type: "inlineCode", value, position: locate(start, line.at) };
  }
  if (text[start] === "[") {
    line.at++;
    const children = parseNodes(line, "]");
    const target = match(TARGET, line);
    if (!target || children.length === 0 || hasLink(children)) throw notPlain;
    return {
      type: "link",
      title: null,
      url: target[1]!,
      children: children as never,
      position: locate(start, line.at),
    };
  }
  const [delimiter] = match(DELIMITER, line) ?? [""];
  const [before = " ", behind = " "] = [text[start - 1], text[line.at]];
  const opens = BEFORE_OPENING.test(before) && /[\p{L}\p{N}`[("']/u.test(behind);
  if (!delimiter || !opens) throw notPlain;
  const children = parseNodes(line, delimiter);
  line.at += delimiter.length;
  return { type: delimiter === "**" ? "strong" : "emphasis", children, position: locate(start, line.at) };
}

function hasLink(nodes: PhrasingContent[]): boolean {
  return nodes.some((node) => node.type === "link" || ("children" in node && hasLink(node.children)));
}

function match(pattern: RegExp, line: Line): RegExpExecArray | undefined {
  pattern.lastIndex = line.at;
  const found = pattern.exec(line.text) ?? undefined;
  if (found) line.at = pattern.lastIndex;
  return found;
}
