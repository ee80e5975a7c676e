/** The page that is shown, and its address. The store also knows when React has put a new page into the document. */
import { startTransition, useLayoutEffect, useState } from "react";
import type { Page } from "../../shared/page.ts";
import type { AppLocation } from "./context.tsx";

export interface Route {
  page: Page;
  location: AppLocation;
}

type RouteListener = (next: Route, previous: Route) => void;

export interface RouteStore {
  get(): Route;
  subscribe(listener: RouteListener): () => void;
  /** Resolves once this route, or a newer one that replaced it, is in the document. */
  show(route: Route): Promise<void>;
  markCommitted(route: Route): void;
}

export function createRouteStore(initial: Route): RouteStore {
  const listeners = new Set<RouteListener>();
  let current = initial;
  let waiting: { route: Route; resolve: () => void }[] = [];

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(route) {
      const previous = current;
      current = route;
      const committed = new Promise<void>((resolve) => waiting.push({ route, resolve }));
      for (const listener of listeners) listener(route, previous);
      return committed;
    },
    markCommitted(route) {
      // A route that is in the document also settles the older ones, which may never get there.
      const last = waiting.findLastIndex((each) => each.route === route);
      for (const { resolve } of waiting.splice(0, last + 1)) resolve();
    },
  };
}

/** The route of a store, for React. A change is a transition: the old page stays usable until the new one is ready. */
export function useRoute(store: RouteStore): Route {
  const [route, setRoute] = useState(store.get);
  useLayoutEffect(() => store.subscribe((next) => startTransition(() => setRoute(next))), [store]);
  useLayoutEffect(() => store.markCommitted(route), [store, route]);
  return route;
}

/** The route as the server renders it, which sees neither query nor hash. */
export function createInitialRoute(page: Page): Route {
  return { page, location: { pathname: page.path, search: "", hash: "" } };
}

export function isSameLocation(a: AppLocation, b: AppLocation): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

export function readLocation({ pathname, search, hash }: AppLocation): AppLocation {
  return { pathname, search, hash };
}
