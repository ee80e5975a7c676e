/** Rows of buttons that decide what is shown: one part on small screens, and further panes. */
import { changeLayout, CODE_PANES, type CodePane } from "../../layout.ts";
import type { PaneName } from "../../model/state.ts";
import { WORDS } from "../words.ts";

export type View = "input" | "output" | "options" | "more";

const VIEWS: View[] = ["input", "output", "options", "more"];

interface ViewSwitchProps {
  view: View;
  hasFailure: boolean;
  onChange(view: View): void;
}

/** Small screens show one part at a time. Elsewhere the style sheet hides this switch and shows all parts. */
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

interface PaneBarProps {
  /** Of input and output, the one that makes room for the other. */
  hidden: CodePane | undefined;
  offered: PaneName[];
  shown: PaneName[];
  hasEmbedErrors: boolean;
  onToggle(pane: PaneName): void;
  onEmbedErrors(): void;
  onHelp(): void;
}

/** Switches on the panes that show more than input and output. */
export function PaneBar({ hidden, offered, shown, hasEmbedErrors, onToggle, onEmbedErrors, onHelp }: PaneBarProps) {
  return (
    <fieldset className="pane-bar">
      <legend className="hidden-text">{WORDS.paneBar}</legend>
      {CODE_PANES.map((pane) => (
        <button
          key={pane}
          type="button"
          className="code-toggle"
          aria-pressed={hidden !== pane}
          onClick={() => changeLayout({ hidden: hidden === pane ? undefined : pane })}
        >
          {WORDS.shown[pane]}
        </button>
      ))}
      {offered.map((pane) => (
        <button key={pane} type="button" aria-pressed={shown.includes(pane)} onClick={() => onToggle(pane)}>
          {WORDS.panes[pane]}
        </button>
      ))}
      <button type="button" title={WORDS.embedErrorsHint} aria-pressed={hasEmbedErrors} onClick={onEmbedErrors}>
        {WORDS.embedErrors}
      </button>
      <button type="button" className="help-button" onClick={onHelp}>
        {WORDS.shortcuts}
      </button>
    </fieldset>
  );
}
