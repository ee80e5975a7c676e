/** What the containers of Markdown (`:::name`) and its leaves (`::name`) become. Other folders bring further directives to `compileMarkdown`. */
import type { Heading, Nodes, Paragraph, Root, RootContent, Text } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { suggest } from "../base/explain.ts";
import { report, type CompileContext, type Rendered } from "./context.ts";
import { parseMarkdown } from "./parse.ts";
import { findNodes, listNodes, type PlacedNode } from "./tree.ts";

export interface Directive {
  /** Directives that only this one understands, as its children. */
  parts?: string[];
  /** Gives Markdown for its place, which is compiled as if it had been written there. */
  insert?(node: ContainerDirective, context: CompileContext): string | undefined;
  /** Nothing for a mistake, which it has reported. */
  render?(node: ContainerDirective, context: CompileContext): Rendered | undefined | Promise<Rendered | undefined>;
  /** For a directive that needs no content: `::name{…}` on a line of its own. */
  renderLeaf?(node: LeafDirective, context: CompileContext): Rendered | undefined | Promise<Rendered | undefined>;
  /** Called once for every page, after all directives are rendered. */
  check?(context: CompileContext): Promise<void>;
}

export type Directives = Record<string, Directive>;

/** Puts the Markdown of inserting directives in their place, before anything else looks at the page. */
export function insertDirectives(tree: Root, directives: Directives, context: CompileContext): void {
  for (const node of findNodes(listNodes(tree), "containerDirective")) {
    const inserted = directives[node.name]?.insert?.(node, context);
    if (inserted === undefined) continue;
    const root = parseMarkdown(inserted);
    // Their positions are not positions in this file.
    for (const { node: each } of listNodes(root)) delete each.position;
    const { children } = root;
    node.children = children as ContainerDirective["children"];
    context.rendered.set(node, { html: (render) => render(children), markdown: children });
  }
}

export async function renderDirectives(
  nodes: PlacedNode[],
  directives: Directives,
  context: CompileContext,
): Promise<void> {
  const rendering: Promise<void>[] = [];
  for (const { node, parent } of nodes) {
    if (node.type === "heading") noteHeading(node, context);
    else if (node.type === "containerDirective") {
      const directive = directives[node.name];
      const owner = parent?.type === "containerDirective" ? directives[parent.name] : undefined;
      if (directive?.render) rendering.push(keepRendered(node, directive.render(node, context), context));
      else if (!directive && !owner?.parts?.includes(node.name))
        report(context, node, `unknown directive ":::${node.name}". ${suggest(node.name, Object.keys(directives))}`);
    } else if (node.type === "leafDirective" && directives[node.name]?.renderLeaf) {
      rendering.push(keepRendered(node, directives[node.name]?.renderLeaf?.(node, context), context));
    } else if ((node.type === "textDirective" || node.type === "leafDirective") && parent) {
      if (node.type === "leafDirective") report(context, node, explainLeaf(node.name, Object.keys(directives)));
      const siblings: Nodes[] = parent.children;
      siblings.splice(siblings.indexOf(node), 1, restoreText(node, context));
    }
  }
  await Promise.all(rendering);
  await Promise.all(Object.values(directives).map((directive) => directive.check?.(context)));
}

function noteHeading(node: Heading, { above }: CompileContext): void {
  above.id = node.data?.ids?.[0] ?? "";
  if (node.depth === 2) above.section = toString(node);
}

async function keepRendered(
  node: ContainerDirective | LeafDirective,
  rendering: Rendered | undefined | Promise<Rendered | undefined>,
  context: CompileContext,
): Promise<void> {
  const rendered = await rendering;
  if (rendered) context.rendered.set(node, rendered);
}

function explainLeaf(name: string, known: string[]): string {
  const advice = known.includes(name)
    ? `":::${name}" has three colons, and ":::" closes it.`
    : `${suggest(name, known)} For these words as text, write "\\::${name}".`;
  return `unknown directive "::${name}". ${advice}`;
}

/** `at 10:30` and `a:b` are words, not directives. */
function restoreText(node: TextDirective | LeafDirective, { body }: CompileContext): RootContent {
  const { position } = node;
  const value = position ? body.slice(position.start.offset, position.end.offset) : "";
  const words: Text = { type: "text", value, position };
  return node.type === "textDirective" ? words : { type: "paragraph", children: [words], position };
}

/** The text in brackets after the name of a directive, apart from its other children. */
export function splitLabel({ children }: ContainerDirective): {
  label: Paragraph | undefined;
  children: ContainerDirective["children"];
} {
  const [first, ...rest] = children;
  const isLabel = first?.type === "paragraph" && first.data && "directiveLabel" in first.data;
  return isLabel ? { label: first, children: rest } : { label: undefined, children };
}

/** In plain Markdown, captions are paragraphs in bold. */
export function createCaption(children: Paragraph["children"]): Paragraph {
  return { type: "paragraph", children: [{ type: "strong", children }] };
}
