/** Links between Markdown files become routes of the same version, and every link is noted for the checks. */
import path from "node:path";
import { findNearest } from "../../shared/nearest.ts";
import { alignAddress, isExternal, withBase } from "../../shared/paths.ts";
import { getLine, type CompileContext, type CompileInput } from "./context.ts";
import type { PlacedNode } from "./tree.ts";

export function processLinks(nodes: PlacedNode[], context: CompileContext): void {
  for (const { node } of nodes) {
    if (node.type === "link" || node.type === "definition")
      node.url = noteLink(node.url, getLine(context, node), context);
  }
}

/** The final address, which is also noted; or the problem is, and the address stays as it was written. */
export function noteLink(url: string, line: number, context: CompileContext): string {
  const href = resolveLink(url, context);
  if (href === undefined) reportMissingFile(url, line, context);
  else context.links.push({ href, line });
  return href ?? url;
}

/** The address of a link as pages have it, or undefined for a Markdown file that does not exist. */
export function resolveLink(url: string, context: CompileInput): string | undefined {
  if (isExternal(url) || url.startsWith("#")) return url;
  if (url.startsWith("/")) {
    const address = withBase(context.base, url);
    return context.addresses ? alignAddress(address, context.addresses) : address;
  }
  const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (!target.endsWith(".md")) return url;
  const route = context.routes[path.posix.join(path.posix.dirname(context.file), target)];
  return route === undefined ? undefined : withBase(context.base, route) + suffix;
}

function reportMissingFile(url: string, line: number, context: CompileContext): void {
  const folder = path.posix.dirname(context.file);
  const [target = ""] = url.split(/[?#]/);
  const nearest = findNearest(path.posix.join(folder, target), Object.keys(context.routes));
  const advice = nearest ? ` Nearest: ${path.posix.relative(folder, nearest)}.` : "";
  const message = `the link to "${url}" leads to no Markdown file.${advice}`;
  context.problems.push({ broken: "markdownLink", problem: { file: context.file, line, message } });
}
