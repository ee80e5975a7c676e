/**
 * Page changes without a page load, with the browser's Navigation API: the browser finds the links, keeps the history, and restores
 * the scroll position once the new page is in place. Without that API, links load their pages as they do on any site.
 */
import { LOADER_DELAY } from "../../shared/constants.ts";
import { getPageTitle } from "../../shared/head.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import type { Page } from "../../shared/page.ts";
import { isSamePath } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";
import { findDialogFocus, findHashTarget, moveFocus } from "./focus.ts";
import type { PageComponents } from "./page-components.ts";
import { getPagePath, isPageUrl, isPlainLink, type LinkScope } from "./page-links.ts";
import type { PageStore } from "./page-store.ts";
import { progress } from "./progress.ts";
import { isSameLocation, readLocation, type Route, type RouteStore } from "./route-store.ts";
import { createSignal, useSignal } from "./signal.ts";

interface RouterOptions {
  site: SiteData;
  store: PageStore;
  routes: RouteStore;
  components: PageComponents;
  /** Loads those that stand in a page's Markdown, if it has some, and never rejects. */
  loadMarkdownComponents(page: Page): Promise<void>;
  /** Called when a new page is in the document, before the browser scrolls. */
  onShow(route: Route): void;
}

const announcedTitle = createSignal("");

/** What a live region says about the page the reader has just come to. It is empty on the first page, whose title is read anyway. */
export function useAnnouncedTitle(): string {
  return useSignal(announcedTitle, "");
}

export function startRouter(options: RouterOptions): void {
  const { site, store, routes, components, loadMarkdownComponents, onShow } = options;
  const { navigation } = window;
  // The page stays, its location changes: by a hash, or by Back to an address that the page has rewritten itself.
  const follow = () => {
    const { page, location: known } = routes.get();
    if (!isSameLocation(known, location)) void routes.show({ page, location: readLocation(location) });
  };
  if (!navigation) {
    dropDeadHash();
    return addEventListener("popstate", follow);
  }
  const scope: LinkScope = { ...site, origin: location.origin };
  /** The newest page change. An older one that is still loading gives up when it finds another ticket here. */
  let latest: symbol | undefined;
  let dialogFocus: HTMLElement | undefined;
  /** How the reader came to the page that has just been shown. */
  let arrival: "new" | "return" | undefined;

  /** Set when the browser is about to load a page itself: from then on its navigations are left alone. */
  let isLeaving = false;
  const leave = (isReturn: boolean) => {
    isLeaving = true;
    loadPlainly(isReturn);
  };

  const openPage = async (pathname: string, isReturn: boolean, ticket: symbol) => {
    progress.start();
    const page = await store.load(getPagePath(pathname, scope)).catch(() => undefined);
    if (latest !== ticket) return;
    // The promise never resolves, so the old page stays until the browser has loaded the new one.
    if (!page) return new Promise<void>(() => leave(isReturn));

    const component = components.load(page.kind, page.path).catch(() => {});
    // They bring styles, without which nobody should see them.
    await Promise.all([loadMarkdownComponents(page), Promise.race([component, wait(LOADER_DELAY)])]);
    if (latest !== ticket) return;
    await routes.show({ page, location: readLocation(location) });
    progress.finish();
    // Until the component is there, a spinner is shown: nothing to enhance, to focus or to scroll to.
    await component;
    if (latest !== ticket) return;
    latest = undefined;
    arrival = isReturn ? "return" : "new";
    onShow(routes.get());
    dialogFocus = findDialogFocus(document);
    if (!dialogFocus) moveFocus(document, location.hash);
    announcedTitle.set(LABELS.pageLoaded(getPageTitle(page)));
  };

  navigation.addEventListener("navigate", (event) => {
    if (isLeaving || !shouldIntercept(event, scope, location.href)) return;
    const { pathname } = new URL(event.destination.url);
    const isReturn = event.navigationType === "traverse";
    const ticket = Symbol(pathname);
    latest = ticket;
    const handler = () => openPage(pathname, isReturn, ticket);
    event.intercept({ scroll: "after-transition", focusReset: "manual", handler });
  });

  navigation.addEventListener("currententrychange", () => latest || follow());

  navigation.addEventListener("navigatesuccess", () => {
    // The browser has scrolled to a hash behind a dialog, and taken the focus from that dialog.
    dialogFocus?.focus({ preventScroll: true });
    dialogFocus = undefined;
    alignAddress(routes.get());
    // The browser does not scroll to what is not there.
    if (arrival && dropDeadHash() && arrival === "new") scrollTo(0, 0);
    arrival = undefined;
  });
  alignAddress(routes.get());
}

/** The parts of a NavigateEvent that decide. Some browsers lack `sourceElement`. */
export type Navigation = Pick<
  NavigateEvent,
  "canIntercept" | "hashChange" | "downloadRequest" | "formData" | "navigationType"
> & {
  destination: Pick<NavigationDestination, "url" | "sameDocument">;
  sourceElement?: Element | null;
};

/** Whether a navigation away from an address is a page change of this app. All others are left to the browser. */
export function shouldIntercept(event: Navigation, scope: LinkScope, from: string): boolean {
  const { navigationType, destination, sourceElement } = event;
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return false;
  if (navigationType === "reload") return false;
  // Within the document only going back or forth is a page change. A push or replace is `history.replaceState` or a repeated hash.
  // Nothing changes between two entries of the history with the same address, either.
  if (destination.sameDocument && (navigationType !== "traverse" || destination.url === from)) return false;
  if (sourceElement && isPlainLink(sourceElement)) return false;
  return isPageUrl(new URL(destination.url), scope);
}

/**
 * The address has changed already. A reload would show the new page, but scrolled to where the reader was on the old one. So the
 * browser goes back to the old address first and on from there, as if it had followed the link itself.
 */
function loadPlainly(isReturn: boolean): void {
  const from = window.navigation.transition?.from.url;
  if (isReturn || !from) return location.reload();
  const { href } = location;
  history.replaceState(history.state, "", from);
  location.replace(href);
}

/** Each page has one address: `/docs/options.html` becomes `/docs/options`, even on a host that does not redirect. */
function alignAddress({ page }: Route): void {
  const { pathname, search, hash } = location;
  if (pathname === page.path || !isSamePath(pathname, page.path)) return;
  history.replaceState(history.state, "", page.path + search + hash);
}

/** A link to the same place in another version may name a heading that this version does not have. */
function dropDeadHash(): boolean {
  const { pathname, search, hash } = location;
  const isDead = hash.length > 1 && !findHashTarget(document, hash);
  if (isDead) history.replaceState(history.state, "", pathname + search);
  return isDead;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
