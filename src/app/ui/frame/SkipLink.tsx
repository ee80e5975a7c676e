import { LABELS } from "../../../shared/labels.ts";

/** The first stop of the Tab key. A plain fragment link works before the app runs and without it. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {LABELS.skipToContent}
    </a>
  );
}
