import { useEffect, useRef } from "react";
import { LABELS } from "../../../shared/labels.ts";
import type { SidebarItem } from "../../../shared/page.ts";
import { SidebarItems } from "./SidebarItems.tsx";

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

/** Scrolls the sidebar alone: `scrollIntoView` would move the page as well. */
function revealCurrent(nav: HTMLElement): void {
  const current = nav.querySelector("[aria-current]")?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
    nav.scrollTop += current.top - frame.top - frame.height / 3;
  }
}
