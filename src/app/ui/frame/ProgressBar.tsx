import { LABELS } from "../../../shared/labels.ts";
import { useProgress } from "../../runtime/progress.ts";

/** A page on its way. Never there in prerendered HTML, so its style attribute is none the security policy could refuse. */
export function ProgressBar() {
  const progress = useProgress();
  if (progress === null) return null;
  return (
    <div
      className="progress"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress element each in its own way
      role="progressbar"
      aria-label={LABELS.pageLoading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
    >
      <div style={{ inlineSize: `${progress * 100}%` }} />
    </div>
  );
}
