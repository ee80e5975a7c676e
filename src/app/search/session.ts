/**
 * One search box and its answers. What the source knows already is shown at once. Otherwise old answers stay until new ones are
 * there, answers that were overtaken are dropped, and who waits is told so only after a moment.
 */
import type { SearchQuery, SearchResults, SearchSource } from "./search-types.ts";

/** An answer before this would make a spinner flicker. */
const STALL_DELAY = 300;

export interface SessionState {
  /** That an answer is on its way is nothing to show before it is late. */
  status: "idle" | "stalled" | "failed";
  /** Of the last query that was answered; none while nothing is asked. */
  results?: SearchResults;
  /** What they are the results of. */
  text: string;
  error?: unknown;
}

export interface SearchSession {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** A blank query asks nothing. */
  ask(query: SearchQuery): void;
  /** Lets the first letter, too, find its answer ready. */
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

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<SearchSource> {
    source = await loadSource();
    // What arrives later belongs to answers that were given without it.
    stopFollowing ??= source.subscribe?.(() => {
      if (latest && (isBlank(latest.query) || state.results?.isPartial)) ask(latest.query);
    });
    return source;
  }

  function show(query: SearchQuery, results?: SearchResults): void {
    set(results ? { status: "idle", results, text: query.text } : NOTHING);
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
    // A failure that is tried again stays in sight, too, until there is something better.
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

function isBlank({ text }: SearchQuery): boolean {
  return text.trim() === "";
}
