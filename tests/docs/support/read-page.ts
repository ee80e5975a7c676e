/** What a page quotes, taken from its Markdown, with the line it stands in. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Code, Nodes, Root, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../../src/engine/markdown/parse.ts";
import { ROOT } from "./versions.ts";

export interface Quote {
  /** `file:line`, so that a failing test says where to look. */
  at: string;
  text: string;
}

export interface CodeBlock extends Quote {
  lang: string;
  meta: string;
  title: string | undefined;
}

export interface Page {
  file: string;
  tree: Root;
  /** Inline code. */
  words: Quote[];
  blocks: CodeBlock[];
}

export async function readPage(file: string): Promise<Page> {
  const source = await readFile(path.join(ROOT, file), "utf8");
  // Blank lines in place of the front matter keep the line numbers true.
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/.*/g, ""));
  const tree = parseMarkdown(body);
  const page: Page = { file, tree, words: [], blocks: [] };
  const locate = (node: Nodes) => `${file}:${node.position!.start.line}`;
  visit(tree, (node) => {
    if (node.type === "inlineCode") page.words.push({ at: locate(node), text: node.value });
    if (node.type === "code") page.blocks.push(toBlock(node, locate(node)));
  });
  return page;
}

function toBlock(node: Code, at: string): CodeBlock {
  return {
    at,
    text: node.value,
    lang: node.lang ?? "",
    meta: node.meta ?? "",
    title: /title="([^"]*)"/.exec(node.meta ?? "")?.[1],
  };
}

/** The part of a page below one heading, up to the next heading of its level or above. */
export function getSection({ file, tree }: Page, heading: RegExp): Root {
  const getTitle = (node: Nodes) => toString(node).replace(/\s*\{#.*\}$/, "");
  const start = tree.children.findIndex((node) => node.type === "heading" && heading.test(getTitle(node)));
  const first = tree.children[start];
  if (first?.type !== "heading") throw new Error(`${file} has no heading ${String(heading)}`);
  const length = tree.children
    .slice(start + 1)
    .findIndex((node) => node.type === "heading" && node.depth <= first.depth);
  return { type: "root", children: tree.children.slice(start, length < 0 ? undefined : start + 1 + length) };
}

/** Tables as rows of cells below their column names. */
export function readTables(tree: Root): { columns: string[]; rows: Table["children"][number]["children"][] }[] {
  const tables: ReturnType<typeof readTables> = [];
  visit(tree, "table", ({ children: [head, ...rows] }) => {
    tables.push({ columns: head!.children.map((cell) => toString(cell)), rows: rows.map((row) => row.children) });
  });
  return tables;
}

/** Inline code below a node. */
export function listWords(node: Nodes): string[] {
  const words: string[] = [];
  visit(node, "inlineCode", ({ value }) => void words.push(value));
  return words;
}
