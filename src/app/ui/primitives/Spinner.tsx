import { LABELS } from "../../../shared/labels.ts";

/** Whoever shows it waits for the loader delay first: see `constants.ts`. */
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
