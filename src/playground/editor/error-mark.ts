/** Where the code cannot be read: the line, and the sign in it. */
import { RangeSet, StateEffect, StateField, type Range, type Text } from "@codemirror/state";
import { Decoration, EditorView, gutterLineClass, GutterMarker, type DecorationSet } from "@codemirror/view";
import type { Place } from "../worker/messages.ts";

export interface ErrorMark {
  place: Place;
  message: string;
}

export const setErrorMark = StateEffect.define<ErrorMark | undefined>();

class ErrorGutter extends GutterMarker {
  override elementClass = "cm-error-gutter";
}
const gutterMark = new ErrorGutter();

/** Moves along while the reader types, until the formatter has answered again. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setErrorMark)) return effect.value ? drawMark(effect.value, transaction.newDoc) : Decoration.none;
    }
    return marks.map(transaction.changes);
  },
  provide: (self) => [
    EditorView.decorations.from(self),
    gutterLineClass.from(self, (marks) => {
      const lines: Range<GutterMarker>[] = [];
      marks.between(0, Number.MAX_SAFE_INTEGER, (from, to) => void (from === to && lines.push(gutterMark.range(from))));
      return RangeSet.of(lines);
    }),
  ],
});

export const errorMark = field;

function drawMark({ place, message }: ErrorMark, doc: Text): DecorationSet {
  const from = findPosition(doc, place);
  const line = doc.lineAt(from);
  const end = place.end ? findPosition(doc, place.end) : from + 1;
  // At the end of a line there is no sign to underline, so it is the one before.
  const start = from === line.to && from > line.from ? from - 1 : from;
  const to = Math.max(start, Math.min(end, line.to));
  const marks = [Decoration.line({ class: "cm-error-line" }).range(line.from)];
  if (to > start) marks.push(Decoration.mark({ class: "cm-error", attributes: { title: message } }).range(start, to));
  return Decoration.set(marks, true);
}

/** Lines and columns are counted from 1; what is outside of the text is moved to its nearest place. */
export function findPosition(doc: Text, { line, column }: { line: number; column: number }): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}
