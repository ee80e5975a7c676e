import type { EditorView } from "@codemirror/view";

/** Whoever is scrolled takes the other along. Returns how to stop it. */
export function linkScrolling(left: EditorView, right: EditorView): () => void {
  const follow = (from: HTMLElement, to: HTMLElement) => () => {
    // Setting what is already there fires nothing, so the two do not chase each other.
    to.scrollTop = from.scrollTop;
    to.scrollLeft = from.scrollLeft;
  };
  const pairs = [
    [left.scrollDOM, follow(left.scrollDOM, right.scrollDOM)],
    [right.scrollDOM, follow(right.scrollDOM, left.scrollDOM)],
  ] as const;
  for (const [element, listener] of pairs) element.addEventListener("scroll", listener, { passive: true });
  return () => {
    for (const [element, listener] of pairs) element.removeEventListener("scroll", listener);
  };
}
