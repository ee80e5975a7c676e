import { LABELS } from "../../../shared/labels.ts";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";

/** Nothing was found. Proposals follow in the list. */
export function NoResults({ query, reportUrl }: { query: string; reportUrl: string | undefined }) {
  return (
    <div className="search-message">
      <p className="search-message-title">
        {SEARCH_WORDS.noResults} “<strong>{query}</strong>”
      </p>
      {reportUrl && (
        <p>
          {SEARCH_WORDS.believe}{" "}
          <a href={reportUrl.replace("{query}", encodeURIComponent(query))} target="_blank" rel="noopener">
            {SEARCH_WORDS.letUsKnow}
            <span className="hidden-text"> {LABELS.opensElsewhere}</span>
          </a>
        </p>
      )}
    </div>
  );
}

export function SearchFailure({ onRetry }: { onRetry(): void }) {
  return (
    <div className="search-message in-coral">
      <p className="search-message-title">{SEARCH_WORDS.failed}</p>
      <p>{SEARCH_WORDS.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {LABELS.retry}
      </button>
    </div>
  );
}
