/**
 * Page changes without a page load, on the browser's Navigation API: the browser finds the links, keeps the history, and restores
 * the scroll position once the new page is in place. Where the API is missing links simply load their pages.
 */
import { LOADER_DELAY } from "../../shared/constants.ts";
import { LABELS } from "../../shared/labels.ts";
import { isSamePath } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";
import { findDialogFocus, moveFocus } from "./focus.ts";
import { shouldIntercept } from "./intercept.ts";
import type { PageComponents } from "./page-components.ts";
import { getPagePath, type LinkScope } from "./page-links.ts";
import type { PageStore } from "./page-store.ts";
import { progress } from "./progress.ts";
import { readLocation, type Route, type RouteStore } from "./route-store.ts";
import { createSignal, useSignal } from "./signal.ts";

interface RouterOptions {
  site: SiteData;
  store: PageStore;
  routes: RouteStore;
  components: PageComponents;
  /** Called when a new page is in the document, before the browser scrolls. */
  onShow(route: Route): void;
}

const announcedTitle = createSignal("");

/** Tells of the page the reader has just come to, for a live region; empty on the first page, whose title is read anyway. */
export function useAnnouncedTitle(): string {
  return useSignal(announcedTitle, "");
}

export function startRouter({ site, store, routes, components, onShow }: RouterOptions): void {
  const { navigation } = window;
  if (!navigation) return;
  const scope: LinkScope = { ...site, origin: location.origin };
  /** The newest page change; older ones give up when they find that they are not it. */
  let latest: symbol | undefined;
  let dialogFocus: HTMLElement | undefined;

  /** From here on the browser loads a page by itself. */
  let isLeaving = false;
  const leave = (isReturn: boolean) => {
    isLeaving = true;
    loadPlainly(isReturn);
  };

  const openPage = async (pathname: string, isReturn: boolean, ticket: symbol) => {
    progress.start();
    const page = await store.load(getPagePath(pathname, scope)).catch(() => undefined);
    if (latest !== ticket) return;
    // Never going on keeps the old page until then.
    if (!page) return new Promise<void>(() => leave(isReturn));

    const component = components.load(page.kind, page.path).catch(() => {});
    await Promise.race([component, wait(LOADER_DELAY)]);
    if (latest !== ticket) return;
    await routes.show({ page, location: readLocation(location) });
    progress.finish();
    // Until then it is a spinner, with nothing to enhance, to focus or to scroll to.
    await component;
    if (latest !== ticket) return;
    latest = undefined;
    onShow(routes.get());
    dialogFocus = findDialogFocus(document);
    if (!dialogFocus) moveFocus(document, location.hash);
    announcedTitle.set(LABELS.pageLoaded(page.title));
  };

  navigation.addEventListener("navigate", (event) => {
    if (isLeaving || !shouldIntercept(event, scope)) return;
    const { pathname } = new URL(event.destination.url);
    const isReturn = event.navigationType === "traverse";
    const ticket = Symbol(pathname);
    latest = ticket;
    const handler = () => openPage(pathname, isReturn, ticket);
    event.intercept({ scroll: "after-transition", focusReset: "manual", handler });
  });

  // Hash changes and addresses rewritten by a page itself: same page, other location.
  navigation.addEventListener("currententrychange", () => {
    if (!latest) void routes.show({ page: routes.get().page, location: readLocation(location) });
  });

  navigation.addEventListener("navigatesuccess", () => {
    // Scrolling to a hash behind a dialog, the browser has just taken the focus from it.
    dialogFocus?.focus({ preventScroll: true });
    dialogFocus = undefined;
    alignAddress(routes.get());
  });
  alignAddress(routes.get());
}

/**
 * The address has changed already, so a reload would bring what is there now, but also the place where the reader was on the old page.
 * A new page begins at its top or its hash: the browser goes there from the old address, as if it had followed the link itself.
 */
function loadPlainly(isReturn: boolean): void {
  const from = window.navigation.transition?.from.url;
  if (isReturn || !from) return location.reload();
  const { href } = location;
  history.replaceState(history.state, "", from);
  location.replace(href);
}

/** One address for each page: `/docs/options.html` becomes `/docs/options` also where the host does not redirect. */
function alignAddress({ page }: Route): void {
  const { pathname, search, hash } = location;
  if (pathname === page.path || !isSamePath(pathname, page.path)) return;
  history.replaceState(history.state, "", page.path + search + hash);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
