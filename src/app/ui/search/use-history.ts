/** The reader's recent and favorite places, as they are stored and as they are shown. */
import { useMemo, useReducer } from "react";
import { createHistory, type History } from "../../search/history/history.ts";
import { showStoredHit, type ShownHit } from "../../search/history/stored-hit.ts";
import { useSite } from "../../runtime/context.tsx";

export interface ShownHistory {
  recent: ShownHit[];
  favorites: ShownHit[];
  /** Changes to it show at once. */
  history: History;
}

export function useHistory(): ShownHistory {
  const { url, search } = useSite();
  const [version, refresh] = useReducer((count: number) => count + 1, 0);
  const history = useMemo(() => {
    const stored = createHistory(getStorage(), search.indexName);
    const andRefresh =
      <Args extends unknown[]>(change: (...args: Args) => void) =>
      (...args: Args) => {
        change(...args);
        refresh();
      };
    return {
      ...stored,
      forget: andRefresh(stored.forget),
      favor: andRefresh(stored.favor),
      unfavor: andRefresh(stored.unfavor),
    };
  }, [search.indexName]);
  return useMemo(() => {
    // Addresses were stored on the published site, and on whatever this is.
    const show = (list: unknown[]) => list.flatMap((hit) => showStoredHit(hit, [location.origin, url]) ?? []);
    return { recent: show(history.listRecent()), favorites: show(history.listFavorites()), history };
    // oxlint-disable-next-line react/exhaustive-deps -- each refresh reads the storage anew
  }, [history, url, version]);
}

/** Merely naming it throws where storage is denied. */
export function getStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
