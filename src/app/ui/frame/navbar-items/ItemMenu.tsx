import { useId, useState } from "react";
import type { NavLink } from "../../../../shared/page.ts";
import { Collapsible } from "../../primitives/Collapsible.tsx";
import { Dropdown } from "../../primitives/Dropdown.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { Link } from "../../primitives/Link.tsx";

export interface MenuLink extends NavLink {
  isCurrent?: boolean;
  lang?: string;
  onClick?(): void;
}

interface ItemMenuProps {
  label: string;
  /** What the list holds; it names the group in the mobile menu, where the current choice is marked in the list anyway. */
  groupLabel?: string;
  links: MenuLink[];
  isMobile: boolean;
  className?: string | undefined;
}

/** A list of links: a dropdown in the bar, a group that unfolds in the mobile menu. */
export function ItemMenu({ label, groupLabel, links, isMobile, className }: ItemMenuProps) {
  const items = links.map((link) => (
    <li key={link.href + link.label}>
      <Link href={link.href} lang={link.lang} aria-current={link.isCurrent ? "true" : undefined} onClick={link.onClick}>
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

function Group({ label, children }: { label: string; children: React.ReactNode }) {
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
