/** Recent and favorite places of a reader, in the browser's storage under the names they have always had. */
import { readList, writeList } from "./stored-list.ts";
import type { PlaceRecord } from "../../../shared/search-records.ts";

const MOST_FAVORITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVORITES = 4;

export interface History {
  listRecent(): PlaceRecord[];
  listFavorites(): PlaceRecord[];
  /** Puts it in front; a favorite stays one. */
  remember(hit: PlaceRecord): void;
  forget(id: string): void;
  /** Moves a recent place to the favorites. */
  favor(id: string): void;
  unfavor(id: string): void;
}

export function createHistory(storage: Storage | undefined, indexName: string): History {
  const keys = {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
  const read = (name: keyof typeof keys) => readList(storage, keys[name]) as PlaceRecord[];
  const write = (name: keyof typeof keys, list: PlaceRecord[]) => writeList(storage, keys[name], list);
  const without = (list: PlaceRecord[], id: string) => list.filter((hit) => hit.objectID !== id);
  const countRecent = () => (read("favorites").length > 0 ? MOST_RECENT_BESIDE_FAVORITES : MOST_RECENT);

  return {
    listRecent: () => read("recent").slice(0, countRecent()),
    listFavorites: () => read("favorites").slice(0, MOST_FAVORITES),
    remember(hit) {
      if (read("favorites").some((favorite) => favorite.objectID === hit.objectID)) return;
      write("recent", [hit, ...without(read("recent"), hit.objectID)].slice(0, countRecent()));
    },
    forget: (id) => write("recent", without(read("recent"), id)),
    favor(id) {
      const hit = read("recent").find((recent) => recent.objectID === id);
      if (!hit) return;
      write("favorites", [hit, ...without(read("favorites"), id)].slice(0, MOST_FAVORITES));
      write("recent", without(read("recent"), id));
    },
    unfavor: (id) => write("favorites", without(read("favorites"), id)),
  };
}
