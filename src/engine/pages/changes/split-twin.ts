/** A Markdown twin as sections of plain lines, without the marks that readers do not see. */
import type { Compiled } from "../../markdown/context.ts";

/** How a line of code starts; no other line starts with white space. */
export const CODE_MARK = "\t";
/** How a row of a table starts. */
export const ROW_MARK = "| ";

export interface TwinSection {
  id: string;
  heading: string;
  lines: string[];
}

/** Headings of the twin and entries of the contents are the same list, so the ids come from there. */
export function splitTwin({ twin, toc }: Pick<Compiled, "twin" | "toc">): TwinSection[] {
  const sections: TwinSection[] = [{ id: "", heading: "", lines: [] }];
  let fence: string | undefined;
  let headings = 0;
  for (const line of twin.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || line.trim() === fence)) {
      fence = fence ? undefined : mark;
      continue;
    }
    const isHeading = !fence && /^#{2,3} /.test(line);
    const item = isHeading ? toc[headings++] : undefined;
    if (item) sections.push({ id: item.id, heading: item.text, lines: [] });
    else {
      const text = fence ? CODE_MARK + line : toPlainText(line);
      if (text.trim()) sections.at(-1)!.lines.push(text);
    }
  }
  return sections;
}

/** Addresses differ between versions anyway, and the padding of tables says nothing. */
function toPlainText(line: string): string {
  if (/^\|[\s|:-]+\|\s*$/.test(line)) return "";
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\\\|/g, "¦")
    .replace(/^:{3,}\w*(?:\[(.*?)\])?.*$/, "$1")
    .replace(/^(\|.*)\|\s*$/, "$1")
    .replace(/[`*]+/g, "")
    .replace(/\s*\|\s*/g, " | ")
    .replaceAll("¦", "|")
    .replace(/\s+/g, " ")
    .trim();
}
