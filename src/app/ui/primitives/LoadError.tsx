import { LABELS } from "../../../shared/labels.ts";

/** Shown in place of a page that did not load. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <div className="failure in-coral" role="alert">
      <h1 className="failure-title">{LABELS.loadFailed}</h1>
      <p className="failure-text">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        {LABELS.retry}
      </button>
    </div>
  );
}
