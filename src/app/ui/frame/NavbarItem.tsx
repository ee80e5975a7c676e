import type { ReactNode } from "react";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import { DocItem, DocSidebarItem, DocsVersionDropdownItem, DocsVersionItem } from "./navbar-items/DocsItems.tsx";
import type { ItemProps } from "./navbar-items/ItemParts.tsx";
import { DefaultItem, DropdownItem, HtmlItem, LocaleDropdownItem, SearchItem } from "./navbar-items/SiteItems.tsx";

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

/** Any of the components above. `never` is what TypeScript infers for a property that must fit all of them. */
type AnyItem = (props: { item: never; isMobile: boolean }) => ReactNode;

/**
 * One item of the navbar. Its component is called rather than rendered, so that its errors are caught on the server, too, where
 * error boundaries do nothing: a wrong configuration then fails the build with a message that names it. This is safe for hooks,
 * because the type of an item never changes.
 */
export function NavbarItem({ item, isMobile = false }: { item: Item; isMobile?: boolean }) {
  const component: AnyItem | undefined = COMPONENTS[item.type];
  if (!component) throw new Error(`No NavbarItem component found for the type "${item.type}"`);
  try {
    // `as never`: the table above guarantees that the component fits the type of the item.
    return component({ item: item as never, isMobile });
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause });
  }
}
