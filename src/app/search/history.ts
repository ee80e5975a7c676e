/**
 * Recent and favorite places, and the queries of the search page, in the browser's storage. Names and shapes are those that the site
 * has used for years, so that readers keep what they have stored. Storage may be denied, broken or full: search works without it.
 */
import { createHierarchy, LEVELS, type PlaceRecord } from "../../shared/search/records.ts";
import type { SearchHit } from "./search-types.ts";

const MOST_FAVORITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVORITES = 4;

export interface History {
  listRecent(): PlaceRecord[];
  listFavorites(): PlaceRecord[];
  /** Puts a place in front of the recent ones. A favorite stays a favorite. */
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

const QUERIES_KEY = "docsearch:search-page:recent";
const MOST_QUERIES = 6;

/** What a reader typed on the search page, newest first. */
export interface RecentQueries {
  list(): string[];
  remember(query: string): void;
  forget(query: string): void;
  clear(): void;
}

export function createRecentQueries(storage: Storage | undefined): RecentQueries {
  const list = () =>
    readList(storage, QUERIES_KEY)
      .filter((query) => typeof query === "string")
      .slice(0, MOST_QUERIES);
  const without = (query: string) => list().filter((each) => each !== query);
  return {
    list,
    remember: (query) => writeList(storage, QUERIES_KEY, [query, ...without(query)].slice(0, MOST_QUERIES)),
    forget: (query) => writeList(storage, QUERIES_KEY, without(query)),
    clear: () => writeList(storage, QUERIES_KEY, []),
  };
}

/** Merely naming the storage throws where it is denied. */
export function getStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The keys of this and other documentation searches on the same origin begin with this. */
const SEARCH_KEYS = "__DOCSEARCH_";

function readList(storage: Storage | undefined, key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    if (Array.isArray(list)) return list.filter((entry) => entry !== null);
  } catch {
    // The value was not written by a search, so it is removed below.
  }
  tryStorage(() => storage?.removeItem(key));
  return [];
}

function writeList(storage: Storage | undefined, key: string, list: unknown[]): void {
  if (!storage) return;
  const write = () => storage.setItem(key, JSON.stringify(list));
  if (tryStorage(write)) return;
  makeRoom(storage);
  tryStorage(write);
}

/** Removes half of what searches have stored, the largest values first. */
function makeRoom(storage: Storage): void {
  tryStorage(() => {
    const sizes = Object.keys(storage)
      .filter((key) => key.startsWith(SEARCH_KEYS))
      .map((key) => ({ key, size: storage.getItem(key)?.length ?? 0 }))
      .toSorted((a, b) => b.size - a.size);
    for (const { key } of sizes.slice(0, Math.ceil(sizes.length / 2))) storage.removeItem(key);
  });
}

function tryStorage(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

export interface ShownHit {
  id: string;
  url: string;
  title: string;
  /** The names of the part of the site, the page and the headings above it. */
  path: string[];
}

export function toStoredHit({ id, url, area, pageTitle, path, title }: SearchHit): PlaceRecord {
  const own = title.join("");
  const inner = own === pageTitle && path.length === 0 && !url.includes("#") ? [] : [...path, own];
  const names = [area, pageTitle, ...inner].slice(0, LEVELS.length);
  const [page = url, anchor = null] = url.split("#");
  return {
    objectID: id,
    url,
    url_without_anchor: page,
    anchor,
    // There are as many levels as names at most.
    type: LEVELS[names.length - 1]!,
    content: null,
    hierarchy: createHierarchy(names),
  };
}

/** Undefined for a value that no search can have stored. `origins` are those of this site, the present one first. */
export function showStoredHit(stored: unknown, origins: [string, ...string[]]): ShownHit | undefined {
  const { objectID, url, hierarchy } = (stored ?? {}) as Partial<PlaceRecord>;
  if (typeof objectID !== "string" || typeof url !== "string" || typeof hierarchy !== "object") return undefined;
  const names = LEVELS.map((level) => hierarchy?.[level]).filter((name) => typeof name === "string");
  const href = toOwnPath(url, origins);
  const title = names.pop();
  return href && title ? { id: objectID, url: href, title, path: names } : undefined;
}

/** The path of a page of this site. Storage may contain anything, so all other addresses are dropped. */
function toOwnPath(url: string, origins: [string, ...string[]]): string | undefined {
  if (!URL.canParse(url, origins[0])) return undefined;
  const { origin, pathname, search, hash } = new URL(url, origins[0]);
  // A path that begins with two slashes is the address of another host, and that of a `blob:` is a whole address.
  return origins.includes(origin) && /^\/(?!\/)/.test(pathname) ? pathname + search + hash : undefined;
}
