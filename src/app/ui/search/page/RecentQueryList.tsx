import { useReducer } from "react";
import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import type { RecentQueries } from "../../../search/history/recent-queries.ts";
import { SearchIcon } from "../SearchIcon.tsx";

interface RecentQueryListProps {
  recent: RecentQueries;
  onChoose(query: string): void;
}

export function RecentQueryList({ recent, onChoose }: RecentQueryListProps) {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const queries = recent.list();
  if (queries.length === 0) return null;
  const andRefresh = (change: () => void) => () => {
    change();
    refresh();
  };
  return (
    <section className="search-recent">
      <h2>
        {SEARCH_WORDS.recentSearches}{" "}
        <button type="button" onClick={andRefresh(recent.clear)}>
          {SEARCH_WORDS.clear}
        </button>
      </h2>
      <ul className="search-recent-list">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={SEARCH_WORDS.removeQuery(query)}
              onClick={andRefresh(() => recent.forget(query))}
            >
              <SearchIcon name="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
