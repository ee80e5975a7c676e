/** The reader's recent and favorite places. */
import { useMemo, useReducer } from "react";
import { useSite } from "../../../runtime/context.tsx";
import { createHistory, getStorage, showStoredHit, type History, type ShownHit } from "../../../search/history.ts";

export interface ShownHistory {
  recent: ShownHit[];
  favorites: ShownHit[];
  /** Changing it through these functions also draws the lists again. */
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
    // Entries may have been stored on the published site and on the site that runs now, such as a preview.
    const show = (list: unknown[]) => list.flatMap((hit) => showStoredHit(hit, [location.origin, url]) ?? []);
    return { recent: show(history.listRecent()), favorites: show(history.listFavorites()), history };
    // oxlint-disable-next-line react/exhaustive-deps -- each refresh reads the storage anew
  }, [history, url, version]);
}
