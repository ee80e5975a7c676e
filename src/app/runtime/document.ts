/**
 * The document around the app. It brings the data and the styles of the first page along; after a page change the app keeps
 * its head up to date.
 */
import { PAUSE } from "../../shared/constants.ts";
import type { Head } from "../../shared/head.ts";
import type { DocPage, PageData } from "../../shared/page.ts";
import type { SidebarItem } from "../../shared/sidebar.ts";

/**
 * The first page, read back from its own document. Article HTML is not sent a second time as data: each slot is taken from the
 * element that shows it, so React finds exactly what it would have rendered and keeps the nodes.
 */
export function readEmbeddedPage(document: Document): PageData {
  const source = document.getElementById("page-data")?.textContent;
  if (!source) throw new Error("The document has no #page-data.");
  const data = JSON.parse(source) as PageData;
  const page = data.page as Partial<DocPage>;
  if (data.isSidebarShown) page.sidebar = readSidebar(document);
  for (const element of document.querySelectorAll<HTMLElement>("[data-html]")) {
    // `!`: the selector asks for the attribute.
    data.page.html[element.dataset.html!] = element.innerHTML.replaceAll(PAUSE, "");
  }
  removePauses(document, (pause) => !pause.closest("[data-html]"));
  return data;
}

/**
 * They were for the parser alone: see `engine/pages/parser-pauses.ts`. React needs to find what it has rendered, but those in its slots
 * may stay until it has: without them, the browser restyles what is around them.
 */
export function removePauses(document: Document, isInTheWay: (pause: Element) => boolean = () => true): void {
  for (const pause of document.querySelectorAll("#app script")) if (isInTheWay(pause)) pause.remove();
}

/** The build that the document came with. It has its element as long as it is open. */
export function readBuildId(document: Document): string {
  const source = document.getElementById("page-data")?.textContent ?? "{}";
  return (JSON.parse(source) as Partial<PageData>).buildId ?? "";
}

// The `!`s below are safe because the engine leaves the sidebar out of the data only where its own markup, with all these
// elements, shows it: see `isShownFully` in its `page-data.ts`.

export function readSidebar(document: Document): SidebarItem[] {
  const list = document.querySelector(".sidebar .sidebar-items");
  return list ? Array.from(list.children, readItem) : [];
}

function readItem(item: Element): SidebarItem {
  const list = item.querySelector(".sidebar-items");
  const { textContent: label } = item.firstElementChild!;
  if (list) return { type: "category", label, collapsed: false, items: Array.from(list.children, readItem) };
  return { type: "link", label, href: item.firstElementChild!.getAttribute("href")! };
}

/**
 * The page came with the styles of its kind inlined. Loading the code of that kind would fetch them again, unless the document
 * has a link to them. This adds such links, disabled so that they load nothing.
 */
export function markInlinedStyles(document: Document): void {
  const files = document.querySelector<HTMLScriptElement>("script[data-styles]")?.dataset["styles"] ?? "";
  for (const href of files.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.setAttribute("disabled", "");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}

/** Replaces the head tags of the previous page. Those of the first page were written by the engine. */
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
