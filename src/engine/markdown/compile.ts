/** `compileMarkdown`: the body of a Markdown file to HTML and everything the site wants to know about it. */
import type { Element, Nodes as HastNodes, RootContent as HastContent } from "hast";
import type { Html, ListItem, Parents, Root } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { defaultHandlers, type State } from "mdast-util-to-hast";
import { unified } from "unified";
import { LABELS } from "../../shared/labels.ts";
import { TRUNCATE_MARKER } from "../content/blog.ts";
import { element, renderCodeBlock } from "./code.ts";
import type { CompileContext, Compiled, CompileInput } from "./context.ts";
import { processDirectives } from "./directives.ts";
import { processHeadings } from "./headings.ts";
import { processImages } from "./images.ts";
import { insertIntegrations } from "./integrations.ts";
import { processLinks } from "./links.ts";
import { parseMarkdown } from "./parse.ts";
import { renderHtml } from "./render-html.ts";
import { alignCells } from "./table-cells.ts";
import { collectSections } from "./sections.ts";
import { renderTwin } from "./twin.ts";
import { findElements, findNodes } from "./walk.ts";

const handlers = {
  html: (state: State, node: Html) =>
    isComment(node.value)
      ? { type: "comment", value: node.value.slice("<!--".length, -"-->".length) }
      : defaultHandlers.html(state, node),
  code: (_state: State, node: Parameters<typeof renderCodeBlock>[0]) => renderCodeBlock(node),
  /** A wide table scrolls by itself, also by keyboard, instead of widening the page. */
  table: (state: State, node: Parameters<typeof defaultHandlers.table>[1]) =>
    element("div", { className: ["table-wrap"], tabIndex: 0, role: "group", ariaLabel: LABELS.table }, [
      alignCells(defaultHandlers.table(state, node)),
      // Tells the styles that the whole table is there.
      element("i", { hidden: true }, []),
    ]),
  listItem: (state: State, node: ListItem, parent: Parents | undefined) =>
    nameCheckbox(defaultHandlers.listItem(state, node, parent), node),
};

/** The box of a task has no label around it: a screen reader is told here what it says. */
function nameCheckbox(item: Element, { checked }: ListItem): Element {
  const box = findElements([item], ({ tagName, properties }) => tagName === "input" && !properties["ariaLabel"])[0];
  if (box && typeof checked === "boolean") box.properties["ariaLabel"] = checked ? LABELS.taskDone : LABELS.taskOpen;
  return item;
}

function isComment(html: string): boolean {
  return /^<!--[\s\S]*-->$/.test(html);
}

const toHast = unified().use(remarkRehype, { allowDangerousHtml: true, handlers: handlers as never });
const withRawHtml = unified().use(rehypeRaw);

export async function compileMarkdown(input: CompileInput): Promise<Compiled> {
  const context: CompileContext = {
    ...input,
    toc: [],
    ids: [],
    links: [],
    images: [],
    problems: [],
    options: [],
    edits: [],
  };
  const tree = parseMarkdown(input.body);
  insertIntegrations(tree, context, parseMarkdown);
  processHeadings(tree, context);
  processLinks(tree, context);
  await processImages(tree, context);
  await processDirectives(tree, context);

  const nodes = (await toHtmlTree(tree)).children;
  const cut = nodes.findIndex((node) => node.type === "comment" && TRUNCATE_MARKER.test(`<!--${node.value}-->`));
  const { toc, ids, links, images, problems, options, reflow } = context;
  return {
    html: renderNodes(nodes),
    ...(cut >= 0 && { excerpt: renderNodes(nodes.slice(0, cut)) }),
    toc,
    ids: [...ids, ...collectIds(nodes)],
    links,
    images,
    ...(options?.length && { options }),
    ...(reflow && { reflow }),
    twin: renderTwin(context),
    sections: collectSections(nodes),
    problems,
  };
}

/** Raw HTML costs a second parse, so only files that have some pay for it. */
async function toHtmlTree(tree: Root): Promise<{ children: HastContent[] }> {
  const hasRaw = findNodes(tree, "html").some((node) => !isComment(node.value));
  const hast = (await toHast.run(tree as never)) as unknown as { children: HastContent[] };
  return hasRaw ? ((await withRawHtml.run(hast as never)) as unknown as typeof hast) : hast;
}

function renderNodes(nodes: HastContent[]): string {
  return renderHtml(nodes.filter((node) => node.type !== "comment"));
}

/** Ids beyond the headings': footnotes, tabs, raw HTML. */
function collectIds(nodes: HastNodes[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    const id = (node as Element).properties["id"];
    return [...(typeof id === "string" ? [id] : []), ...collectIds(node.children)];
  });
}
