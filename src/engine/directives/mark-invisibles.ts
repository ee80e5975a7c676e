/** Tabs, and where asked line ends, become visible: an option about them would otherwise seem to change nothing. */
import type { Element, ElementContent } from "hast";
import { element, text } from "../markdown/code.ts";

/** Drawn like a shell's prompt: seen, but taken along neither by the copy button nor by a selection. */
const MARK = ["prompt", "line-end"];
const LINE_ENDS: Record<string, string> = { "\r\n": "CRLF", "\r": "CR", "\n": "LF" };

export function markInvisibles(node: Element, showsLineEnds: boolean): Element {
  return { ...node, children: node.children.flatMap((child) => markNode(child, showsLineEnds)) };
}

/** The same for plain text. */
export function spellLineEnds(code: string): string {
  return code.replace(/\r\n|\r|\n/g, (end) => ` ${LINE_ENDS[end]}\n`);
}

function markNode(node: ElementContent, showsLineEnds: boolean): ElementContent[] {
  if (node.type === "element") return [markInvisibles(node, showsLineEnds)];
  if (node.type !== "text") return [node];
  return node.value.split(/(\t|\r\n|\r|\n)/).flatMap((part): ElementContent[] => {
    if (part === "") return [];
    if (part === "\t") return [element("span", { className: ["tab"] }, [text("\t")])];
    const end = LINE_ENDS[part];
    if (!end || !showsLineEnds) return [text(part)];
    // A browser reads every kind of line end as a line feed, so that is what is written.
    return [element("span", { className: MARK }, [text(end)]), text("\n")];
  });
}
