/** Which addresses are pages of this app. Everything else (other sites, files, plain paths) is left to the browser. */
import { applyTrailingSlash, isPathWithin, stripBase, stripHtmlSuffix } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";

export type LinkScope = Pick<SiteData, "baseUrl" | "plainPaths" | "trailingSlash"> & { origin: string };

/** Files are told by their ending; the digits that end a version number (`/blog/2025/06/23/3.6.0`) are none. */
const FILE_ENDING = /\.(?!html$)[a-z][a-z\d]*$/i;

export function isPageUrl(url: URL, { origin, baseUrl, plainPaths }: LinkScope): boolean {
  return (
    url.origin === origin &&
    stripBase(baseUrl, url.pathname) !== undefined &&
    !FILE_ENDING.test(url.pathname) &&
    !plainPaths.some((path) => isPathWithin(url.pathname, path))
  );
}

/** The path of the page behind an address: no `.html` or `index.html`, slash as configured. */
export function getPagePath(pathname: string, { baseUrl, trailingSlash }: LinkScope): string {
  const path = stripHtmlSuffix(pathname);
  return path === baseUrl ? path : applyTrailingSlash(path, trailingSlash);
}

/** Links that ask for something other than a page change in this window. */
export function isPlainLink(link: Element): boolean {
  const target = link.getAttribute("target");
  return link.hasAttribute("download") || (!!target && target !== "_self") || !!link.closest("[data-plain]");
}
