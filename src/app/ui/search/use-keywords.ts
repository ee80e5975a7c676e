/** What is being searched, and which screen that makes. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { OtherBuildError } from "../../search/embedded/embedded-source.ts";
import type { SearchResults, SearchSource } from "../../search/search-types.ts";
import { createSession, type SessionState } from "../../search/session.ts";
import { useLocation, useSite } from "../../runtime/context.tsx";
import { loadSource } from "./search-source.ts";
import { useTyping, type Typing } from "./use-typing.ts";
import { ALL_VERSIONS, getReadScope, listScopes, type VersionScope } from "./version-scope.ts";

/** As many as one wants to look through; the search page has the rest. */
const LIMIT = 20;

export interface Keywords extends Typing {
  state: SessionState;
  results: SearchResults | undefined;
  screen: "start" | "results" | "nothing" | "failed";
  /** For who does not see the list. */
  summary: string;
  scopes: VersionScope[];
  showsVersions: boolean;
  /** The search page with the same query. */
  searchUrl: string;
  load(): Promise<SearchSource>;
  retry(): void;
}

export function useKeywords(input: RefObject<HTMLInputElement | null>, scope: string): Keywords {
  const site = useSite();
  const { pathname } = useLocation();
  const load = useCallback(() => loadSource(site), [site]);
  const scopes = useMemo(() => listScopes(site, pathname), [site, pathname]);
  const showsVersions = scope === ALL_VERSIONS;
  const readScope = showsVersions ? getReadScope(site, pathname) : scope;

  const [session] = useState(() => createSession(load));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const typing = useTyping(
    input,
    useCallback(
      (text) => {
        const tagsOf = (name: string) => scopes.find((each) => each.name === name)?.tags ?? [];
        session.ask({ text, tags: tagsOf(scope), readTags: tagsOf(readScope), limit: LIMIT, isByPage: true });
      },
      [session, scopes, scope, readScope],
    ),
  );

  useEffect(() => void session.prepare().catch(() => {}), [session]);

  const searchUrl = `${site.search.path}?q=${encodeURIComponent(state.text)}`;
  useEffect(() => {
    if (state.error instanceof OtherBuildError) location.assign(searchUrl);
  }, [state.error, searchUrl]);

  const screen = chooseScreen(state);
  return {
    state,
    results: state.results,
    screen,
    summary: summarize(screen, state),
    scopes,
    showsVersions,
    searchUrl,
    load,
    retry: session.retry,
    ...typing,
  };
}

/** What one begins with stays until there is an answer. */
function chooseScreen({ status, results }: SessionState): Keywords["screen"] {
  if (status === "failed") return "failed";
  if (!results) return "start";
  return results.total === 0 ? "nothing" : "results";
}

function summarize(screen: Keywords["screen"], { results, text }: SessionState): string {
  if (screen === "failed") return `${SEARCH_WORDS.failed}. ${SEARCH_WORDS.failedHint}`;
  if (screen === "nothing") return `${SEARCH_WORDS.noResults} “${text}”`;
  return screen === "results" ? SEARCH_WORDS.resultCount(results!.total) : "";
}
