import { WORDS } from "./words.ts";

export type View = "input" | "output" | "options" | "more";

const VIEWS: View[] = ["input", "output", "options", "more"];

interface ViewSwitchProps {
  view: View;
  hasFailure: boolean;
  onChange(view: View): void;
}

/** Small screens show one part at a time; elsewhere the style sheet hides this and shows them all. */
export function ViewSwitch({ view, hasFailure, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="view-switch">
      <legend className="hidden-text">{WORDS.view}</legend>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onChange(each)}>
          {WORDS.views[each]}
          {each === "output" && hasFailure && (
            <span className="alert-dot">
              <span className="hidden-text"> {WORDS.hasError}</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
