/**
 * What search knows about a file: its sections, each from one heading to the next. Their words are lines of a small Markdown, which is
 * readable as text and enough to show a preview or to quote an answer. They are taken from the tree, so that controls, outputs of the
 * formatter and labels of anchors never get into the index.
 */
import type { Element, RootContent, ElementContent } from "hast";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { findElements, getClasses, getText } from "./hast.ts";

export interface Section {
  /** Absent for what comes before the first heading. */
  id?: string;
  level: number;
  title: string;
  /** Code in the heading, such as a flag or a call. */
  code?: string[];
  /** Blocks of a small Markdown, one a line: paragraphs, `- ` lists, `| ` tables, code fences, and code in backticks. */
  text: string;
  /** The option that the section is about, with the facts from its package. */
  option?: { name: string; facts: Record<string, string[]> };
  /** Flags that a table of the section lists. */
  flags?: FlagRow[];
  /** Plugins that a table of the section lists, such as `prettier-plugin-java`. */
  plugins?: string[];
}

export interface FlagRow {
  /** `--range-start <int>` */
  usages: string[];
  /** What the other cells say. */
  text: string;
  /** Where the row leads for more. */
  href?: string;
}

interface HeadedNodes {
  heading?: Element;
  nodes: Element[];
}

export function collectSections(nodes: RootContent[]): Section[] {
  let current: HeadedNodes = { nodes: [] };
  const sections = [current];
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (/^h[2-6]$/.test(node.tagName)) sections.push((current = { heading: node, nodes: [] }));
    else current.nodes.push(node);
  }
  return sections.filter((each) => each.heading ?? each.nodes.length > 0).map(describeSection);
}

function describeSection({ heading, nodes }: HeadedNodes): Section {
  const option = findElements(nodes, isOption)[0];
  const tables = findElements(nodes, (node) => node.tagName === "table");
  const flags = tables.filter(isFlagTable).flatMap(readFlags);
  const plugins = tables.flatMap(readPlugins);
  const code = heading ? findElements([heading], (node) => node.tagName === "code").map((node) => getText([node])) : [];
  return {
    ...(heading && { id: String(heading.properties["id"]) }),
    level: heading ? Number(heading.tagName[1]) : 1,
    title: heading ? getText([heading]).trim() : "",
    ...(code.length > 0 && { code }),
    text: readBlocks(nodes).join("\n"),
    ...(option && { option: { name: String(option.properties["dataOption"]), facts: readFacts(option) } }),
    ...(flags.length > 0 && { flags }),
    ...(plugins.length > 0 && { plugins }),
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
  return readRows(table).map(([first, ...others]) => {
    const link = findElements(others, (node) => node.tagName === "a")[0];
    return {
      usages: findElements(first ? [first] : [], (node) => node.tagName === "code").map((node) => getText([node])),
      text: readBlocks(others).join(" "),
      ...(link && { href: String(link.properties["href"]) }),
    };
  });
}

const PLUGIN = /^(?:@[\w-]+\/)?(?:prettier-)?plugin-[\w-]+$/;

function readPlugins(table: Element): string[] {
  return findElements([table], (node) => node.tagName === "tr").flatMap((row) => readPlugin(row) ?? []);
}

/** A row of any table, if it begins with the package name of a plugin. */
function readPlugin(row: Element): string | undefined {
  const first = row.children.find((cell) => cell.type === "element");
  const name = first ? getText([first]).trim() : "";
  return PLUGIN.test(name) ? name : undefined;
}

/** The cells of each row but the first, which has the names of the columns. */
function readRows(table: Element): Element[][] {
  const [, ...rows] = findElements([table], (node) => node.tagName === "tr");
  return rows.map((row) => row.children.filter((cell): cell is Element => cell.type === "element"));
}

/** Commands and settings are what readers look for; longer code and other languages are found by the words around them. */
const KEPT_LANGUAGES = new Set(["bash", "sh", "txt", "text", "json", "json5", "yaml", "toml", "ini"]);
const LONGEST_CODE = 240;

/** What the engine calls a note that has no title of its own. */
const DEFAULT_TITLES = new Set<string>(Object.values(BUILD_LABELS.admonitions));

/** Runs of the formatter, and whatever asks for it. */
const LEFT_OUT = ["example", "option", "explorer", "comparison", "output"];

function readBlocks(nodes: ElementContent[]): string[] {
  return nodes.flatMap((node) => (node.type === "element" ? readBlock(node) : readText([node])));
}

function readBlock(node: Element): string[] {
  const classes = getClasses(node);
  if (classes.some((name) => LEFT_OUT.includes(name)) || node.properties["dataNoSearch"] !== undefined) return [];
  if (classes.includes("admonition-title") && DEFAULT_TITLES.has(getText([node]))) return [];
  if (classes.includes("code-block")) return readCode(node);
  if (classes.includes("tabs")) return readBlocks(node.children.slice(1, 2));
  switch (node.tagName) {
    case "button":
    case "svg":
    case "style":
    case "script":
      return [];
    case "ul":
    case "ol":
      return readBlocks(node.children).map((line) => (/^(- |`{3}|\| )/.test(line) ? line : `- ${line}`));
    case "table":
      return isFlagTable(node) ? [] : readBlocks(node.children);
    case "tr":
      if (readPlugin(node)) return [];
      return [
        `| ${node.children.flatMap((cell) => (cell.type === "element" ? readInline(cell.children) : [])).join(" | ")} |`,
      ];
    case "p":
    case "dt":
    case "dd":
    case "figcaption":
      return readText(node.children);
    default:
      return hasBlocks(node) ? readBlocks(node.children) : readText(node.children);
  }
}

/** Its rows become sections of their own, as do rows about plugins. */
function isFlagTable(table: Element): boolean {
  return /^\s*Flag\b/.test(getText([table]));
}

function hasBlocks(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === "element" &&
      /^(p|ul|ol|li|div|table|thead|tbody|tr|dl|dt|dd|pre|blockquote|figure|details|h[2-6])$/.test(child.tagName),
  );
}

function readCode(block: Element): string[] {
  const pre = block.children.find((child) => child.type === "element" && child.tagName === "pre") as Element;
  const language = /language-(.*)/.exec(String((pre.children[0] as Element).properties["className"]))?.[1] ?? "";
  const code = getText([pre]).trim();
  if (!KEPT_LANGUAGES.has(language) || code.length > LONGEST_CODE) return [];
  return [`\`\`\`${language}\n${code}\n\`\`\``];
}

function readText(nodes: ElementContent[]): string[] {
  const text = readInline(nodes);
  return text ? [text] : [];
}

function readInline(nodes: ElementContent[]): string {
  return nodes.map(readInlineNode).join("").replaceAll(/\s+/g, " ").trim();
}

function readInlineNode(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "button" || node.tagName === "svg") return "";
  if (node.tagName === "br") return " ";
  if (node.tagName === "code") return `\`${getText([node])}\``;
  return node.children.map(readInlineNode).join("");
}
