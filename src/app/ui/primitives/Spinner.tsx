import { LABELS } from "../../../shared/labels.ts";

/** Whoever shows it waits for the loader delay first: see `constants.ts`. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="hidden-text">{LABELS.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
