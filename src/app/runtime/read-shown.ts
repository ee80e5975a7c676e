/** Parts of the first page's data that its document shows anyway, read back from there: see `listShown` in the engine's `render.ts`. */
import type { SidebarItem, TocItem } from "../../shared/page.ts";

export function readContents(document: Document): TocItem[] {
  const items = document.querySelector(".contents-list")?.querySelectorAll<HTMLElement>("li") ?? [];
  return Array.from(items, (item) => {
    const link = item.querySelector("a")!;
    return { id: link.getAttribute("href")!.slice(1), text: link.textContent, level: Number(item.dataset["level"]) };
  });
}

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
