/**
 * What happens when a reader opens a result: the words that led to the page are marked on it. The marks are highlights of the browser,
 * which leave the document unchanged for React. Browsers without them show the page without marks.
 */
import { findWords } from "./words.ts";

type Click = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "button">;

/** A click that opens the result in this tab. With other clicks the reader wants to stay here. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey, button }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

const HIGHLIGHT = "search-words";
/** More marks would no longer guide the reader. */
const MOST_MARKS = 300;

/** To be called just before the link is followed. */
export function markOnArrival(terms: string[]): void {
  const { navigation } = window;
  if (!navigation || !("highlights" in CSS)) return;
  const controller = new AbortController();
  const { signal } = controller;
  const arrive = () => {
    controller.abort();
    markPage(new Set(terms));
  };
  navigation.addEventListener("navigatesuccess", arrive, { signal });
  navigation.addEventListener("navigateerror", () => controller.abort(), { signal });
}

function markPage(terms: ReadonlySet<string>): void {
  const root = document.querySelector("main article") ?? document.querySelector("main");
  if (!root) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...findRanges(root, terms)));
  const controller = new AbortController();
  const { signal } = controller;
  const clear = () => {
    controller.abort();
    CSS.highlights.delete(HIGHLIGHT);
  };
  // The marks go when the reader leaves the page or presses Escape.
  window.navigation.addEventListener("navigate", ({ hashChange }) => hashChange || clear(), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && clear(), { signal });
}

function findRanges(root: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST_MARKS; node = walker.nextNode()) {
    for (const { start, end, terms: own } of findWords(node.nodeValue ?? "")) {
      if (!own.some((term) => terms.has(term))) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
