/** Decides whether a navigation is a page change of this app or the browser's own business. */
import { isPageUrl, isPlainLink, type LinkScope } from "./page-links.ts";

/** The parts of a NavigateEvent that matter; `sourceElement` is not known to every browser. */
export type Navigation = Pick<
  NavigateEvent,
  "canIntercept" | "hashChange" | "downloadRequest" | "formData" | "navigationType"
> & {
  destination: Pick<NavigationDestination, "url" | "sameDocument">;
  sourceElement?: Element | null;
};

export function shouldIntercept(event: Navigation, scope: LinkScope): boolean {
  const { navigationType, destination, sourceElement } = event;
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return false;
  if (navigationType === "reload") return false;
  // A push or replace within the document is `history.replaceState` or a repeated hash; only a way back or forth is a page change.
  if (destination.sameDocument && navigationType !== "traverse") return false;
  if (sourceElement && isPlainLink(sourceElement)) return false;
  return isPageUrl(new URL(destination.url), scope);
}
