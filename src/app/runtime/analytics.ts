/**
 * Page views for the configured analytics service. The bootstrap has loaded it and reported the first page, unless the reader asks
 * not to be tracked. This reports the pages that follow.
 */
import { PAGE_VIEW_DELAY } from "../../shared/constants.ts";
import { getDocumentTitle } from "../../shared/head.ts";
import type { SiteData } from "../../shared/site.ts";
import { isSameLocation, type RouteStore } from "./route-store.ts";

type AnalyticsWindow = Window & { gtag?: (...parameters: unknown[]) => void };

export function startAnalytics(site: SiteData, routes: RouteStore): void {
  if (!site.analytics || !(window as AnalyticsWindow).gtag) return;
  const { anonymizeIp } = site.analytics;
  let entry = getHistoryEntry();

  routes.subscribe(({ page, location }, previous) => {
    if (isSameLocation(location, previous.location)) return;
    // While a reader types on the search page, the address of the entry changes with each letter.
    const isRewritten = entry !== undefined && entry === getHistoryEntry();
    entry = getHistoryEntry();
    if (isRewritten) return;
    const path = location.pathname + location.search + location.hash;
    setTimeout(() => {
      // The global function as it is by now: other scripts may have put theirs in its place.
      (window as AnalyticsWindow).gtag?.("event", "page_view", {
        // Not the title in the document, which contains what was searched for.
        page_title: getDocumentTitle(page, site),
        page_location: window.location.origin + path,
        page_path: path,
        anonymize_ip: anonymizeIp,
      });
    }, PAGE_VIEW_DELAY);
  });
}

/** It stays the same when the address is replaced. Undefined in browsers that do not tell. */
function getHistoryEntry(): string | undefined {
  return (window as Partial<Window>).navigation?.currentEntry?.key;
}
