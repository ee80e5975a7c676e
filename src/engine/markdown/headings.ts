/** Heading ids and the table of contents. `## Text {#id #alias}` sets the id; aliases are further ids that scroll to the same place. */
import Slugger from "github-slugger";
import type { Element } from "hast";
import type { Heading } from "mdast";
import { toString } from "mdast-util-to-string";
import { LABELS } from "../../shared/labels/labels.ts";
import { report, reportOversight, type CompileContext } from "./context.ts";
import { element } from "./hast.ts";
import { findNodes, type PlacedNode } from "./tree.ts";

const EXPLICIT_IDS = /\s*\{((?:#[^\s{}#]+\s*)+)\}\s*$/;

declare module "mdast" {
  interface HeadingData {
    /** Its own id first, then its aliases. */
    ids?: string[];
    /** Length of the `{#id}` that was taken off its end. */
    idsLength?: number;
  }
}

export function processHeadings(nodes: PlacedNode[], context: CompileContext): void {
  const slugger = new Slugger();
  let level = 1;
  for (const heading of findNodes(nodes, "heading")) {
    if (heading.depth === 1)
      report(context, heading, "the title in the front matter is the only level-1 heading: start at level 2");
    if (heading.depth > level + 1) {
      const [found, expected] = [heading.depth, level + 1].map((depth) => "#".repeat(depth));
      reportOversight(
        context,
        heading,
        `a heading level is skipped: "${found}" follows level ${level}, write "${expected}"`,
      );
    }
    level = heading.depth;
    const { ids: explicit, length } = takeExplicitIds(heading);
    const text = toString(heading);
    const [id = slugger.slug(text), ...aliases] = explicit;
    for (const each of [id, ...aliases]) {
      if (context.ids.includes(each)) report(context, heading, `the heading id "${each}" is used twice on this page`);
      context.ids.push(each);
    }
    if (heading.depth <= 3) context.toc.push({ id, text, level: heading.depth });
    heading.data = { ...heading.data, ids: [id, ...aliases], idsLength: length };
  }
}

/** Removes `{#a #b}` from the end of the heading and returns the ids. */
function takeExplicitIds(heading: Heading): { ids: string[]; length: number } {
  const last = heading.children.at(-1);
  const match = last?.type === "text" ? EXPLICIT_IDS.exec(last.value) : null;
  if (last?.type !== "text" || !match?.[1]) return { ids: [], length: 0 };
  last.value = last.value.slice(0, match.index);
  const ids = match[1].trim().split(/\s+/);
  return { ids: ids.map((id) => id.slice(1)), length: match[0].length };
}

/** The rendered heading with its id, its aliases and the link to itself. */
export function addHashLink(heading: Element, node: Heading): Element {
  const [id = "", ...aliases] = node.data?.ids ?? [];
  const label = LABELS.directLinkTo(toString(node));
  return element(heading.tagName, { id, className: ["heading"] }, [
    ...aliases.map((alias) => element("a", { id: alias, className: ["anchor-alias"] }, [])),
    ...heading.children,
    element("a", { href: `#${id}`, className: ["hash-link"], ariaLabel: label }, []),
  ]);
}
