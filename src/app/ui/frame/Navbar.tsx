import { useEffect, useRef, useState } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import { useSite } from "../../runtime/context.tsx";
import { ColorModeToggle } from "../primitives/ColorModeToggle.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { Logo } from "../primitives/Logo.tsx";
import { MobileMenu, type MobileMenuHandle } from "./MobileMenu.tsx";
import { NavbarItem } from "./NavbarItem.tsx";

const SEARCH: Item = { type: "search", position: "right" };

export function Navbar() {
  const { navbar, baseUrl, colorMode } = useSite();
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
          {!colorMode.disableSwitch && <ColorModeToggle className="color-mode needs-js" />}
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

/** Hides the navbar while the reader scrolls down, and shows it again on the way up. */
function useHideOnScroll(enabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    let previousTop = window.scrollY;
    const handleScroll = () => {
      const top = window.scrollY;
      const maxTop = document.documentElement.scrollHeight - window.innerHeight;
      const step = { previousTop, top, maxTop };
      setHidden((current) => getNextHidden({ isHidden: current, ...step }));
      previousTop = top;
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [enabled]);
  return enabled && isHidden;
}

/** This close to the top, the navbar always shows. */
const TOP_ZONE_PX = 64;

interface ScrollStep {
  isHidden: boolean;
  previousTop: number;
  top: number;
  /** The end of the page. Overscrolling goes beyond it and springs back, which does not count as scrolling up. */
  maxTop: number;
}

export function getNextHidden({ isHidden, previousTop, top, maxTop }: ScrollStep): boolean {
  if (top <= TOP_ZONE_PX) return false;
  if (top > previousTop) return true;
  return top < previousTop && top < maxTop ? false : isHidden;
}
