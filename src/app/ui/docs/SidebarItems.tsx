import { useId, useState } from "react";
import { LABELS } from "../../../shared/labels.ts";
import type { SidebarCategory, SidebarItem } from "../../../shared/page.ts";
import { isSamePath } from "../../../shared/paths.ts";
import { Collapsible } from "../primitives/Collapsible.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { isItemActive, isItemVisible } from "./sidebar-state.ts";

/** The same list in the sidebar and in the mobile menu. */
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

  /** A page may be reached from elsewhere: its category opens then, and closes only by hand. */
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
