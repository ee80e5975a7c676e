/** What a reader typed on the search page, newest first, under the name it has always had. */
import { readList, writeList } from "./stored-list.ts";

const KEY = "docsearch:search-page:recent";
const MOST = 6;

export interface RecentQueries {
  list(): string[];
  remember(query: string): void;
  forget(query: string): void;
  clear(): void;
}

export function createRecentQueries(storage: Storage | undefined): RecentQueries {
  const list = () =>
    readList(storage, KEY)
      .filter((query) => typeof query === "string")
      .slice(0, MOST);
  const without = (query: string) => list().filter((each) => each !== query);
  return {
    list,
    remember: (query) => writeList(storage, KEY, [query, ...without(query)].slice(0, MOST)),
    forget: (query) => writeList(storage, KEY, without(query)),
    clear: () => writeList(storage, KEY, []),
  };
}
