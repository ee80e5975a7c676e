/** What may be fetched before it is asked for. */
import { isSamePath } from "../../shared/paths.ts";
import { isPageUrl, isPlainLink, type LinkScope } from "./page-links.ts";

/** The Network Information API, which TypeScript does not know and not every browser has. */
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
