import type { NavbarItem } from "../../../../shared/navbar-items.ts";

export interface ItemProps<Type extends NavbarItem["type"]> {
  item: Extract<NavbarItem, { type: Type }>;
  /** In the mobile menu rather than in the bar. */
  isMobile: boolean;
}
