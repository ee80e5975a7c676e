import type { SidebarItem } from "../../../shared/page.ts";
import { isSamePath } from "../../../shared/paths.ts";

/** Whether the item is the page at `path` or holds it. */
export function isItemActive(item: SidebarItem, path: string): boolean {
  if (item.href && isSamePath(item.href, path)) return true;
  return item.type === "category" && item.items.some((child) => isItemActive(child, path));
}

/** Unlisted pages are shown only to whoever is on them; a category without visible pages is not shown at all. */
export function isItemVisible(item: SidebarItem, path: string): boolean {
  if (isItemActive(item, path)) return true;
  if (item.type === "link") return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some((child) => isItemVisible(child, path));
}
