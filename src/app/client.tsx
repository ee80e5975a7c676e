/** Starts the app in the browser: hydrates the page of the document, then starts everything that listens. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import site from "virtual:site-data";
import { DEV_EVENTS } from "../shared/constants.ts";
import { getHeadTags } from "../shared/head.ts";
import type { Page } from "../shared/page.ts";
import { App } from "./App.tsx";
import { enhancePage, startEnhance } from "./enhance/start.ts";
import { PAGE_KINDS, PAGE_STYLES } from "./page-kinds.ts";
import { startAnalytics } from "./runtime/analytics.ts";
import { applyHead, markInlinedStyles, readEmbeddedPage, removePauses } from "./runtime/document.ts";
import { startKeyboardMarker } from "./runtime/keyboard-marker.ts";
import { startOffline } from "./runtime/offline.ts";
import { createPageComponents } from "./runtime/page-components.ts";
import { createPageStore, type PageStore } from "./runtime/page-store.ts";
import { startPrefetch } from "./runtime/prefetch.ts";
import { replayPressed } from "./runtime/replay.ts";
import {
  createInitialRoute,
  createRouteStore,
  isSameLocation,
  readLocation,
  type Route,
  type RouteStore,
} from "./runtime/route-store.ts";
import { startRouter } from "./runtime/router.tsx";
import { guardMarkup } from "./runtime/trusted-types.ts";
import { loadAppStyles } from "./ui/frame/app-styles.ts";

guardMarkup();

let starting: Promise<void> | undefined;

/** Resolves when the app is ready for its reader. A failure leaves the page as it was, and the next call tries again. */
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
  const components = createPageComponents(PAGE_KINDS, PAGE_STYLES);
  await components.load(page.kind, page.path);
  const store = createPageStore({ base: site.baseUrl, buildId, fetch: window.fetch.bind(window) });
  store.prime(page);
  const routes = createRouteStore(createInitialRoute(page));

  // `!`: every document of the engine has this element. React hydrates it in slices, because a transition may wait.
  const root = document.getElementById("app")!;
  const { footer } = page.html;
  const app = { site, routes, components, footer };
  await new Promise<void>((onStart) =>
    startTransition(() => void hydrateRoot(root, <App {...app} onStart={onStart} />)),
  );
  removePauses(document);
  startKeyboardMarker();
  startEnhance();
  const prefetcher = startPrefetch({ site, store, components, loadMarkdownComponents });
  const preparePage = () => {
    enhancePage();
    // Readers of the search page wait for its records, and go on from there by a result.
    if (routes.get().page.kind !== "search") void prefetcher.scan();
  };
  const onShow = (route: Route) => {
    applyHead(document, getHeadTags(route.page, site));
    void showComponents(route);
    preparePage();
  };
  startRouter({ site, store, routes, components, loadMarkdownComponents, onShow });
  if (import.meta.hot) showEdits(import.meta.hot, { store, routes, onShow });
  // Only after hydrating, because the server knew neither query nor hash.
  const own = readLocation(location);
  if (!isSameLocation(own, routes.get().location)) await routes.show({ page, location: own });
  startAnalytics(site, routes);
  await showComponents(routes.get());
  preparePage();
  replayPressed();
  // Tells styles and tests that the page reacts now.
  document.documentElement.dataset.app = "on";
  void loadAppStyles();
  startOffline(site.offline, site.baseUrl);
}

/** What a page needs besides its own component. A page may have parts that the page of the document had not. */
const loadMarkdownComponents = async (page: Page) => {
  await Promise.all([loadAppStyles(), withComponents(page, (module) => module.loadComponents(page))]);
};

const showComponents = (route: Route) => withComponents(route.page, (module) => module.hydrateComponents(site, route));

/** Without their code, the components of a page's Markdown stay as they were rendered. */
async function withComponents(
  { html }: Page,
  act: (module: typeof import("./hydrate-components.tsx")) => Promise<void>,
): Promise<void> {
  if (!Object.values(html).join().includes(" data-component=")) return;
  await import("./hydrate-components.tsx").then(act).catch(console.error);
}

/** A reader may act while the document is still loading. */
function waitForDocument(): Promise<unknown> | undefined {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

interface EditOptions {
  store: PageStore;
  routes: RouteStore;
  onShow(route: Route): void;
}

type Hot = Pick<NonNullable<ImportMeta["hot"]>, "on">;

/** In development: shows the page again after an edit of its content, without moving the reader. */
function showEdits(hot: Hot, { store, routes, onShow }: EditOptions): void {
  hot.on(DEV_EVENTS.content, async () => {
    store.clear();
    const { pathname } = location;
    const page = await store.load(pathname).catch(() => undefined);
    // A full page load shows why the page cannot be made.
    if (!page) return location.reload();
    if (location.pathname !== pathname) return;
    await routes.show({ page, location: readLocation(location) });
    onShow(routes.get());
  });
}
