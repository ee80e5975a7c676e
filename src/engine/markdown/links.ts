/** Links between Markdown files become routes of the same version; every link is noted for the checks. */
import path from "node:path";
import type { Definition, Link, Root } from "mdast";
import { findNearest } from "../../shared/nearest.ts";
import { alignAddress, isExternal, withBase } from "../../shared/paths.ts";
import { getLine, type CompileContext } from "./context.ts";
import { walk } from "./walk.ts";

export function processLinks(tree: Root, context: CompileContext): void {
  walk(tree, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    const original = node.url;
    const href = resolveHref(node, context);
    if (href === undefined) return;
    node.url = href;
    context.links.push({ href: node.url, line: getLine(context, node) });
    noteTwinEdit(node, original, context);
  });
}

/** Undefined for a Markdown file that does not exist: reported here, so the check of links need not do it again. */
function resolveHref(node: Link | Definition, context: CompileContext): string | undefined {
  const { url } = node;
  if (isExternal(url) || url.startsWith("#")) return url;
  if (url.startsWith("/")) {
    const address = withBase(context.base, url);
    return context.addresses ? alignAddress(address, context.addresses) : address;
  }
  const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(url)!;
  if (!target.endsWith(".md")) return url;
  const file = path.posix.join(path.posix.dirname(context.file), target);
  const route = context.routes[file];
  if (route) return withBase(context.base, route) + suffix;
  const nearest = findNearest(file, Object.keys(context.routes));
  context.problems.push({
    broken: "markdownLink",
    problem: {
      file: context.file,
      line: getLine(context, node),
      message: `the link to "${url}" leads to no Markdown file.${nearest ? ` Nearest: ${path.posix.relative(path.posix.dirname(context.file), nearest)}.` : ""}`,
    },
  });
  return undefined;
}

/** In the Markdown twin, links say where they lead on the site. */
function noteTwinEdit(node: Link | Definition, original: string, context: CompileContext): void {
  if (node.url === original || !node.position) return;
  const start = node.position.start.offset!;
  const at = context.body.lastIndexOf(original, node.position.end.offset!);
  if (at >= start) context.edits.push({ start: at, end: at + original.length, text: node.url });
}
