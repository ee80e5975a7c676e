/**
 * Old addresses and where they lead. Our server uses the same patterns that other hosts get; hosts without redirects get small
 * pages instead.
 */
import { comparablePath, getHtmlFile, stripHtmlSuffix, withBase } from "../../shared/paths.ts";
import { escapeHtml } from "../base/escape-html.ts";
import type { OutputFile } from "../base/output-file.ts";

export interface Redirect {
  /** A path inside the site. `:name` matches one part of it, and `*` at its end matches the rest. */
  from: string;
  /** A path inside the site. It can contain the names of `from`, and `:splat` for the rest. */
  to: string;
}

const patterns = new WeakMap<Redirect, RegExp>();

/** Where a path inside the site leads now. Undefined when there is no redirect for it. */
export function findRedirect(path: string, redirects: Redirect[]): string | undefined {
  for (const redirect of redirects) {
    const pattern = patterns.get(redirect) ?? new RegExp(getRedirectPattern(redirect));
    patterns.set(redirect, pattern);
    const match = pattern.exec(path);
    if (match) return getRedirectTarget(redirect).replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  }
  return undefined;
}

/** The ways in which a page's address may end. */
const ENDINGS = String.raw`(?:/index\.html|\.html|/)?`;

/**
 * A regular expression that means the same in JavaScript, in nginx and on Vercel, which knows no lookbehind. `base` starts and ends with
 * a slash.
 */
export function getRedirectPattern({ from }: Redirect, base = "/"): string {
  const parts = from.replace(/\/$/, "").split("/").slice(1);
  const hasRest = parts.at(-1) === "*";
  const fixed = (hasRest ? parts.slice(0, -1) : parts).map((part) =>
    part.startsWith(":") ? "([^/]+?)" : part.replace(/[^\w-]/g, String.raw`\$&`),
  );
  const prefix = base.slice(0, -1).replace(/[^\w/-]/g, String.raw`\$&`);
  // The rest must not start with a slash: two slashes at the start of the target would lead to another host. It is tried without a rest
  // first, so that `/en/index.html` leads to the same page as `/en`.
  return `^${[prefix, ...fixed].join("/")}${hasRest ? "(?:/((?!/).*?))??" : ""}${ENDINGS}$`;
}

/** The new address, with the groups of the pattern instead of names: `/docs/$1`. */
export function getRedirectTarget({ from, to }: Redirect, base = "/"): string {
  const names = listNames(from);
  const target = to.replace(/:([a-z]+)/g, (whole, name: string) =>
    names.includes(name) ? `$${names.indexOf(name) + 1}` : whole,
  );
  return base + target.slice(1);
}

/** Names in the order in which the pattern captures them. */
export function listNames(from: string): string[] {
  return from.split("/").flatMap((part) => (part === "*" ? ["splat"] : part.startsWith(":") ? [part.slice(1)] : []));
}

interface Redirects {
  base: string;
  redirects: Redirect[];
}

/** Creates a page that redirects for every old address of every page. `files` are those of the built site, without a leading slash. */
export function createRedirectPages({ base, redirects }: Redirects, files: string[]): OutputFile[] {
  const existing = new Set(files);
  const pages = files
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => stripHtmlSuffix(`/${file}`));
  const sources = redirects.flatMap((redirect) => listSources(redirect, pages));
  return [...new Set(sources)].flatMap((source) => {
    const target = findRedirect(source, redirects);
    const file = getHtmlFile(source);
    if (target === undefined || existing.has(file)) return [];
    return [{ path: file, contents: renderRedirectPage(withBase(base, target)) }];
  });
}

/** The old addresses that lead to one of the pages: `from`, with its names filled in from the address of the page. */
function listSources({ from, to }: Redirect, pages: string[]): string[] {
  const names = [...to.matchAll(/:([a-z]+)/g)].flatMap(([, name]) => name ?? []);
  const pattern = to
    .replace(/[^\w/:-]/g, String.raw`\$&`)
    .replace(/:([a-z]+)/g, (_, name) => (name === "splat" ? "(.*)" : "([^/]+)"));
  return pages.flatMap((page) => {
    const match = new RegExp(`^${comparablePath(pattern)}/?$`).exec(page);
    if (!match) return [];
    const fill = (path: string, name: string, index: number) =>
      path.replace(name === "splat" ? "*" : `:${name}`, match[index + 1] ?? "");
    return [names.reduce(fill, from)];
  });
}

function renderRedirectPage(target: string): string {
  const href = escapeHtml(target);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${href}</title><meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${href}"><meta name="robots" content="noindex"></head><body><a href="${href}">${href}</a></body></html>\n`;
}
