/** Folding in a printed syntax tree, and the mark of the node under the cursor. Fetched with the first tree that is shown. */
import { foldedRanges, foldEffect, unfoldEffect } from "@codemirror/language";
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";
import { listFolds, type TreeNode } from "../model/tree-nodes.ts";

export function foldTree(view: EditorView, keys: RegExp): void {
  const { doc } = view.state;
  const effects = listFolds(doc.toString(), keys).map(([first, last]) => {
    const closing = doc.line(last);
    const indent = closing.text.length - closing.text.trimStart().length;
    return foldEffect.of({ from: doc.line(first).to, to: closing.from + indent });
  });
  if (effects.length > 0) view.dispatch({ effects });
}

const setNode = StateEffect.define<TreeNode | undefined>();

const nodeMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.findLast((each) => each.is(setNode));
    if (!effect) return marks.map(transaction.changes);
    const node = effect.value;
    const doc = transaction.newDoc;
    if (!node || node.last > doc.lines) return Decoration.none;
    const lines = Array.from({ length: node.last - node.first + 1 }, (_, index) => doc.line(node.first + index).from);
    return Decoration.set(lines.map((from) => Decoration.line({ class: "cm-node" }).range(from)));
  },
  provide: (self) => EditorView.decorations.from(self),
});

const prepared = new WeakSet<EditorView>();

/** Marks the lines of a node and scrolls to them. */
export function showNode(view: EditorView, node: TreeNode | undefined): void {
  if (!prepared.has(view)) {
    view.dispatch({ effects: StateEffect.appendConfig.of(nodeMark) });
    prepared.add(view);
  }
  const { doc } = view.state;
  if (!node || node.last > doc.lines) return view.dispatch({ effects: setNode.of(undefined) });
  const { from } = doc.line(node.first);
  const hidden: StateEffect<unknown>[] = [];
  foldedRanges(view.state).between(from, from, (start, end) => {
    if (start < from && end > from) hidden.push(unfoldEffect.of({ from: start, to: end }));
  });
  view.dispatch({ effects: [...hidden, setNode.of(node), EditorView.scrollIntoView(from, { y: "center" })] });
}
