/** The items of a docs sidebar, as the engine makes them of a sidebars file and the app shows them. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: "link";
  label: string;
  href: string;
  unlisted?: boolean;
}

export interface SidebarCategory {
  type: "category";
  label: string;
  items: SidebarItem[];
  collapsed: boolean;
  /** A category may be a page itself. */
  href?: string;
  linkUnlisted?: boolean;
}
