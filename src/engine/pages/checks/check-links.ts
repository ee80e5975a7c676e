/** Checks that links and anchors lead to something that exists. A problem names the most similar target that does. */
import { findNearest } from "../../../shared/nearest.ts";
import { comparablePath, isExternal, isPathWithin, stripBase } from "../../../shared/paths.ts";
import type { Problem } from "../../base/problems.ts";
import type { LinkUse } from "../../markdown/context.ts";

export interface LinkTarget {
  /** Path inside the site. */
  path: string;
  /** The anchors of the page. Absent if they are not known. */
  ids?: string[];
}

export interface PlacedLink extends LinkUse {
  /** Path of the page with the link. */
  page: string;
  /** The source file of the link. */
  file: string;
  /** Its place in the configuration, instead of a line. */
  place?: PropertyKey[];
}

export interface LinkTargets {
  base: string;
  pages: LinkTarget[];
  /** Files that are served besides the pages, as paths inside the site. */
  files: Pick<Set<string>, "has">;
  /** Addresses below these paths belong to something else than this site, so they are not checked. */
  plainPaths: string[];
}

export interface LinkProblems {
  links: Problem[];
  anchors: Problem[];
}

export function checkLinks(links: PlacedLink[], targets: LinkTargets): LinkProblems {
  const byPath = new Map(targets.pages.map((page) => [comparablePath(page.path), page]));
  const problems: LinkProblems = { links: [], anchors: [] };
  for (const link of links) {
    if (!isExternal(link.href)) checkLink(link, { ...targets, byPath, problems });
  }
  return problems;
}

interface CheckContext extends LinkTargets {
  byPath: Map<string, LinkTarget>;
  problems: LinkProblems;
}

function checkLink({ href, line, file, page, place: path }: PlacedLink, context: CheckContext): void {
  const url = new URL(href, `http://site${context.base.slice(0, -1)}${page}`);
  const address = stripBase(context.base, decode(url.pathname));
  const target = address === undefined ? undefined : context.byPath.get(comparablePath(address));
  const place = { file, line, ...(path && { path }) };
  if (!target) {
    if (address !== undefined && isServedElsewhere(address, context)) return;
    const nearest = findNearest(address ?? href, context.byPath.keys());
    context.problems.links.push({
      ...place,
      message: `the link "${href}" leads nowhere.${nearest ? ` Nearest page: ${nearest}.` : ""}`,
    });
    return;
  }
  const id = decode(url.hash.slice(1));
  if (!id || !target.ids || target.ids.includes(id)) return;
  const nearest = findNearest(id, target.ids);
  context.problems.anchors.push({
    ...place,
    message: `the page of "${href}" has no "#${id}".${nearest ? ` Nearest: #${nearest}.` : ""}`,
  });
}

function isServedElsewhere(path: string, { files, plainPaths }: LinkTargets): boolean {
  return files.has(path) || plainPaths.some((plain) => isPathWithin(path, plain));
}

/** A "%" that starts no escape sequence is treated as an ordinary character. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
