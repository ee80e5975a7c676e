/** The keyword search of the dialog: asks what is typed, and says which screen the answer makes. */
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { OtherBuildError } from "../../../search/embedded/embedded-source.ts";
import type { SearchResults, SearchSource } from "../../../search/search-types.ts";
import { createSession, type SessionState } from "../../../search/session.ts";
import { describeCount } from "../describe-count.ts";
import { loadSource } from "../search-source.ts";
import { ALL_VERSIONS, getReadScope, listScopes, type VersionScope } from "../VersionChoice.tsx";
import { useTyping, type Typing } from "./SearchBox.tsx";

/** Enough to look through in a dialog; the search page shows the rest. */
const LIMIT = 20;

export interface Keywords extends Typing {
  state: SessionState;
  results: SearchResults | undefined;
  screen: "start" | "looking" | "results" | "nothing" | "failed";
  /** Read out by screen readers. */
  summary: string;
  scopes: VersionScope[];
  /** Whether results name their version: they do unless all are of the latest one. */
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
  const readScope = scope === ALL_VERSIONS ? getReadScope(site, pathname) : scope;

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

  // Records of another build cannot be read by this code. The search page, loaded anew, has code and records of one build.
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
    showsVersions: scope !== scopes[0]?.name,
    searchUrl,
    load,
    retry: session.retry,
    ...typing,
  };
}

/** The start screen stays until the first query is answered, or takes long. */
function chooseScreen({ status, results }: SessionState): Keywords["screen"] {
  if (status === "failed") return "failed";
  if (results && results.total > 0) return "results";
  if (status === "stalled" || results?.records === "arriving") return "looking";
  return results ? "nothing" : "start";
}

function summarize(screen: Keywords["screen"], { status, results, text }: SessionState): string {
  if (screen === "failed") return `${SEARCH_WORDS.failed}. ${SEARCH_WORDS.failedHint}`;
  if (screen === "nothing") return `${SEARCH_WORDS.noResults} “${text}”`;
  if (screen === "looking" || status === "stalled") return SEARCH_WORDS.looking;
  return results ? describeCount(results, SEARCH_WORDS.resultCount) : "";
}

/** Longer than the time between two letters. */
export const REST_MS = 200;

/** Whether a value has stayed the same for a moment. What can wait until the reader pauses is drawn then. */
export function useSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
