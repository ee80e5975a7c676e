/** What the search page searches, and how much of it is shown. */
import { useCallback, useEffect, useState } from "react";
import type { SearchParams } from "../../../search/search-params.ts";
import type { SessionState } from "../../../search/session.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { loadSource } from "../search-source.ts";
import { useSession } from "../use-session.ts";
import { ALL_VERSIONS, getReadScope, listScopes, type VersionScope } from "../version-scope.ts";

const PAGE_SIZE = 15;

export interface PageSearch {
  state: SessionState;
  scopes: VersionScope[];
  /** Name of the chosen one. */
  scope: string;
  showsVersions: boolean;
  showMore(): void;
  retry(): void;
}

export function usePageSearch({ text, kind, version }: SearchParams, isKnown: boolean): PageSearch {
  const site = useSite();
  const { pathname } = useLocation();
  const load = useCallback(() => loadSource(site), [site]);
  const [limit, setLimit] = useLimit(`${text} ${kind} ${version}`);
  // Which version is being read is stored in the browser: while rendering on the server nobody knows.
  const scopes = isKnown ? listScopes(site, pathname) : [];
  const read = isKnown ? getReadScope(site, pathname) : ALL_VERSIONS;
  const scope = scopes.some((each) => each.name === version) ? version! : read;
  const tagsOf = (name: string) => scopes.find((each) => each.name === name)?.tags ?? [];
  const { state, retry } = useSession(load, {
    text,
    tags: tagsOf(scope),
    readTags: tagsOf(scope === ALL_VERSIONS ? read : scope),
    limit,
    ...(kind && { kinds: [kind] }),
  });
  return {
    state,
    scopes,
    scope,
    showsVersions: scope === ALL_VERSIONS,
    showMore: () => setLimit(limit + PAGE_SIZE),
    retry,
  };
}

/** Kept with the entry of the browser's history: who comes back finds the list as long as they left it. */
function useLimit(key: string): [number, (limit: number) => void] {
  const [stored, store] = useState({ key, limit: PAGE_SIZE });
  useEffect(() => {
    const { searchLimit } = (history.state ?? {}) as { searchLimit?: { key: string; limit: number } };
    // oxlint-disable-next-line react/set-state-in-effect -- the history is a system of its own
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
