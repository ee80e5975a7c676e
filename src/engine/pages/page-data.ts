/** The data of a page, as its document has it, and as the app fetches it from other pages. */
import type { HomePage, Page, PageData, PostParts } from "../../shared/page.ts";
import type { SidebarItem } from "../../shared/sidebar.ts";

/** The data leaves out what the document shows, because the app can read it from there: see `app/runtime/document.ts`. */
export function createEmbeddedData(page: Page, buildId: string): PageData {
  const isSidebarShown = "sidebar" in page && page.sidebar.every(isShownFully);
  const left = { ...leaveSlotsOut(page), html: {}, ...(isSidebarShown && { sidebar: undefined as never }) };
  return { buildId, ...(isSidebarShown && { isSidebarShown }), page: left };
}

/** Whether the links and headings in the document show everything about the item. */
function isShownFully(item: SidebarItem): boolean {
  if (item.type === "link") return !item.unlisted;
  return !item.collapsed && !item.href && item.items.every(isShownFully);
}

export function renderPageData(page: Page, buildId: string): string {
  return JSON.stringify({ buildId, page: leaveSlotsOut(page) } satisfies PageData);
}

/** What the app has as HTML already: see `listSlots` in `app/ui/page-slots.tsx`. */
function leaveSlotsOut(page: Page): Page {
  if (page.kind === "home") return leaveSectionsOut(page);
  if ("page" in page.html) return keepBase(page);
  if (!("toc" in page)) return page;
  const rendered: Record<"toc" | "previous" | "next" | keyof PostParts, undefined> = {
    toc: undefined,
    previous: undefined,
    next: undefined,
    release: undefined,
    authors: undefined,
    tags: undefined,
    readingMinutes: undefined,
    recent: undefined,
    newer: undefined,
    older: undefined,
  };
  return { ...page, ...(rendered as object) };
}

/** The HTML of a page that does not react has all that the app shows. */
function keepBase({ kind, path, title, description, html, noindex, canonical }: Page): Page {
  // A cast, because the app reads nothing else of such a page.
  return { kind, path, title, description, html, noindex, canonical } as Page;
}

function leaveSectionsOut(page: HomePage): HomePage {
  const rendered: Record<"languages" | "editors" | "users" | "userCount" | "surveys", undefined> = {
    languages: undefined,
    editors: undefined,
    users: undefined,
    userCount: undefined,
    surveys: undefined,
  };
  const { hero } = page.words;
  return { ...page, words: hero ? { hero } : {}, ...(rendered as object) };
}
