/** What differs from the text beside: changed lines and words, and empty room where only the other side has lines. */
import { StateEffect, StateField, type Range, type Text } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";
import type { Hunk } from "../model/diff.ts";

export type DiffSide = "left" | "right";

export const setDifferences = StateEffect.define<{ hunks: Hunk[]; side: DiffSide }>();

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

export const differenceMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setDifferences)) return draw(effect.value, transaction.newDoc);
    }
    return marks.map(transaction.changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});

function draw({ hunks, side }: { hunks: Hunk[]; side: DiffSide }, doc: Text): DecorationSet {
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
