/** What is shown in place of a page that is loading, or that did not load. */
import { LABELS } from "../../../shared/labels/labels.ts";

/** Show it only after the loader delay (see `constants.ts`), or it flickers. */
export function Spinner() {
  return (
    <output className="spinner">
      <span className="hidden-text">{LABELS.loading}</span>
      <i />
      <i />
      <i />
    </output>
  );
}

/** At the edge of a page that stays as it is. */
export function LoadNotice({ text, onRetry, onClose }: { text: string; onRetry(): void; onClose(): void }) {
  return (
    <div className="load-notice" role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {LABELS.retry}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {LABELS.close}
      </button>
    </div>
  );
}

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
