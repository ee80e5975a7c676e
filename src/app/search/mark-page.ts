/** Marks on a page what a reader came for. The marks are highlights of the browser, which leave the document unchanged for React. */
import { decodeHash } from "../../shared/paths.ts";
import { findPassage, listTextNodes } from "./find-passage.ts";
import { findWords } from "../../shared/search/terms.ts";

/** The name of a result, and the words of the search, or the passages that an answer quoted. */
export type Wanted = { title: string } & ({ terms: string[] } | { passages: string[] });

const HIGHLIGHT = "search-words";
/** More marks would no longer guide the reader. */
const MOST_MARKS = 300;

export function markPage(wanted: Wanted): void {
  const root = document.querySelector("main article") ?? document.querySelector("main");
  if (!root) return;
  const start = document.getElementById(decodeHash(location.hash));
  const isSearch = "terms" in wanted;
  const ranges = isSearch
    ? findTerms(root, new Set(wanted.terms))
    : findQuoted(listTextNodes(root), wanted.passages, { title: wanted.title, start });
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  scrollTo(isSearch ? findRow(ranges, wanted.title, start) : ranges[0]);
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

function findTerms(root: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const node of listTextNodes(root)) {
    for (const { start, end, terms: own } of findWords(node.data)) {
      if (!own.some((term) => terms.has(term))) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
      if (ranges.length === MOST_MARKS) return ranges;
    }
  }
  return ranges;
}

/** What search says about a row of a table, such as a plugin, is not on the page: then it is the name that is marked. */
function findQuoted(nodes: Text[], passages: string[], place: { title: string; start: Node | null }): Range[] {
  const find = (passage: string) => findPassage(nodes, { passage, start: place.start }) ?? [];
  const found = passages.flatMap(find);
  return found.length > 0 ? found : [find(place.title)].flat();
}

/** A result that is a row of a table, such as a plugin or a flag, has the address of the heading above that table. */
function findRow(ranges: Range[], title: string, start: Element | null): Range | undefined {
  const [name] = title.split(", ");
  return ranges.find(
    ({ startContainer }) =>
      startContainer.nodeValue === name &&
      start &&
      start.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** The heading is in view already. What is further down in a long section is not. */
function scrollTo(range: Range | undefined): void {
  if (range && range.getBoundingClientRect().bottom > innerHeight)
    range.startContainer.parentElement?.scrollIntoView({ block: "center" });
}
