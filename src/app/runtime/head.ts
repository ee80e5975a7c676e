/** Brings the document's head up to date after a page change. The first page's head was written by the engine. */
import type { Head } from "../../shared/head.ts";

export function applyHead(document: Document, head: Head): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll("[data-head]")) element.remove();
  for (const { tag, attrs } of head.tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
    element.setAttribute("data-head", "");
    document.head.append(element);
  }
}
