/** Path algebra. A path starts at the server's root; `base` starts and ends with a slash. */

export type TrailingSlash = "preserve" | "always" | "never";

/** The page that is shown for every path without a page. */
export const NOT_FOUND_PATH = "/404";
/** Lists what is kept for reading offline. The service worker shows it in place of pages that are not kept. */
export const OFFLINE_PATH = "/offline";

/** `/docs/options` under base `/site/` is `/site/docs/options`. Other origins and bare hashes stay as they are. */
export function withBase(base: string, href: string): string {
  return isLocal(href) ? base + href.slice(1) : href;
}

function isLocal(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

/** The path inside the site, or undefined when `pathname` is outside of `base`. `/site` counts as `/site/`. */
export function stripBase(base: string, pathname: string): string | undefined {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1);
  return pathname + "/" === base ? "/" : undefined;
}

/** `/docs/options.html` and `/docs/options/index.html` are `/docs/options`; `/docs/index.html` is `/docs/`. */
export function stripHtmlSuffix(pathname: string): string {
  if (pathname.endsWith("/index.html")) return pathname.slice(0, -"index.html".length);
  return pathname.endsWith(".html") ? pathname.slice(0, -".html".length) : pathname;
}

export function applyTrailingSlash(path: string, policy: TrailingSlash): string {
  if (path === "/" || policy === "preserve") return path;
  const bare = path.endsWith("/") ? path.slice(0, -1) : path;
  return policy === "always" ? bare + "/" : bare;
}

/** The settings that decide how the address of a page is written. Plain paths start with the base path. */
export interface AddressRules {
  baseUrl: string;
  trailingSlash: TrailingSlash;
  plainPaths: string[];
}

/** Turns a link as an author wrote it into the address that a host answers without a redirect. */
export function resolveHref(href: string, rules: AddressRules): string {
  return alignAddress(withBase(rules.baseUrl, href), rules);
}

/** Does the same for an address that has its base path. Files, other sites and addresses below plain paths stay unchanged. */
export function alignAddress(address: string, { baseUrl, trailingSlash, plainPaths }: AddressRules): string {
  if (trailingSlash === "preserve") return address;
  // `!`: the expression matches every text.
  const [, pathname = "", suffix = ""] = /^([^?#]*)([^]*)$/.exec(address)!;
  const path = isLocal(pathname) ? stripBase(baseUrl, stripHtmlSuffix(pathname)) : undefined;
  if (path === undefined || isFile(path)) return address;
  if (plainPaths.some((plain) => isPathWithin(pathname, plain))) return address;
  return withBase(baseUrl, applyTrailingSlash(path, trailingSlash)) + suffix;
}

/** `/blog/rss.xml`, but not `/blog/2025/06/23/3.6.0`. */
function isFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path);
}

/** One spelling for each page, so that paths can be compared: no suffix, no trailing slash. */
export function comparablePath(pathname: string): string {
  const path = stripHtmlSuffix(pathname);
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

export function isSamePath(a: string, b: string): boolean {
  return comparablePath(a) === comparablePath(b);
}

/** Whether `path` is `ancestor` or lies below it. */
export function isPathWithin(path: string, ancestor: string): boolean {
  const parent = comparablePath(ancestor);
  const child = comparablePath(path);
  return parent === "/" || child === parent || child.startsWith(parent + "/");
}

/** `/docs/` is written to `docs/index.html`, `/docs/options` to `docs/options.html`: hosts serve both without a redirect. */
export function getHtmlFile(path: string): string {
  return getFileStem(path) + ".html";
}

/** The page as data, for the running app: beside the HTML file, so its address follows from the page's own. */
export function getDataFile(path: string): string {
  return getFileStem(path) + ".page.json";
}

/** The social image, which other sites show with a link to the page. */
export function getCardFile(path: string): string {
  return `cards/${getFileStem(path)}.png`;
}

export function getMarkdownFile(path: string): string {
  return getFileStem(path) + ".md";
}

function getFileStem(path: string): string {
  const bare = path.slice(1);
  return bare === "" || bare.endsWith("/") ? bare + "index" : bare;
}

export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** A hash that is not valid percent-encoding is taken as the id itself. */
export function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
