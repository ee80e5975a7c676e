/** Raw HTML that would not appear as it is written: tags that swallow what follows, and what the policy of the site blocks. */
import { findNearest } from "../../../shared/nearest.ts";
import { report, reportOversight, getLine, type CompileContext } from "../context.ts";
import { explainMissingAlt } from "../images.ts";
import { readComment } from "../raw-html.ts";
import { VOID } from "../render-html.ts";
import { findNodes, type PlacedNode } from "../tree.ts";
import { explainBlocked } from "./blocked-html.ts";
import { HTML_NAMES, listTags, OPTIONAL_ENDS, type Tag } from "./html-tags.ts";

export function checkHtml(nodes: PlacedNode[], context: CompileContext): void {
  const pieces = findNodes(nodes, "html").filter((node) => readComment(node) === undefined);
  const tags = pieces.flatMap((node) =>
    listTags(node.value).map((tag) => ({ ...tag, line: getLine(context, node) - 1 + tag.line })),
  );
  const at = ({ line }: Tag) => ({ position: { start: { line: line - context.bodyOffset } } });
  for (const { tag, message } of findHtmlMistakes(tags)) report(context, at(tag), message);
  for (const tag of tags) {
    if (tag.name === "img" && tag.kind === "start" && !tag.attributes.has("alt"))
      reportOversight(context, at(tag), explainMissingAlt(tag.attributes.get("src") ?? ""));
  }
}

interface Mistake {
  tag: Tag;
  message: string;
}

/** `tags` are all those of a text, in its order. */
export function findHtmlMistakes(tags: Tag[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const open: Tag[] = [];
  for (const tag of tags) {
    // Drawings and formulas have names of their own, and may close themselves.
    const isForeign = open.some(({ name }) => name === "svg" || name === "math");
    if (tag.kind === "end") mistakes.push(...close(tag, open));
    else {
      mistakes.push(...explainBlocked(tag).map((message) => ({ tag, message })));
      if (VOID.has(tag.name) || OPTIONAL_ENDS.has(tag.name)) continue;
      if (isForeign || tag.name === "svg" || tag.name === "math") {
        if (!tag.isSelfClosing) open.push(tag);
      } else if (!HTML_NAMES.has(tag.name) && !tag.name.includes("-")) {
        mistakes.push({ tag, message: explainUnknown(tag) });
      } else if (tag.isSelfClosing) {
        const [start] = tag.text.split(/\s*\/>$/);
        const message = `${tag.text} does not close itself in HTML and would take in the rest: write ${start}></${tag.name}>`;
        mistakes.push({ tag, message });
      } else open.push(tag);
    }
  }
  return [...mistakes, ...open.map(explainOpen)];
}

/** Removes from the open elements what this tag closes. Elements inside of it that are still open were forgotten. */
function close(tag: Tag, open: Tag[]): Mistake[] {
  const index = open.findLastIndex(({ name }) => name === tag.name);
  if (index < 0) return [];
  const [, ...forgotten] = open.splice(index);
  return forgotten.map(explainOpen);
}

function explainOpen(tag: Tag): Mistake {
  return { tag, message: `<${tag.name}> is never closed and would take in the rest: add </${tag.name}>` };
}

function explainUnknown({ name, text }: Tag): string {
  const written = text.slice(1, name.length + 1);
  // A component has the name of another element by accident only.
  const nearest = written === name ? findNearest(name, HTML_NAMES) : undefined;
  const advice = nearest ? `Did you mean <${nearest}>?` : `To show the tag itself, write \`<${written}>\` as code.`;
  return `<${written}> is no HTML element, and components cannot be written in Markdown. ${advice}`;
}
