import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type Ref,
} from "react";
import { flushSync } from "react-dom";
import { DESKTOP_BREAKPOINT_PX } from "../../../shared/constants.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import { useLocation, usePage, useSite } from "../../runtime/context.tsx";
import { SidebarItems } from "../docs/Sidebar.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { Logo } from "../primitives/Logo.tsx";
import { loadAppStyles } from "./app-styles.ts";
import { NavbarItem } from "./NavbarItem.tsx";

export interface MobileMenuHandle {
  open(): void;
}

/**
 * The menu of small screens. It is a modal dialog, so that the browser keeps the focus inside, restores it afterwards, closes on
 * Escape and makes the page behind inert. It is empty until it opens, so that no page carries a second copy of its navigation.
 */
export function MobileMenu({ items, ref }: { items: Item[]; ref: Ref<MobileMenuHandle> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const layout = useLayoutMode();
  const close = () => dialog.current?.close();

  useImperativeHandle(ref, () => ({ open: () => void loadAppStyles().then(() => setOpen(true)) }), []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    document.documentElement.toggleAttribute("data-modal", isOpen);
  }, [isOpen]);
  useEffect(close, [pathname]);
  useEffect(() => {
    if (layout === "desktop") close();
  }, [layout]);

  // A click on the backdrop has the dialog as its target. A link to the current page changes no path, so it must close the menu here.
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest("a")) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same for keyboards
    <dialog
      ref={dialog}
      className="mobile-menu"
      aria-label={LABELS.menu}
      inert={!isOpen}
      onClick={onClick}
      onClose={() => setOpen(false)}
    >
      {isOpen && <MenuPanel items={items} onClose={close} />}
    </dialog>
  );
}

/** Shows the docs sidebar first on pages that have one, and the main menu on all others. */
function MenuPanel({ items, onClose }: { items: Item[]; onClose(): void }) {
  const { navbar, baseUrl } = useSite();
  const page = usePage();
  const sidebar = page.kind === "doc" ? page.sidebar : [];
  const [isSecondary, setSecondary] = useState(sidebar.length > 0);
  const nav = useRef<HTMLElement>(null);
  // The button that was pressed disappears, so the focus moves to the new list.
  const switchTo = (secondary: boolean) => {
    flushSync(() => setSecondary(secondary));
    nav.current?.focus();
  };
  return (
    <div className="menu-panel">
      <div className="menu-head">
        <a className="brand" href={baseUrl}>
          <Logo /> {navbar.title}
        </a>
        <button type="button" className="icon-button" aria-label={LABELS.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {isSecondary ? (
        <nav ref={nav} tabIndex={-1} aria-label={LABELS.docsSidebar}>
          <button type="button" className="menu-switch" onClick={() => switchTo(false)}>
            <Icon name="back" />
            {LABELS.backToMainMenu}
          </button>
          <SidebarItems items={sidebar} path={page.path} />
        </nav>
      ) : (
        <nav ref={nav} tabIndex={-1} aria-label={LABELS.mainNavigation}>
          <ul className="menu-items">
            {items.map((item, index) => (
              <li key={index}>
                <NavbarItem item={item} isMobile />
              </li>
            ))}
          </ul>
          {sidebar.length > 0 && (
            <button type="button" className="menu-switch" onClick={() => switchTo(true)}>
              {LABELS.pageNavigation}
            </button>
          )}
        </nav>
      )}
    </div>
  );
}

/** `ssr` while rendering on the server and while hydrating, when the width is unknown. */
type LayoutMode = "ssr" | "desktop" | "mobile";

export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore<LayoutMode>(
    watchWidth,
    () => getLayoutMode(window.innerWidth),
    () => "ssr",
  );
}

export function getLayoutMode(width: number): LayoutMode {
  return width > DESKTOP_BREAKPOINT_PX ? "desktop" : "mobile";
}

function watchWidth(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
