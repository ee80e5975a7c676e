/** What the navbar items are made of: their props, a link, and a menu of links. */
import { useId, useState, type ReactNode } from "react";
import type { NavbarItem } from "../../../../shared/navbar-items.ts";
import type { NavLink } from "../../../../shared/page.ts";
import type { ChoiceProps } from "../../../runtime/docs.ts";
import { Collapsible } from "../../primitives/Collapsible.tsx";
import { Dropdown } from "../../primitives/Dropdown.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { Link } from "../../primitives/Link.tsx";

export interface ItemProps<Type extends NavbarItem["type"]> {
  item: Extract<NavbarItem, { type: Type }>;
  /** Whether the item is in the mobile menu rather than in the bar. */
  isMobile: boolean;
}

interface ItemLinkProps {
  href: string;
  /** `page` marks a link to the current page, `true` one to a page above it. */
  current?: "page" | "true" | undefined;
  /** The target is not a page of this app, so the router leaves it to the browser. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
  /** For the bootstrap, which may have changed the address before the app hydrates it. */
  following?: Following | undefined;
  children: ReactNode;
}

/** Attributes that tell the bootstrap what to show for each docs version. */
export type Following = Record<`data-${string}`, string | undefined>;

export function ItemLink({ href, current, isPlain, className = "", following, children }: ItemLinkProps) {
  return (
    <Link
      className={`nav-link ${className}`}
      href={href}
      aria-current={current}
      data-plain={isPlain || undefined}
      suppressHydrationWarning={following !== undefined}
      {...following}
    >
      {children}
    </Link>
  );
}

interface MenuLink extends NavLink {
  isCurrent?: boolean;
  lang?: string;
  choice?: ChoiceProps;
}

interface ItemMenuProps {
  label: ReactNode;
  /** Names the list in the mobile menu, which marks the current choice inside the list. */
  groupLabel?: string;
  links: MenuLink[];
  isMobile: boolean;
  className?: string | undefined;
}

/** A list of links: a dropdown in the bar, a group that unfolds in the mobile menu. */
export function ItemMenu({ label, groupLabel, links, isMobile, className }: ItemMenuProps) {
  const items = links.map((link) => (
    <li key={link.href + link.label}>
      <Link href={link.href} lang={link.lang} aria-current={link.isCurrent ? "true" : undefined} {...link.choice}>
        {link.label}
      </Link>
    </li>
  ));
  if (isMobile) return <Group label={groupLabel ?? label}>{items}</Group>;
  return (
    <Dropdown label={label} hint={groupLabel} className={className}>
      {items}
    </Dropdown>
  );
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="nav-link menu-group"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <Collapsible id={id} isOpen={isOpen}>
        <ul className="menu-group-list">{children}</ul>
      </Collapsible>
    </>
  );
}
