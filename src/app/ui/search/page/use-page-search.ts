/** What the search page searches, and how many results it shows. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { createSession, type SessionState } from "../../../search/session.ts";
import { loadSource } from "../search-source.ts";
import { ALL_VERSIONS, getReadScope, listScopes, type VersionScope } from "../VersionChoice.tsx";
import type { SearchParams } from "./use-search-params.ts";

const PAGE_SIZE = 15;

export interface PageSearch {
  state: SessionState;
  scopes: VersionScope[];
  /** The name of the chosen scope. Empty until the browser has told which version is read. */
  scope: string;
  /** Whether results name their version: they do unless all are of the latest one. */
  showsVersions: boolean;
  showMore(): void;
  retry(): void;
}

export function usePageSearch({ text, kind, version }: SearchParams, isKnown: boolean): PageSearch {
  const site = useSite();
  const { pathname } = useLocation();
  const [limit, setLimit] = useLimit(`${text} ${kind} ${version}`);
  const scopes = listScopes(site, pathname, { isKnown });
  // The version being read is stored in the browser, so it is not known while the page is rendered by the engine.
  const read = isKnown ? getReadScope(site, pathname) : "";
  const scope = scopes.find((each) => each.name === version)?.name ?? read;
  const tagsOf = (name: string) => scopes.find((each) => each.name === name)?.tags ?? [];
  const query = {
    text,
    tags: tagsOf(scope),
    readTags: tagsOf(scope === ALL_VERSIONS ? read : scope),
    limit,
    kinds: kind && [kind],
  };

  const [session] = useState(() => createSession(() => loadSource(site)));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const key = JSON.stringify(query);
  // oxlint-disable-next-line react/exhaustive-deps -- queries are compared by their content
  useEffect(() => session.ask(query), [session, key]);

  return {
    state,
    scopes,
    scope,
    showsVersions: scope !== scopes[0]?.name,
    showMore: () => setLimit(limit + PAGE_SIZE),
    retry: session.retry,
  };
}

/** The number is kept with the entry of the browser's history, so that Back shows as many results as before. */
function useLimit(key: string): [number, (limit: number) => void] {
  const [stored, store] = useState({ key, limit: PAGE_SIZE });
  useEffect(() => {
    const { searchLimit } = (history.state ?? {}) as { searchLimit?: { key: string; limit: number } };
    // oxlint-disable-next-line react/set-state-in-effect -- the history is outside of React
    if (searchLimit?.key === key) store(searchLimit);
  }, [key]);
  const limit = stored.key === key ? stored.limit : PAGE_SIZE;
  return [
    limit,
    (next) => {
      store({ key, limit: next });
      history.replaceState({ ...history.state, searchLimit: { key, limit: next } }, "");
    },
  ];
}
