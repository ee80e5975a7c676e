/** The component of each page kind, loaded when a page of that kind is first shown. */
import { useSyncExternalStore, type ComponentType } from "react";
import { LOADER_DELAY } from "../../shared/constants.ts";
import type { Page, PageKind } from "../../shared/page.ts";

export type PageLoaders = {
  [Kind in PageKind]: () => Promise<{ default: ComponentType<{ page: Extract<Page, { kind: Kind }> }> }>;
};

export type PageStyles = Partial<Record<PageKind, () => Promise<unknown>>>;

export type PageComponent = ComponentType<{ page: Page }>;

export type PageComponentState =
  { status: "loading" } | { status: "ready"; Component: PageComponent } | { status: "failed"; error: Error };

export interface PageComponents {
  getState(kind: PageKind): PageComponentState;
  /** Loads a component that is missing or failed to load. `route` names the page in the message of a failure. */
  load(kind: PageKind, route: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const LOADING: PageComponentState = { status: "loading" };

export function createPageComponents(loaders: PageLoaders, styles: PageStyles = {}): PageComponents {
  const states = new Map<PageKind, PageComponentState>();
  const loads = new Map<PageKind, Promise<void>>();
  const listeners = new Set<() => void>();

  const setState = (kind: PageKind, state: PageComponentState) => {
    states.set(kind, state);
    for (const listener of listeners) listener();
  };

  const loadComponent = async (kind: PageKind, route: string) => {
    // The spinner comes late, so that a quick retry after a failure does not flicker.
    const timer = setTimeout(() => setState(kind, LOADING), LOADER_DELAY);
    try {
      const [module] = await Promise.all([loaders[kind](), styles[kind]?.()]);
      if (!module.default) throw new Error(`The page component at ${route} has no default export.`);
      setState(kind, { status: "ready", Component: module.default as PageComponent });
    } catch (error) {
      loads.delete(kind);
      setState(kind, { status: "failed", error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    getState: (kind) => states.get(kind) ?? LOADING,
    load(kind, route) {
      const load = loads.get(kind) ?? loadComponent(kind, route);
      loads.set(kind, load);
      return load;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePageComponent(components: PageComponents, kind: PageKind): PageComponentState {
  const getState = () => components.getState(kind);
  return useSyncExternalStore(components.subscribe, getState, getState);
}
