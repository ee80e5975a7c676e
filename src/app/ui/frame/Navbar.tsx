import { useRef } from "react";
import { LABELS } from "../../../shared/labels.ts";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import { useSite } from "../../runtime/context.tsx";
import { useHideOnScroll } from "../../runtime/hide-on-scroll.ts";
import { Icon } from "../primitives/Icon.tsx";
import { ColorModeToggle } from "./ColorModeToggle.tsx";
import { Logo } from "../primitives/Logo.tsx";
import { MobileMenu, type MobileMenuHandle } from "./MobileMenu.tsx";
import { NavbarItem } from "./NavbarItem.tsx";

const SEARCH: Item = { type: "search", position: "right" };

export function Navbar() {
  const { navbar, baseUrl } = useSite();
  const isHidden = useHideOnScroll(navbar.hideOnScroll);
  const menu = useRef<MobileMenuHandle>(null);
  const items = navbar.items.filter((item) => item.type !== "search");
  const search = navbar.items.find((item) => item.type === "search") ?? SEARCH;
  return (
    <header className="navbar" data-hidden={isHidden || undefined}>
      <div className="wrap navbar-row">
        <a className="brand" href={baseUrl}>
          <Logo />
          {` ${navbar.title}`}
        </a>
        <nav className="navbar-nav" aria-label={LABELS.mainNavigation}>
          <ItemList items={items} position="left" />
          <ItemList items={items} position="right" />
        </nav>
        <div className="navbar-tools">
          <NavbarItem item={search} />
          <ColorModeToggle />
          <button
            type="button"
            className="menu-button icon-button needs-js"
            aria-label={LABELS.openMenu}
            aria-haspopup="dialog"
            onClick={() => menu.current?.open()}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MobileMenu ref={menu} items={items} />
    </header>
  );
}

function ItemList({ items, position }: { items: Item[]; position: Item["position"] }) {
  const placed = items.filter((item) => item.position === position);
  if (placed.length === 0) return null;
  return (
    <ul className={`navbar-items at-${position}`}>
      {placed.map((item, index) => (
        <li key={index}>
          <NavbarItem item={item} />
        </li>
      ))}
    </ul>
  );
}
