import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import { markOnArrival } from "../../../search/mark-page.ts";
import { useSite } from "../../../runtime/context.tsx";
import { SearchCredit } from "../SearchCredit.tsx";
import { NoResults, SearchFailure } from "../SearchMessages.tsx";
import { FoundItem } from "./FoundItem.tsx";
import type { PageSearch } from "./use-page-search.ts";

interface FoundListProps {
  search: PageSearch;
  /** A result is being opened. */
  onFollow(): void;
}

export function FoundList({ search, onFollow }: FoundListProps) {
  const { reportUrl } = useSite().search;
  const { state, showsVersions, showMore, retry } = search;
  const { status, results } = state;
  const isFailed = status === "failed";
  return (
    <div className="search-found" aria-busy={status === "stalled"}>
      <output className="search-total">{describe()}</output>
      {isFailed && <SearchFailure onRetry={retry} />}
      {!isFailed && results?.total === 0 && <NoResults query={state.text} reportUrl={reportUrl} />}
      {!isFailed && results && results.total > 0 && (
        <>
          <ol className="search-items">
            {results.hits.map((hit) => (
              <FoundItem
                key={hit.id}
                hit={hit}
                showsVersion={showsVersions}
                onFollow={() => {
                  onFollow();
                  markOnArrival(results.terms);
                }}
              />
            ))}
          </ol>
          {results.total > results.hits.length && (
            <button type="button" className="button" onClick={showMore}>
              {SEARCH_WORDS.loadMore}
            </button>
          )}
        </>
      )}
      <SearchCredit />
    </div>
  );

  /** Seen, and said to who does not see it. */
  function describe(): string {
    if (isFailed) return `${SEARCH_WORDS.failed}. ${SEARCH_WORDS.failedHint}`;
    if (!results) return status === "stalled" ? SEARCH_WORDS.loadingResults : "";
    return results.total === 0 ? SEARCH_WORDS.noneFound : SEARCH_WORDS.documentsFound(results.total);
  }
}
