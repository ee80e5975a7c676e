/** Small pages in place of redirects, for hosts that know none: one for each old address of each page that exists. */
import { comparablePath, getHtmlFile, stripHtmlSuffix, withBase } from "../../shared/paths.ts";
import { escapeHtml } from "../base/escape-html.ts";
import type { OutputFile } from "../base/output-file.ts";
import { findRedirect, type Redirect } from "./redirects.ts";
import type { HostRules } from "./rules.ts";

/** `files` are those of the built site, without a leading slash. */
export function createRedirectPages({ base, redirects }: HostRules, files: string[]): OutputFile[] {
  const existing = new Set(files);
  const pages = files
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => stripHtmlSuffix(`/${file}`));
  const sources = redirects.flatMap((redirect) => listSources(redirect, pages));
  return [...new Set(sources)].flatMap((source) => {
    const target = findRedirect(source, redirects)!;
    const file = getHtmlFile(source);
    return existing.has(file) ? [] : [{ path: file, contents: renderRedirectPage(withBase(base, target)) }];
  });
}

/** The old addresses that lead to one of the pages: those of the pattern, with its names filled in from the page. */
function listSources({ from, to }: Redirect, pages: string[]): string[] {
  const names = [...to.matchAll(/:([a-z]+)/g)].map((match) => match[1]!);
  const pattern = to
    .replace(/[^\w/:-]/g, String.raw`\$&`)
    .replace(/:([a-z]+)/g, (_, name) => (name === "splat" ? "(.*)" : "([^/]+)"));
  return pages.flatMap((page) => {
    const match = new RegExp(`^${comparablePath(pattern)}/?$`).exec(page);
    if (!match) return [];
    return [
      names.reduce((path, name, index) => path.replace(name === "splat" ? "*" : `:${name}`, match[index + 1]!), from),
    ];
  });
}

function renderRedirectPage(target: string): string {
  const href = escapeHtml(target);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${href}</title><meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${href}"><meta name="robots" content="noindex"></head><body><a href="${href}">${href}</a></body></html>\n`;
}
