/** Which addresses are pages of this app, and which of them may be prefetched. All others are left to the browser. */
import { applyTrailingSlash, isPathWithin, isSamePath, stripBase, stripHtmlSuffix } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";

export type LinkScope = Pick<SiteData, "baseUrl" | "plainPaths" | "trailingSlash"> & { origin: string };

/** Files are recognised by their ending. The digits at the end of `/blog/2025/06/23/3.6.0` are a version, not an ending. */
const FILE_ENDING = /\.(?!html$)[a-z][a-z\d]*$/i;

export function isPageUrl(url: URL, { origin, baseUrl, plainPaths }: LinkScope): boolean {
  return (
    url.origin === origin &&
    stripBase(baseUrl, url.pathname) !== undefined &&
    !FILE_ENDING.test(url.pathname) &&
    !plainPaths.some((path) => isPathWithin(url.pathname, path))
  );
}

/** The path of the page behind an address: without `.html` or `index.html`, with the trailing slash as configured. */
export function getPagePath(pathname: string, { baseUrl, trailingSlash }: LinkScope): string {
  const path = stripHtmlSuffix(pathname);
  return path === baseUrl ? path : applyTrailingSlash(path, trailingSlash);
}

/** Whether a link asks for something other than a page change in this window. */
export function isPlainLink(link: Element): boolean {
  const target = link.getAttribute("target");
  return link.hasAttribute("download") || (!!target && target !== "_self") || !!link.closest("[data-plain]");
}

/** The Network Information API, which TypeScript does not know and some browsers lack. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function isPrefetchAllowed(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

export function isPrefetchable(link: HTMLAnchorElement, currentPath: string, scope: LinkScope): boolean {
  const url = new URL(link.href, scope.origin);
  return !isPlainLink(link) && isPageUrl(url, scope) && !isSamePath(url.pathname, currentPath);
}
