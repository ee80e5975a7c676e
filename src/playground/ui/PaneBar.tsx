import type { PaneName } from "../model/state.ts";
import { WORDS } from "./words.ts";

interface PaneBarProps {
  offered: PaneName[];
  shown: PaneName[];
  hasEmbedErrors: boolean;
  onToggle(pane: PaneName): void;
  onEmbedErrors(): void;
  onHelp(): void;
}

/** Switches on what looks deeper than input and output. */
export function PaneBar({ offered, shown, hasEmbedErrors, onToggle, onEmbedErrors, onHelp }: PaneBarProps) {
  return (
    <fieldset className="pane-bar">
      <legend className="hidden-text">{WORDS.paneBar}</legend>
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
