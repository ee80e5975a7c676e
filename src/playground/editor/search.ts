import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { StateEffect } from "@codemirror/state";
import { keymap, type EditorView } from "@codemirror/view";

const prepared = new WeakSet<EditorView>();

export function openSearchIn(view: EditorView): void {
  if (!prepared.has(view)) {
    view.dispatch({ effects: StateEffect.appendConfig.of([search({ top: true }), keymap.of(searchKeymap)]) });
    prepared.add(view);
  }
  openSearchPanel(view);
}
