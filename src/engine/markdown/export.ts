/**
 * The Markdown export: the page as plain Markdown, with the outputs of its examples and with complete addresses.
 * It is the source with some places replaced, which the tree tells. To write the whole tree anew with `mdast-util-to-markdown`
 * would take ten times as long (1.5 s for all files) and change what writers wrote, such as `&` to `\&`.
 */
import type { Code, Heading, Nodes, Paragraph, Parents, Root, Strong, Table } from "mdast";
import { toMarkdown, type Info, type State } from "mdast-util-to-markdown";
import { isExternal } from "../../shared/paths.ts";
import type { CompileContext } from "./context.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { isTruncation, readComment, replaceAddresses } from "./raw-html.ts";

interface ExportContext extends Pick<CompileContext, "body" | "rendered"> {
  toUrl(href: string): string;
}

export function exportMarkdown(tree: Root, context: CompileContext, pageUrl: string): string {
  const toUrl = (href: string) => (isExternal(href) ? href : new URL(href, pageUrl).href);
  const edits = collectEdits(tree, { ...context, toUrl });
  return `${applyEdits(context.body, [...edits, ...cutTruncation(tree)]).trim()}\n`;
}

function collectEdits(tree: Nodes, context: ExportContext): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Nodes) => {
    const { start, end } = getRange(node);
    const replacement = renderReplacement(node, context);
    if (replacement !== undefined) edits.push({ start, end, text: indent(replacement, start, context.body) });
    else {
      edits.push(...collectInnerEdits(node, context));
      if ("children" in node) node.children.forEach(visit);
    }
  };
  visit(tree);
  return edits;
}

/** What takes the place of a whole node, or undefined for one that is kept, perhaps with edits inside. */
function renderReplacement(node: Nodes, context: ExportContext): string | undefined {
  if (!node.position) return undefined;
  switch (node.type) {
    case "containerDirective":
    case "leafDirective": {
      const rendered = context.rendered.get(node);
      return rendered && renderBlocks(rendered.markdown, context);
    }
    case "code":
      return node.data?.isIncluded ? renderFence(node) : undefined;
    case "image":
    case "definition":
      return isExternal(node.url) ? undefined : renderNode(node, context);
    case "html":
      return replaceAddresses(node.value, context.toUrl);
    default:
      return undefined;
  }
}

function collectInnerEdits(node: Nodes, { body, toUrl }: ExportContext): Edit[] {
  if (!node.position) return [];
  const { end } = getRange(node);
  if (node.type === "heading") return cutIds(node);
  // Of an inline link, only what follows its text is replaced: the text may have edits of its own. Bare addresses stay.
  if (node.type !== "link" || isExternal(node.url) || body[end - 1] !== ")") return [];
  const last = node.children.at(-1);
  const start = last?.position ? getRange(last).end : getRange(node).start + 1;
  return [{ start, end, text: `](${renderDestination(toUrl(node.url))}${renderTitle(node.title)})` }];
}

function renderDestination(url: string): string {
  return /[()<>\s]/.test(url) ? `<${url}>` : url;
}

function renderTitle(title: string | null | undefined): string {
  return title ? ` "${title.replaceAll(/["\\]/g, "\\$&")}"` : "";
}

/** One block after the other: what comes from the file with its edits, the rest written anew. */
function renderBlocks(nodes: Nodes[], context: ExportContext): string {
  return nodes.map((node) => renderReplacement(node, context) ?? renderBlock(node, context)).join("\n\n");
}

function renderBlock(node: Nodes, context: ExportContext): string {
  if (!node.position) return node.type === "code" ? renderFence(node) : renderNode(node, context);
  const { start, end } = getRange(node);
  const edits = collectEdits(node, context).map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return applyEdits(context.body.slice(start, end), edits);
}

