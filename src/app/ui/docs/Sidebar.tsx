import { useEffect, useId, useRef, useState } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { SidebarCategory, SidebarItem } from "../../../shared/sidebar.ts";
import { isSamePath } from "../../../shared/paths.ts";
import { Collapsible } from "../primitives/Collapsible.tsx";
import { Icon } from "../primitives/Icon.tsx";

export function Sidebar({ items, path }: { items: SidebarItem[]; path: string }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) revealCurrent(nav.current);
  }, [path]);
  return (
    <aside className="sidebar">
      <nav ref={nav} aria-label={LABELS.docsSidebar}>
        <SidebarItems items={items} path={path} />
      </nav>
    </aside>
  );
}

/** Scrolls only the sidebar. `scrollIntoView` would scroll the page as well. */
function revealCurrent(nav: HTMLElement): void {
  const current = nav.querySelector("[aria-current]")?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
    nav.scrollTop += current.top - frame.top - frame.height / 3;
  }
}

/** The sidebar and the mobile menu show the same list. */
export function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
  return (
    <ul className="sidebar-items">
      {items
        .filter((item) => isItemVisible(item, path))
        .map((item) => (
          <li key={item.type + item.label}>
            {item.type === "category" ? <Category category={item} path={path} /> : <PageLink {...item} path={path} />}
          </li>
        ))}
    </ul>
  );
}

function PageLink({ href, label, path }: { href: string; label: string; path: string }) {
  return (
    <a className="sidebar-link" href={href} aria-current={isSamePath(href, path) ? "page" : undefined}>
      {label}
    </a>
  );
}

function Category({ category, path }: { category: SidebarCategory; path: string }) {
  const { label, items, href } = category;
  const isActive = isItemActive(category, path);
  const [isOpen, setOpen] = useState(isActive || !category.collapsed);
  const id = useId();

  // A reader who comes to a page by another link sees its category opened. Only the reader closes it.
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    if (isActive) setOpen(true);
  }

  const toggle = {
    type: "button",
    "aria-expanded": isOpen,
    "aria-controls": id,
    onClick: () => setOpen(!isOpen),
  } as const;
  return (
    <>
      {href ? (
        <div className="sidebar-category">
          <PageLink href={href} label={label} path={path} />
          <button {...toggle} aria-label={isOpen ? LABELS.collapseCategory(label) : LABELS.expandCategory(label)}>
            <Icon name="chevron" />
          </button>
        </div>
      ) : (
        <button {...toggle} className="sidebar-category">
          {label}
          <Icon name="chevron" />
        </button>
      )}
      <Collapsible id={id} isOpen={isOpen}>
        <SidebarItems items={items} path={path} />
      </Collapsible>
    </>
  );
}

/** Whether the item is the page at `path` or contains it. */
export function isItemActive(item: SidebarItem, path: string): boolean {
  if (item.href && isSamePath(item.href, path)) return true;
  return item.type === "category" && item.items.some((child) => isItemActive(child, path));
}

/** An unlisted page is shown only while it is open, and a category only if a page of it is visible. */
export function isItemVisible(item: SidebarItem, path: string): boolean {
  if (isItemActive(item, path)) return true;
  if (item.type === "link") return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some((child) => isItemVisible(child, path));
}
