/** The reader's recent and favorite places: what is shown of them, and the buttons that change them. */
import { useMemo, useReducer } from "react";
import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import { useSite } from "../../../runtime/context.tsx";
import { createHistory, getStorage, showStoredHit, type History, type ShownHit } from "../../../search/history.ts";
import { SearchIcon } from "../SearchIcon.tsx";

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

/**
 * Buttons that save and remove, one row of them beside each row of the list. They are not inside of the list, because options of
 * a listbox must not contain controls. All rows have the same height, so that buttons and options stay level.
 */
export function HistoryActions({ recent, favorites, history }: ShownHistory) {
  return (
    <div className="search-actions">
      {recent.length > 0 && (
        <ul className="search-action-rows">
          {recent.map((hit) => (
            <li key={hit.id}>
              <Action name="star" label={SEARCH_WORDS.save} hit={hit} onClick={() => history.favor(hit.id)} />
              <Action
                name="remove"
                label={SEARCH_WORDS.removeRecent}
                hit={hit}
                onClick={() => history.forget(hit.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {favorites.length > 0 && (
        <ul className="search-action-rows">
          {favorites.map((hit) => (
            <li key={hit.id}>
              <Action
                name="remove"
                label={SEARCH_WORDS.removeFavorite}
                hit={hit}
                onClick={() => history.unfavor(hit.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ActionProps {
  name: "star" | "remove";
  label: string;
  hit: ShownHit;
  onClick(): void;
}

function Action({ name, label, hit, onClick }: ActionProps) {
  return (
    <button type="button" className="icon-button" title={label} aria-label={`${label}: ${hit.title}`} onClick={onClick}>
      <SearchIcon name={name} />
    </button>
  );
}
