/** Comforts of editing that nobody misses in the first moment, so they are fetched after the first output. */
import { closeBrackets, closeBracketsKeymap, insertBracket } from "@codemirror/autocomplete";
import { selectNextOccurrence, selectSelectionMatches } from "@codemirror/search";
import { EditorState, Prec, StateEffect, type Extension } from "@codemirror/state";
import { crosshairCursor, EditorView, keymap, rectangularSelection, type KeyBinding } from "@codemirror/view";

/** Brackets and quotes also go around a selection. `create-editor.ts` explains why typing over one is handled here. */
const surround = Prec.high(
  EditorView.domEventHandlers({
    beforeinput({ data, isComposing }, view) {
      if (!data || isComposing || view.state.readOnly || view.state.selection.main.empty) return false;
      const transaction = insertBracket(view.state, data);
      if (transaction) view.dispatch(transaction);
      return transaction !== null;
    },
  }),
);

export const extraKeymap: KeyBinding[] = [
  ...closeBracketsKeymap,
  { key: "Mod-d", run: selectNextOccurrence, preventDefault: true },
  { key: "Mod-Shift-l", run: selectSelectionMatches },
];

const EXTRAS: Extension = [
  closeBrackets(),
  surround,
  EditorState.allowMultipleSelections.of(true),
  rectangularSelection(),
  crosshairCursor(),
  Prec.high(keymap.of(extraKeymap)),
];

export function addExtras(view: EditorView): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(EXTRAS) });
}
