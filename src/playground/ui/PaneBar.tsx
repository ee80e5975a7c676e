import { PANES, type PaneName } from "../model/state.ts";
import { WORDS } from "./words.ts";

interface PaneBarProps {
  shown: PaneName[];
  onToggle(pane: PaneName): void;
  onHelp(): void;
}

/** Switches on what looks deeper than input and output. */
export function PaneBar({ shown, onToggle, onHelp }: PaneBarProps) {
  return (
    <fieldset className="pane-bar">
      <legend className="hidden-text">{WORDS.paneBar}</legend>
      {PANES.map((pane) => (
        <button key={pane} type="button" aria-pressed={shown.includes(pane)} onClick={() => onToggle(pane)}>
          {WORDS.panes[pane]}
        </button>
      ))}
      <button type="button" className="help-button" onClick={onHelp}>
        {WORDS.shortcuts}
      </button>
    </fieldset>
  );
}
