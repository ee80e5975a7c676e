/** Addresses in an index are those of the published site, wherever this one runs. */
import { withBase } from "../../../shared/paths.ts";

export interface UrlRules {
  /** Of the published site. */
  url: string;
  baseUrl: string;
  /** Results whose address matches lead to another site. */
  externalUrlRegex?: string | undefined;
}

/** As a path of this site, or as it is when it leads elsewhere; undefined for what leads to no page at all. */
export function rewriteUrl(address: string, { url, baseUrl, externalUrlRegex }: UrlRules): string | undefined {
  if (!URL.canParse(address, url)) return undefined;
  const { protocol, href, pathname, search, hash } = new URL(address, url);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(href)) return href;
  // Two slashes at the start would be another host.
  const path = pathname.replace(/^\/+/, "/");
  return (path.startsWith(baseUrl) ? path : withBase(baseUrl, path)) + search + hash;
}
