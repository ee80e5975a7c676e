/** The words of a section as lines of a small Markdown: readable as text, and enough to show a preview or quote an answer. */
import type { Element, ElementContent } from "hast";
import { ADMONITIONS } from "./admonitions.ts";
import { getText } from "./code.ts";

/** Commands and settings are what readers look for; longer code and other languages are found by the words around them. */
const KEPT_LANGUAGES = new Set(["bash", "sh", "txt", "text", "json", "json5", "yaml", "toml", "ini"]);
const LONGEST_CODE = 240;

/** What the engine calls a note that has no title of its own. */
const DEFAULT_TITLES = new Set(ADMONITIONS.map((name) => name[0]!.toUpperCase() + name.slice(1)));

/** Runs of the formatter, and whatever asks for it. */
const LEFT_OUT = ["example", "option", "explorer", "comparison", "output"];

export function readBlocks(nodes: ElementContent[]): string[] {
  return nodes.flatMap((node) => (node.type === "element" ? readBlock(node) : readText([node])));
}

function readBlock(node: Element): string[] {
  const classes = (node.properties["className"] ?? []) as string[];
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

/** Its rows become sections of their own. */
export function isFlagTable(table: Element): boolean {
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
