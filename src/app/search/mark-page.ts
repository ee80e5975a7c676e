/**
 * Marks on the page the words that led to it. With highlights of the browser's own: the document, which React and others know,
 * stays as it is. Where there are none, the reader just arrives.
 */
import { findWords } from "./words.ts";

const NAME = "search-words";
/** Beyond that, marks no longer guide anybody. */
const MOST = 300;

/** For a link that is about to be followed. */
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
  CSS.highlights.set(NAME, new Highlight(...findRanges(root, terms)));
  const controller = new AbortController();
  const { signal } = controller;
  const clear = () => {
    controller.abort();
    CSS.highlights.delete(NAME);
  };
  // They have done their part when the reader goes on, or says so.
  window.navigation.addEventListener("navigate", ({ hashChange }) => hashChange || clear(), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && clear(), { signal });
}

function findRanges(root: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode()) {
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
