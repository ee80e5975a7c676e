/** The page being shown and the address it is shown under; tells when React has put a new one into the document. */
import type { Page } from "../../shared/page.ts";
import type { AppLocation } from "./context.tsx";

export interface Route {
  page: Page;
  location: AppLocation;
}

export type RouteListener = (next: Route, previous: Route) => void;

export interface RouteStore {
  get(): Route;
  subscribe(listener: RouteListener): () => void;
  /** Resolves once this route, or one that overtook it, is in the document. */
  show(route: Route): Promise<void>;
  /** Resolves once the current route is in the document. */
  waitForCommit(): Promise<void>;
  markCommitted(route: Route): void;
}

export function createRouteStore(initial: Route): RouteStore {
  const listeners = new Set<RouteListener>();
  let current = initial;
  let waiting: { route: Route; resolve: () => void }[] = [];
  const waitForCommit = () => new Promise<void>((resolve) => waiting.push({ route: current, resolve }));

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(route) {
      const previous = current;
      current = route;
      const committed = waitForCommit();
      for (const listener of listeners) listener(route, previous);
      return committed;
    },
    waitForCommit,
    markCommitted(route) {
      // An older route may reach the document while a newer one is waiting; the newer settles it and itself.
      const last = waiting.findLastIndex((each) => each.route === route);
      for (const { resolve } of waiting.splice(0, last + 1)) resolve();
    },
  };
}

/** The route as the server renders it: it knows of no query and no hash. */
export function createInitialRoute(page: Page): Route {
  return { page, location: { pathname: page.path, search: "", hash: "" } };
}

export function isSameLocation(a: AppLocation, b: AppLocation): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

export function readLocation({ pathname, search, hash }: AppLocation): AppLocation {
  return { pathname, search, hash };
}
