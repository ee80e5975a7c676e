import type { ReactNode } from "react";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import { DefaultItem } from "./navbar-items/DefaultItem.tsx";
import { DocItem } from "./navbar-items/DocItem.tsx";
import { DocSidebarItem } from "./navbar-items/DocSidebarItem.tsx";
import { DocsVersionDropdownItem } from "./navbar-items/DocsVersionDropdownItem.tsx";
import { DocsVersionItem } from "./navbar-items/DocsVersionItem.tsx";
import { DropdownItem } from "./navbar-items/DropdownItem.tsx";
import { HtmlItem } from "./navbar-items/HtmlItem.tsx";
import type { ItemProps } from "./navbar-items/item-props.ts";
import { LocaleDropdownItem } from "./navbar-items/LocaleDropdownItem.tsx";
import { SearchItem } from "./navbar-items/SearchItem.tsx";

const COMPONENTS: { [Type in Item["type"]]: (props: ItemProps<Type>) => ReactNode } = {
  default: DefaultItem,
  dropdown: DropdownItem,
  localeDropdown: LocaleDropdownItem,
  search: SearchItem,
  html: HtmlItem,
  doc: DocItem,
  docSidebar: DocSidebarItem,
  docsVersion: DocsVersionItem,
  docsVersionDropdown: DocsVersionDropdownItem,
};

/** Whichever of them: what fits every one is what fits none in particular. */
type AnyItem = (props: { item: never; isMobile: boolean }) => ReactNode;

/**
 * One item of the navbar. The component is called rather than rendered, so that its errors are caught on the server too, where
 * error boundaries do nothing: a wrong configuration should fail the build with its name. The type of an item never changes, so
 * neither does the order of hooks.
 */
export function NavbarItem({ item, isMobile = false }: { item: Item; isMobile?: boolean }) {
  const component: AnyItem | undefined = COMPONENTS[item.type];
  if (!component) throw new Error(`No NavbarItem component found for the type "${item.type}"`);
  try {
    return component({ item: item as never, isMobile });
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause });
  }
}
