/** What may be searched for while nothing is typed: the reader's recent queries, or else those that the site suggests. */
import { useReducer } from "react";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { useSite } from "../../../runtime/context.tsx";
import type { RecentQueries } from "../../../search/history.ts";
import { SearchIcon } from "../SearchIcon.tsx";

interface QueryListProps {
  recent: RecentQueries;
  /** Whether the storage of the browser can be read. */
  isKnown: boolean;
  onChoose(query: string): void;
}

/** One line, which has its place from the start: the list of pages below it must not move when recent queries turn up. */
export function QueryList({ recent, isKnown, onChoose }: QueryListProps) {
  const { suggestions } = useSite().search;
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const queries = isKnown ? recent.list() : [];
  const andRefresh = (change: () => void) => () => {
    change();
    refresh();
  };
  const isRecent = queries.length > 0;
  const shown = isRecent ? queries : suggestions;
  if (shown.length === 0) return null;
  return (
    <section className="search-recent needs-js">
      <h2>
        {isRecent ? SEARCH_WORDS.recentSearches : `${SEARCH_WORDS.trySearching}:`}{" "}
        {isRecent && (
          <button type="button" onClick={andRefresh(recent.clear)}>
            {SEARCH_WORDS.clear}
          </button>
        )}
      </h2>
      <ul className="search-recent-list">
        {shown.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
            {isRecent && (
              <button
                type="button"
                className="icon-button"
                aria-label={SEARCH_WORDS.removeQuery(query)}
                onClick={andRefresh(() => recent.forget(query))}
              >
                <SearchIcon name="remove" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
