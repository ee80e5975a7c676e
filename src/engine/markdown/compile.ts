/** `compileMarkdown`: the body of a Markdown file to HTML and to everything else the site makes of it, from one tree. */
import type { RootContent } from "hast";
import { ADMONITIONS } from "./blocks/admonitions.ts";
import { processAlerts } from "./blocks/alerts.ts";
import { includeFiles } from "./blocks/code-file.ts";
import { insertContents } from "./blocks/contents-list.ts";
import { TABS } from "./blocks/tabs.ts";
import { checkCode } from "./checks/check-code.ts";
import { checkContainers } from "./checks/check-containers.ts";
import { checkHtml } from "./checks/check-html.ts";
import { report, type CompileContext, type Compiled, type CompileInput } from "./context.ts";
import { insertDirectives, renderDirectives, type Directives } from "./directives.ts";
import { drawAll, placeDrawings } from "./drawings/drawings.ts";
import { exportMarkdown } from "./export.ts";
import { renderFeedHtml } from "./feed-html.ts";
import { getClasses } from "./hast.ts";
import { processHeadings } from "./headings.ts";
import { processImages } from "./images.ts";
import { processLinks } from "./links.ts";
import { createOutline } from "./outline.ts";
import { parseMarkdown } from "./parse.ts";
import { isTruncation, processRawHtml } from "./raw-html.ts";
import { renderHtml } from "./render-html.ts";
import { collectSections } from "./search-sections.ts";
import { convertToHast } from "./to-hast.ts";
import { listNodes } from "./tree.ts";

/** `further` are directives that other folders bring along. */
export async function compileMarkdown(input: CompileInput, further: Directives = {}): Promise<Compiled> {
  const { kind, pageUrl } = input;
  const directives = { ...ADMONITIONS, tabs: TABS, ...further };
  const context: CompileContext = {
    ...input,
    toc: [],
    ids: [],
    links: [],
    images: [],
    sources: [],
    options: [],
    problems: [],
    rendered: new Map(),
    drawn: new Map(),
    above: { id: "", section: "" },
  };
  const tree = parseMarkdown(input.body);
  insertDirectives(tree, directives, context);
  processAlerts(tree, context);
  const nodes = listNodes(tree);
  checkContainers(nodes, context);
  checkHtml(nodes, context);
  await includeFiles(nodes, context);
  processHeadings(nodes, context);
  insertContents(nodes, context);
  processLinks(nodes, context);
  await processImages(nodes, context);
  await processRawHtml(nodes, context);
  await renderDirectives(nodes, directives, context);
  checkCode(nodes, context);
  await drawAll(nodes, context);

  const hast = convertToHast(tree, nodes, context);
  const drawn = placeDrawings(hast, context);
  const { ids, names } = collectNames(drawn);
  const cut = drawn.findIndex((node) => node.type === "comment" && isTruncation(node.value));
  if (kind === "post" && cut < 0)
    report(context, {}, "the post is not truncated: put <!-- truncate --> on a line of its own below the summary");
  const { toc, links, images, sources, options = [], reflow, problems } = context;
  return {
    html: renderWithoutComments(kind === "phrase" ? unwrapParagraphs(drawn) : drawn),
    excerpt: cut < 0 ? undefined : renderWithoutComments(drawn.slice(0, cut)),
    feedHtml: kind === "post" && pageUrl ? renderFeedHtml(hast, pageUrl) : undefined,
    markdown: pageUrl ? exportMarkdown(tree, context, pageUrl) : undefined,
    outline: kind === "doc" ? createOutline(tree, context) : undefined,
    sections: collectSections(hast),
    toc,
    ids: [...context.ids, ...ids],
    names,
    links,
    images,
    sources: sources.length > 0 ? sources : undefined,
    options: options.length > 0 ? options : undefined,
    reflow,
    problems,
  };
}

function unwrapParagraphs(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node) => (node.type === "element" && node.tagName === "p" ? node.children : [node]));
}

function renderWithoutComments(nodes: RootContent[]): string {
  return renderHtml(nodes.filter((node) => node.type !== "comment"));
}

/** Ids that links can point to beyond those of headings (footnotes, tabs, raw HTML), and what styles can be about. */
function collectNames(nodes: RootContent[]): { ids: string[]; names: string[] } {
  const ids: string[] = [];
  const names = new Set<string>();
  const add = (node: RootContent) => {
    if (node.type !== "element") return;
    const { id } = node.properties;
    if (typeof id === "string") ids.push(id);
    names.add(node.tagName);
    for (const name of getClasses(node)) names.add(`.${name}`);
    node.children.forEach(add);
  };
  nodes.forEach(add);
  return { ids, names: [...names].sort() };
}
