/** What is marked in the code: the error, the differences from another text, and places that options name. */
import { RangeSet, StateEffect, StateField, type Range, type Text } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  gutterLineClass,
  GutterMarker,
  WidgetType,
  type DecorationSet,
} from "@codemirror/view";
import type { Places } from "../model/places.ts";
import type { Hunk } from "../worker/diff.ts";
import type { Place } from "../worker/messages.ts";

/** Where the code cannot be read. */
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
export const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setErrorMark)) return effect.value ? drawError(effect.value, transaction.newDoc) : Decoration.none;
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

function drawError({ place, message }: ErrorMark, doc: Text): DecorationSet {
  const from = findPosition(doc, place);
  const line = doc.lineAt(from);
  const end = place.end ? findPosition(doc, place.end) : from + 1;
  // At the end of a line there is no character to underline, so the one before it is.
  const start = from === line.to && from > line.from ? from - 1 : from;
  const to = Math.max(start, Math.min(end, line.to));
  const marks = [Decoration.line({ class: "cm-error-line" }).range(line.from)];
  if (to > start) marks.push(Decoration.mark({ class: "cm-error", attributes: { title: message } }).range(start, to));
  return Decoration.set(marks, true);
}

/** Lines and columns are counted from 1. A place outside of the text is moved to the nearest one within it. */
export function findPosition(doc: Text, { line, column }: { line: number; column: number }): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

export type DiffSide = "left" | "right";

export const setDifferences = StateEffect.define<{ hunks: Hunk[]; side: DiffSide }>();

/** Empty room where only the other side has lines. */
class Spacer extends WidgetType {
  constructor(private readonly lines: number) {
    super();
  }
  override eq(other: Spacer) {
    return other.lines === this.lines;
  }
  override toDOM(view: EditorView) {
    const element = document.createElement("div");
    element.className = "cm-spacer";
    element.style.blockSize = `${this.lines * view.defaultLineHeight}px`;
    element.setAttribute("aria-hidden", "true");
    return element;
  }
}

/** The lines and words that differ from the text beside this one. */
export const differenceMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setDifferences)) return drawDifferences(effect.value, transaction.newDoc);
    }
    return marks.map(transaction.changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});

function drawDifferences({ hunks, side }: { hunks: Hunk[]; side: DiffSide }, doc: Text): DecorationSet {
  const marks = hunks.flatMap((hunk) => {
    const own = hunk[side];
    const other = hunk[side === "left" ? "right" : "left"];
    const lines = Array.from({ length: own.count }, (_, index) => own.line + index + 1)
      .filter((line) => line <= doc.lines)
      .map((line) => Decoration.line({ class: "cm-changed" }).range(doc.line(line).from));
    const words = own.words
      .filter(([from, to]) => from < to && to <= doc.length)
      .map(([from, to]) => Decoration.mark({ class: "cm-changed-word" }).range(from, to));
    return [...lines, ...words, ...drawSpacer(doc, own.line + own.count, other.count - own.count)];
  });
  return Decoration.set(marks, true);
}

function drawSpacer(doc: Text, line: number, missing: number): Range<Decoration>[] {
  if (missing <= 0) return [];
  const isBehind = line >= doc.lines;
  const position = isBehind ? doc.length : doc.line(line + 1).from;
  return [Decoration.widget({ widget: new Spacer(missing), block: true, side: isBehind ? 1 : -1 }).range(position)];
}

/** The lines of a patch. */
export const patchMarks = StateField.define<DecorationSet>({
  create: ({ doc }) => drawPatch(doc),
  update: (marks, transaction) => (transaction.docChanged ? drawPatch(transaction.newDoc) : marks),
  provide: (self) => EditorView.decorations.from(self),
});

const PATCH_LINES: Record<string, Decoration> = {
  "+": Decoration.line({ class: "cm-added" }),
  "-": Decoration.line({ class: "cm-removed" }),
  "@": Decoration.line({ class: "cm-patch-head" }),
};

function drawPatch(doc: Text): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (let number = 1; number <= doc.lines; number++) {
    const { text, from } = doc.line(number);
    // The first two lines name the texts.
    const mark = PATCH_LINES[number < 3 ? "@" : text.charAt(0)];
    if (mark) marks.push(mark.range(from));
  }
  return Decoration.set(marks);
}

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

/** The range that is formatted and the caret. Options name them by offset, so they do not move with the text. */
export const placeMarks = StateField.define<Marked>({
  create: () => ({ places: undefined, marks: Decoration.none }),
  update(marked, transaction) {
    const effect = transaction.effects.findLast((each) => each.is(setPlaces));
    if (!effect && !transaction.docChanged) return marked;
    const places = effect ? effect.value : marked.places;
    return { places, marks: drawPlaces(places, transaction.newDoc) };
  },
  provide: (self) => EditorView.decorations.from(self, ({ marks }) => marks),
});

function drawPlaces(places: Places | undefined, { length }: Text): DecorationSet {
  const { range, caret } = places ?? {};
  const clamp = (position: number) => Math.min(Math.max(position, 0), length);
  const marks = [];
  if (range && clamp(range.from) < clamp(range.to))
    marks.push(Decoration.mark({ class: "cm-range" }).range(clamp(range.from), clamp(range.to)));
  if (caret !== undefined) marks.push(Decoration.widget({ widget: new CaretMark(), side: 1 }).range(clamp(caret)));
  return Decoration.set(marks, true);
}
