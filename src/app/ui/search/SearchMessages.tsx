/** What the dialog and the search page say besides results: nothing found or not yet, a failure, and who searches. */
import { LABELS } from "../../../shared/labels/labels.ts";
import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import { useSite } from "../../runtime/context.tsx";

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

/** While some records are on their way, nobody knows whether there is a result. */
export function StillLooking() {
  return (
    <div className="search-message">
      <p className="search-message-title">{SEARCH_WORDS.looking}</p>
    </div>
  );
}

/** Beside whatever the docs have. */
export function NotesMissing({ onRetry }: { onRetry(): void }) {
  return (
    <p className="search-missing">
      {SEARCH_WORDS.notesMissing}{" "}
      <button type="button" onClick={onRetry}>
        {LABELS.retry}
      </button>
    </p>
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

/** Below the results, which stay. */
export function AskFailure({ onRetry }: { onRetry(): void }) {
  return (
    <p className="search-missing" role="alert">
      {SEARCH_WORDS.answerFailed} {SEARCH_WORDS.failedHint}.{" "}
      <button type="button" onClick={onRetry}>
        {LABELS.retry}
      </button>
    </p>
  );
}

/** Services require this credit, and it tells readers who receives what they type. */
export function SearchCredit() {
  const { hosted } = useSite().search;
  if (!hosted) return null;
  return (
    <p className="search-credit">
      {SEARCH_WORDS.poweredBy}{" "}
      <a href="https://www.algolia.com/" target="_blank" rel="noopener">
        Algolia<span className="hidden-text"> {LABELS.opensElsewhere}</span>
      </a>
    </p>
  );
}
