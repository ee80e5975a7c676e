import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { ShownHit } from "../../search/history/stored-hit.ts";
import { SearchIcon } from "./SearchIcon.tsx";
import type { ShownHistory } from "./use-history.ts";

/**
 * Save and remove, one row of buttons beside each row of the list. Not inside of it: options of a listbox hold no controls. All
 * rows are of one height, so that both stay level.
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
