/** A page as sections of plain lines, which is what two versions of it are compared by. */
import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";

export interface OutlineLine {
  kind: "text" | "code" | "row" | "heading";
  /** Without marks that readers do not see, and without addresses, which differ between versions anyway. */
  text: string;
}

export interface OutlineSection {
  /** Of the heading; empty for what comes before the first one. */
  id: string;
  heading: string;
  lines: OutlineLine[];
}

interface OutlineContext {
  rendered: Map<Nodes, { markdown: Nodes[] }>;
}

/** Sections begin at the headings of the table of contents; lower ones are lines. */
export function createOutline(tree: Root, context: OutlineContext): OutlineSection[] {
  const first: OutlineSection = { id: "", heading: "", lines: [] };
  const sections = [first];
  let current = first;
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth <= 3) {
      current = { id: node.data?.ids?.[0] ?? "", heading: readWords(node), lines: [] };
      sections.push(current);
    } else current.lines.push(...listLines(node, context));
  }
  return sections;
}

function listLines(node: Nodes, context: OutlineContext): OutlineLine[] {
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", text: readWords(node) }];
    case "code":
      return node.value
        .split("\n")
        .filter((line) => line.trim())
        .map((text) => ({ kind: "code", text: text.trimEnd() }));
    case "tableRow":
      return [{ kind: "row", text: node.children.map(readWords).join(" | ") }];
    case "paragraph":
      return toLines(readWords(node));
    case "listItem":
      return node.children
        .flatMap((child) => listLines(child, context))
        .map((line, index) => (index === 0 && line.kind === "text" ? { ...line, text: `- ${line.text}` } : line));
    case "containerDirective":
    case "leafDirective":
      return (context.rendered.get(node)?.markdown ?? node.children).flatMap((child) => listLines(child, context));
    case "html":
    case "definition":
      return [];
    default:
      return "children" in node
        ? node.children.flatMap((child) => listLines(child, context))
        : toLines(readWords(node));
  }
}

function toLines(text: string): OutlineLine[] {
  return text ? [{ kind: "text", text }] : [];
}

function readWords(node: Nodes): string {
  return toString(node, { includeHtml: false }).replaceAll(/\s+/g, " ").trim();
}
