import { useEffect, useImperativeHandle, useRef, useState, type MouseEvent, type Ref } from "react";
import { flushSync } from "react-dom";
import { LABELS } from "../../../shared/labels.ts";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import { useLocation, usePage, useSite } from "../../runtime/context.tsx";
import { useLayoutMode } from "../../runtime/layout-mode.ts";
import { SidebarItems } from "../docs/SidebarItems.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { Logo } from "../primitives/Logo.tsx";
import { NavbarItem } from "./NavbarItem.tsx";

export interface MobileMenuHandle {
  open(): void;
}

/**
 * A modal dialog, so the browser itself keeps the focus inside, gives it back, closes on Escape and makes the page behind inert.
 * It has no content until it is opened: no page pays for a second copy of its navigation.
 */
export function MobileMenu({ items, ref }: { items: Item[]; ref: Ref<MobileMenuHandle> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const layout = useLayoutMode();
  const close = () => dialog.current?.close();

  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    document.documentElement.toggleAttribute("data-modal", isOpen);
  }, [isOpen]);
  useEffect(close, [pathname]);
  useEffect(() => {
    if (layout === "desktop") close();
  }, [layout]);

  /** The backdrop belongs to the dialog; a link to the page that is already shown changes no path. */
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest("a")) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
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

/** Opens on the pages of the docs where there are any, else on the main menu. */
function MenuPanel({ items, onClose }: { items: Item[]; onClose(): void }) {
  const { navbar, baseUrl } = useSite();
  const page = usePage();
  const sidebar = page.kind === "doc" ? page.sidebar : [];
  const [isSecondary, setSecondary] = useState(sidebar.length > 0);
  const nav = useRef<HTMLElement>(null);
  /** The button that was pressed is gone, so its focus goes to what came instead. */
  const turnTo = (secondary: boolean) => {
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
          <button type="button" className="menu-switch" onClick={() => turnTo(false)}>
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
            <button type="button" className="menu-switch" onClick={() => turnTo(true)}>
              {LABELS.pageNavigation}
            </button>
          )}
        </nav>
      )}
    </div>
  );
}
