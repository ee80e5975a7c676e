/** Starts the app in the browser: hydrates the page that is there, then wires everything that listens. */
import { hydrateRoot } from "react-dom/client";
import site from "virtual:site-data";
import { getHeadTags } from "../shared/head.ts";
import { App } from "./App.tsx";
import { enhancePage, startEnhance } from "./enhance/start.ts";
import { PAGE_KINDS } from "./page-kinds.ts";
import { startAnalytics } from "./runtime/analytics.ts";
import { readEmbeddedPage } from "./runtime/embedded-page.ts";
import { applyHead } from "./runtime/head.ts";
import { markInlinedStyles } from "./runtime/inlined-styles.ts";
import { startKeyboardMarker } from "./runtime/keyboard-marker.ts";
import { startOffline } from "./runtime/offline.ts";
import { createPageComponents } from "./runtime/page-components.ts";
import { createPageStore } from "./runtime/page-store.ts";
import { startPrefetch } from "./runtime/prefetch.ts";
import { createInitialRoute, createRouteStore, readLocation, type Route } from "./runtime/route-store.ts";
import { startRouter } from "./runtime/router.tsx";
import { showEdits } from "./runtime/show-edits.ts";
import { guardMarkup } from "./runtime/trusted-types.ts";
import { loadAppStyles } from "./ui/frame/app-styles.ts";

guardMarkup();

let starting: Promise<void> | undefined;

/** Resolves when the app answers to its reader. A failure leaves the page as it was, and the next call tries again. */
export function start(): Promise<void> {
  starting ??= startApp().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function startApp(): Promise<void> {
  await waitForDocument();
  const { buildId, page } = readEmbeddedPage(document);
  markInlinedStyles(document);
  // Without them the app works as well, only plainer.
  const styles = loadAppStyles().catch(() => {});
  const components = createPageComponents(PAGE_KINDS);
  await components.load(page.kind, page.path);
  const store = createPageStore({ base: site.baseUrl, buildId, fetch: window.fetch.bind(window) });
  store.prime(page);
  const routes = createRouteStore(createInitialRoute(page));

  const hydrated = routes.waitForCommit();
  hydrateRoot(document.getElementById("app")!, <App site={site} routes={routes} components={components} />);
  await hydrated;
  await styles;

  startKeyboardMarker();
  startEnhance();
  enhancePage();
  const prefetcher = startPrefetch({ site, store, components });
  prefetcher.scan();
  const onShow = (route: Route) => {
    applyHead(document, getHeadTags(route.page, site));
    enhancePage();
    prefetcher.scan();
  };
  startRouter({ site, store, routes, components, onShow });
  if (import.meta.hot) showEdits(import.meta.hot, { store, routes, onShow });
  // Only now: the server knew neither query nor hash.
  await routes.show({ page, location: readLocation(location) });
  startAnalytics(site.analytics, routes);
  startOffline(site.offline, site.baseUrl);
  // For styles and tests: from here on the page answers.
  document.documentElement.dataset.app = "on";
}

/** A reader may move while the document is still on its way. */
function waitForDocument(): Promise<unknown> | undefined {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}
