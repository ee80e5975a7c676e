/** The reading order of docs and posts, as sidebars and the links between pages show it. */
import type { NavLink, PostLink } from "../../shared/page.ts";
import type { SidebarItem, SidebarLink } from "../../shared/sidebar.ts";
import { isSamePath } from "../../shared/paths.ts";

/** All links of a sidebar in reading order, without unlisted docs. */
export function listLinks(items: SidebarItem[]): SidebarLink[] {
  return items.flatMap((item): SidebarLink[] => {
    if (item.type === "link") return item.unlisted ? [] : [item];
    const own: SidebarLink[] =
      item.href && !item.linkUnlisted ? [{ type: "link", label: item.label, href: item.href }] : [];
    return [...own, ...listLinks(item.items)];
  });
}

export function findFirstLink(items: SidebarItem[]): SidebarLink | undefined {
  return listLinks(items)[0];
}

export function getNeighbours(items: SidebarItem[], path: string): { previous?: NavLink; next?: NavLink } {
  const links = listLinks(items).filter((link) => link.href.startsWith("/"));
  const index = links.findIndex((link) => isSamePath(link.href, path));
  if (index < 0) return {};
  const [previous, next] = [links[index - 1], links[index + 1]];
  return {
    ...(previous && { previous: { label: previous.label, href: previous.href } }),
    ...(next && { next: { label: next.label, href: next.href } }),
  };
}

/** An unlisted doc is shown in the sidebar only while it is being read. */
export function hideUnlisted(items: SidebarItem[], activePath: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "link") return item.unlisted && !isSamePath(item.href, activePath) ? [] : [item];
    const children = hideUnlisted(item.items, activePath);
    const { href, linkUnlisted, ...category } = item;
    const keepsLink = href !== undefined && (!linkUnlisted || isSamePath(href, activePath));
    if (children.length === 0 && !keepsLink) return [];
    return [{ ...category, items: children, ...(keepsLink && { href, ...(linkUnlisted && { linkUnlisted }) }) }];
  });
}

/** Posts come newest first, so the years do as well. */
export function groupByYear<P extends PostLink>(posts: P[]): { year: string; posts: P[] }[] {
  const years = new Map<string, P[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, list]) => ({ year, posts: list }));
}