/** With a fence that is longer than any run of backticks inside. */
function renderFence({ lang, value }: Code): string {
  const longest = Math.max(2, ...Array.from(value.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return [`${fence}${lang ?? ""}`, ...(value === "" ? [] : [value]), fence].join("\n");
}

type Formula = Extract<Nodes, { type: "math" | "inlineMath" }>;
const HANDLERS = {
  table: writeTable,
  math: ({ value }: Formula) => `$$\n${value}\n$$`,
  inlineMath: ({ value }: Formula) => `$$${value}$$`,
};
export const STYLE = { bullet: "-", emphasis: "_", listItemIndent: "one", handlers: HANDLERS } as const;

/** Tables are GFM, which `mdast-util-to-markdown` does not write by itself. */
function writeTable({ children }: Table, _parent: Parents | undefined, state: State, info: Info): string {
  const writeRow = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const [head = "", ...rows] = children.map((row) =>
    writeRow(row.children.map((cell) => state.containerPhrasing(cell, { ...info, before: " ", after: " " }))),
  );
  return [head, writeRow(children[0]?.children.map(() => "---") ?? []), ...rows].join("\n");
}

function renderNode(node: Nodes, { toUrl }: ExportContext): string {
  const plain = writePlain(node);
  if (plain !== undefined) return plain;
  const json = JSON.stringify(node, (key, value: unknown) => (key === "url" ? toUrl(String(value)) : value));
  return toMarkdown(JSON.parse(json) as Nodes, STYLE).trim();
}

/** Nothing in it can mean anything else than itself, wherever it stands in a paragraph that begins with a letter. */
const PLAIN_TEXT = /^[A-Za-z\d ,.:()'"-]+$/;
const PLAIN_CODE = /^[^\s`]([^`\n]*[^\s`])?$/;

/**
 * There are more than a thousand labels such as "Input:", and lists of facts. Most have nothing to escape, and looking for it takes
 * `mdast-util-to-markdown` half a second of a cold build. Returns undefined for everything else.
 */
export function writePlain(node: Nodes): string | undefined {
  switch (node.type) {
    case "text":
      return PLAIN_TEXT.test(node.value) ? node.value : undefined;
    case "inlineCode":
      return PLAIN_CODE.test(node.value) ? `\`${node.value}\`` : undefined;
    case "strong":
      return node.children.every(({ type }) => type === "text") ? writeWords(node, "**") : undefined;
    case "paragraph":
      return writeWords(node, "");
    case "list": {
      if (node.ordered || node.spread !== false) return undefined;
      const items = node.children.map(({ children: [only, ...more], checked, spread }) =>
        only?.type === "paragraph" && more.length === 0 && !checked && !spread ? writePlain(only) : undefined,
      );
      return items.every((item) => item !== undefined) ? items.map((item) => `- ${item}`).join("\n") : undefined;
    }
    default:
      return undefined;
  }
}

/** They begin with a letter and do not end with a space. Beside other words, strong ones may need more than their asterisks. */
function writeWords({ children }: Paragraph | Strong, mark: string): string | undefined {
  const parts = children.map(writePlain);
  const isStrong = children.some(({ type }) => type === "strong");
  if (parts.includes(undefined) || (isStrong && parts.length > 1)) return undefined;
  const words = parts.join("");
  return isStrong || /^[A-Za-z](.*\S)?$/.test(words) ? mark + words + mark : undefined;
}

/** Lines after the first one start where the node starts, be it in a list or in a quotation. */
function indent(text: string, start: number, body: string): string {
  const prefix = body.slice(body.lastIndexOf("\n", start - 1) + 1, start).replaceAll(/[^>\s]/g, " ");
  return prefix ? text.replaceAll("\n", `\n${prefix}`) : text;
}

function cutIds({ data, children }: Heading): Edit[] {
  const last = children.at(-1);
  if (!data?.idsLength || !last) return [];
  const { end } = getRange(last);
  return [{ start: end - data.idsLength, end, text: "" }];
}

function cutTruncation({ children }: Root): Edit[] {
  const index = children.findIndex((node) => node.type === "html" && isTruncation(readComment(node)));
  const [before, marker, after] = [children[index - 1], children[index], children[index + 1]];
  if (!marker) return [];
  const start = before ? getRange(before).end : 0;
  return [{ start, end: after ? getRange(after).start : getRange(marker).end, text: before && after ? "\n\n" : "" }];
}

function getRange({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
