/**
 * What search knows of a file: its sections, each from one heading to the next, as plain data. Taken from the tree rather than
 * from the HTML, so controls, outputs of the formatter and labels of anchors never get into the index.
 */
import type { Element, RootContent } from "hast";
import { getText } from "./code.ts";
import { isFlagTable, readBlocks } from "./section-text.ts";
import { findElements } from "./walk.ts";

export interface Section {
  /** Without one: what stands above the first heading. */
  id?: string;
  level: number;
  title: string;
  /** Code in the heading, such as a flag or a call. */
  code?: string[];
  /** Blocks of a small Markdown, one a line: paragraphs, `- ` lists, `| ` tables, code fences, and code in backticks. */
  text: string;
  /** The option that the section is about, with the facts that its package tells. */
  option?: { name: string; facts: Record<string, string[]> };
  /** Flags that a table of the section lists. */
  flags?: FlagRow[];
}

export interface FlagRow {
  /** `--range-start <int>` */
  usages: string[];
  /** What the other cells say. */
  text: string;
  /** Where the row leads for more. */
  href?: string;
}

export function collectSections(nodes: RootContent[]): Section[] {
  const sections: { heading?: Element; nodes: Element[] }[] = [{ nodes: [] }];
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (/^h[2-6]$/.test(node.tagName)) sections.push({ heading: node, nodes: [] });
    else sections.at(-1)!.nodes.push(node);
  }
  return sections.filter((each) => each.heading ?? each.nodes.length > 0).map(describeSection);
}

function describeSection({ heading, nodes }: { heading?: Element; nodes: Element[] }): Section {
  const option = findElements(nodes, isOption)[0];
  const flags = findElements(nodes, (node) => node.tagName === "table")
    .filter(isFlagTable)
    .flatMap(readFlags);
  const code = heading ? findElements([heading], (node) => node.tagName === "code").map((node) => getText([node])) : [];
  return {
    ...(heading && { id: String(heading.properties["id"]) }),
    level: heading ? Number(heading.tagName[1]) : 1,
    title: heading ? getText([heading]).trim() : "",
    ...(code.length > 0 && { code }),
    text: readBlocks(nodes).join("\n"),
    ...(option && { option: { name: String(option.properties["dataOption"]), facts: readFacts(option) } }),
    ...(flags.length > 0 && { flags }),
  };
}

function isOption({ properties }: Element): boolean {
  return properties["dataOption"] !== undefined;
}

function readFacts(option: Element): Record<string, string[]> {
  const rows = findElements([option], (node) => node.tagName === "dl").flatMap((list) => list.children);
  return Object.fromEntries(
    rows.map((row) => {
      const [label = "", ...values] = (row as Element).children.map((cell) => getText([cell]).trim());
      return [label, values] as const;
    }),
  );
}

/** The rows of a table whose first column is called "Flag". */
function readFlags(table: Element): FlagRow[] {
  const [, ...rows] = findElements([table], (node) => node.tagName === "tr").map((row) =>
    row.children.filter((cell): cell is Element => cell.type === "element"),
  );
  return rows.map(([first, ...others]) => {
    const link = findElements(others, (node) => node.tagName === "a")[0];
    return {
      usages: findElements([first!], (node) => node.tagName === "code").map((node) => getText([node])),
      text: readBlocks(others).join(" "),
      ...(link && { href: String(link.properties["href"]) }),
    };
  });
}
