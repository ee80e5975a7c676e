/** The part of the code that is formatted, and where a caret is or would be. Options name them by offset, so they do not move with the text. */
import { StateEffect, StateField, type EditorState } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";
import type { Places } from "../model/places.ts";

export const setPlaces = StateEffect.define<Places | undefined>();

class CaretMark extends WidgetType {
  override eq() {
    return true;
  }
  override toDOM() {
    const element = document.createElement("span");
    element.className = "cm-caret-mark";
    element.setAttribute("aria-hidden", "true");
    return element;
  }
}

interface Marked {
  places: Places | undefined;
  marks: DecorationSet;
}

export const placeMarks = StateField.define<Marked>({
  create: () => ({ places: undefined, marks: Decoration.none }),
  update(marked, transaction) {
    const effect = transaction.effects.findLast((each) => each.is(setPlaces));
    if (!effect && !transaction.docChanged) return marked;
    const places = effect ? effect.value : marked.places;
    return { places, marks: draw(places, transaction.newDoc) };
  },
  provide: (self) => EditorView.decorations.from(self, ({ marks }) => marks),
});

function draw(places: Places | undefined, { length }: EditorState["doc"]): DecorationSet {
  const { range, caret } = places ?? {};
  const clamp = (position: number) => Math.min(Math.max(position, 0), length);
  const marks = [];
  if (range && clamp(range.from) < clamp(range.to))
    marks.push(Decoration.mark({ class: "cm-range" }).range(clamp(range.from), clamp(range.to)));
  if (caret !== undefined) marks.push(Decoration.widget({ widget: new CaretMark(), side: 1 }).range(clamp(caret)));
  return Decoration.set(marks, true);
}
