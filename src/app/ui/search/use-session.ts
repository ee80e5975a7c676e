import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createSession, type SearchSession, type SessionState } from "../../search/session.ts";
import type { SearchQuery, SearchSource } from "../../search/search-types.ts";

/** Asks whatever the query has become, and tells how far that is. */
export function useSession(
  loadSource: () => Promise<SearchSource>,
  query: SearchQuery,
): { state: SessionState; retry: SearchSession["retry"] } {
  const [session] = useState(() => createSession(loadSource));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { text, limit, isByPage, tags, readTags, kinds } = query;
  const key = JSON.stringify([tags, readTags, kinds]);
  const asked = useMemo(
    () => ({ text, limit, tags, readTags, ...(isByPage && { isByPage }), ...(kinds && { kinds }) }),
    // oxlint-disable-next-line react/exhaustive-deps -- the lists are compared by what they hold
    [text, limit, isByPage, key],
  );
  useEffect(() => session.ask(asked), [session, asked]);
  return { state, retry: session.retry };
}
