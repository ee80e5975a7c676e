/**
 * Heading ids, hash links and the contents.
 * `## Text {#id #alias}` sets the id; aliases are further ids that scroll to the same place.
 */
import Slugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { LABELS } from "../../shared/labels.ts";
import { report, type CompileContext } from "./context.ts";
import { findNodes } from "./walk.ts";

const EXPLICIT_IDS = /\s*\{((?:#[^\s{}#]+\s*)+)\}\s*$/;

export function processHeadings(tree: Root, context: CompileContext): void {
  const slugger = new Slugger();
  for (const heading of findNodes(tree, "heading")) {
    if (heading.depth === 1)
      report(context, heading, "the title in the front matter is the only level-1 heading: start at level 2");
    const explicit = takeExplicitIds(heading);
    const text = toString(heading);
    const [id = slugger.slug(text), ...aliases] = explicit;
    for (const each of [id, ...aliases]) {
      if (context.ids.includes(each)) report(context, heading, `the heading id "${each}" is used twice on this page`);
      context.ids.push(each);
    }
    if (heading.depth <= 3) context.toc.push({ id, text, level: heading.depth });
    heading.data = { ...heading.data, hProperties: { id, className: ["heading"] } };
    heading.children.unshift(...aliases.map((alias) => createAnchor({ id: alias, className: ["anchor-alias"] })));
    heading.children.push(
      createAnchor({ href: `#${id}`, className: ["hash-link"], ariaLabel: LABELS.directLinkTo(text) }),
    );
  }
}

/** Removes `{#a #b}` from the end of the heading and returns the ids. */
function takeExplicitIds(heading: Heading): string[] {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return [];
  const match = EXPLICIT_IDS.exec(last.value);
  if (!match) return [];
  last.value = last.value.slice(0, match.index);
  return match[1]!
    .trim()
    .split(/\s+/)
    .map((id) => id.slice(1));
}

function createAnchor(properties: Record<string, unknown>): Heading["children"][number] {
  return {
    type: "emphasis",
    children: [],
    data: { hName: "a", hProperties: properties as never, generated: true } as never,
  };
}
