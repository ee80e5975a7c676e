/**
 * One search box and its results. Results that the source knows already are shown at once. Otherwise the old ones stay until the new
 * ones have arrived, results of an older query are dropped, and only a search that takes long is shown as such.
 */
import type { SearchQuery, SearchResults, SearchSource } from "./search-types.ts";

/** A spinner for a shorter time would only flicker. */
const STALL_DELAY = 300;

export interface SessionState {
  /** A search is `stalled` when it takes longer than usual. Before that there is nothing to show. */
  status: "idle" | "stalled" | "failed";
  /** Those of the last query that was answered; undefined while nothing is asked. */
  results?: SearchResults;
  /** The query that the results belong to. */
  text: string;
  error?: unknown;
}

export interface SearchSession {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** A blank query clears the results. */
  ask(query: SearchQuery): void;
  /** Loads the source, and foresees the first letter. */
  prepare(): Promise<void>;
  retry(): void;
}

const NOTHING: SessionState = { status: "idle", text: "" };

export function createSession(loadSource: () => Promise<SearchSource>): SearchSession {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let source: SearchSource | undefined;
  let latest: { query: SearchQuery; controller: AbortController } | undefined;
  let stopFollowing: (() => void) | undefined;
  /** The query that the results belong to, but for its limit. */
  let shownQuery: string | undefined;

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<SearchSource> {
    source = await loadSource();
    // When more records have arrived, results that were found without them are searched again.
    stopFollowing ??= source.subscribe?.(() => {
      if (latest && (isBlank(latest.query) || (state.results && state.results.records !== "all"))) ask(latest.query);
    });
    return source;
  }

  function show(query: SearchQuery, results?: SearchResults): void {
    const key = JSON.stringify({ ...query, limit: 0 });
    const joined =
      results && state.results && key === shownQuery ? joinResults(state.results, results, query) : results;
    shownQuery = key;
    set(joined ? { status: "idle", results: joined, text: query.text } : NOTHING);
    source?.foresee?.(query);
  }

  async function run({ query, controller }: NonNullable<typeof latest>): Promise<void> {
    const isCurrent = () => latest?.controller === controller;
    const timer = setTimeout(() => isCurrent() && set({ ...state, status: "stalled" }), STALL_DELAY);
    try {
      const results = await (await load()).search(query, controller.signal);
      if (isCurrent()) show(query, results);
    } catch (error) {
      if (isCurrent()) set({ status: "failed", text: query.text, error });
    } finally {
      clearTimeout(timer);
    }
  }

  function ask(query: SearchQuery): void {
    latest?.controller.abort();
    latest = { query, controller: new AbortController() };
    const known = source?.recall?.(query);
    if (known || isBlank(query)) return show(query, known);
    // A failure stays visible while the search is tried again.
    if (state.status === "stalled") set({ ...state, status: "idle" });
    void run(latest);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        latest?.controller.abort();
        stopFollowing?.();
        stopFollowing = undefined;
      };
    },
    ask,
    async prepare() {
      await load();
      if (latest && isBlank(latest.query)) source?.foresee?.(latest.query);
    },
    retry: () => latest && ask(latest.query),
  };
}

/** Results of the same query, found anew. Those that the reader sees stay where they are, and others join below them. */
function joinResults(shown: SearchResults, found: SearchResults, { limit }: SearchQuery): SearchResults {
  const { hits: first, lateFrom = first.length } = shown;
  if (first.length === 0) return found;
  const known = new Set(first.map(({ id }) => id));
  const hits = [...first, ...found.hits.filter(({ id }) => !known.has(id))].slice(0, Math.max(limit, first.length));
  return { ...found, hits, lateFrom, terms: [...new Set([...shown.terms, ...found.terms])] };
}

function isBlank({ text }: SearchQuery): boolean {
  return text.trim() === "";
}
