/**
 * The first page, read back from its own document. Article HTML is not sent a second time as data: each slot is taken from the
 * element that shows it, so React finds exactly what it would have rendered and keeps the nodes.
 */
import type { DocPage, PageData } from "../../shared/page.ts";
import { readContents, readSidebar } from "./read-shown.ts";

export function readEmbeddedPage(document: Document): PageData {
  const source = document.getElementById("page-data")?.textContent;
  if (!source)
    throw new Error('The document has no page data: expected <script type="application/json" id="page-data">.');
  const data = JSON.parse(source) as PageData;
  const page = data.page as Partial<DocPage>;
  if (data.shown?.includes("toc")) page.toc = readContents(document);
  if (data.shown?.includes("sidebar")) page.sidebar = readSidebar(document);
  for (const element of document.querySelectorAll<HTMLElement>("[data-html]")) {
    data.page.html[element.dataset.html!] = element.innerHTML;
  }
  return data;
}
