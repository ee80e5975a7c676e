/** What is being searched, and which screen that makes. */
import { useCallback, useEffect, useMemo } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { OtherBuildError } from "../../search/embedded/embedded-source.ts";
import type { SearchResults, SearchSource } from "../../search/search-types.ts";
import type { SessionState } from "../../search/session.ts";
import { useLocation, useSite } from "../../runtime/context.tsx";
import { loadSource } from "./search-source.ts";
import { useSession } from "./use-session.ts";
import { ALL_VERSIONS, getReadScope, listScopes, type VersionScope } from "./version-scope.ts";

/** As many as one wants to look through; the search page has the rest. */
const LIMIT = 20;

export interface Keywords {
  state: SessionState;
  results: SearchResults | undefined;
  screen: "start" | "waiting" | "results" | "nothing" | "failed";
  /** For who does not see the list. */
  summary: string;
  scopes: VersionScope[];
  showsVersions: boolean;
  /** The search page with the same query. */
  searchUrl: string;
  load(): Promise<SearchSource>;
  retry(): void;
}

export function useKeywords(text: string, scope: string): Keywords {
  const site = useSite();
  const { pathname } = useLocation();
  const load = useCallback(() => loadSource(site), [site]);
  const scopes = useMemo(() => listScopes(site, pathname), [site, pathname]);
  const tagsOf = (name: string) => scopes.find((each) => each.name === name)?.tags ?? [];
  const showsVersions = scope === ALL_VERSIONS;
  const { state, retry } = useSession(load, {
    text,
    tags: tagsOf(scope),
    readTags: tagsOf(showsVersions ? getReadScope(site, pathname) : scope),
    limit: LIMIT,
    isByPage: true,
  });
  const searchUrl = `${site.search.path}?q=${encodeURIComponent(text)}`;
  useEffect(() => {
    if (state.error instanceof OtherBuildError) location.assign(searchUrl);
  }, [state.error, searchUrl]);

  const screen = chooseScreen(text, state);
  return {
    state,
    results: state.results,
    screen,
    summary: summarize(screen, state),
    scopes,
    showsVersions,
    searchUrl,
    load,
    retry,
  };
}

function chooseScreen(text: string, { status, results }: SessionState): Keywords["screen"] {
  if (text.trim() === "") return "start";
  if (status === "failed") return "failed";
  if (!results) return "waiting";
  return results.total === 0 ? "nothing" : "results";
}

function summarize(screen: Keywords["screen"], { results, text }: SessionState): string {
  if (screen === "failed") return `${SEARCH_WORDS.failed}. ${SEARCH_WORDS.failedHint}`;
  if (screen === "nothing") return `${SEARCH_WORDS.noResults} “${text}”`;
  return screen === "results" ? SEARCH_WORDS.resultCount(results!.total) : "";
}
