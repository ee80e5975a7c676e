/** Navbar items that are the same for every docs version. */
import { getLocale } from "../../../../shared/head.ts";
import { LABELS } from "../../../../shared/labels/labels.ts";
import { isExternal, isPathWithin, isSamePath, stripBase, withBase } from "../../../../shared/paths.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { Markup } from "../../primitives/Html.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { SearchButton } from "../../search/button/SearchButton.tsx";
import { ItemLink, ItemMenu, type ItemProps } from "./ItemParts.tsx";

export function DefaultItem({ item, isMobile }: ItemProps<"default">) {
  const { pathname } = useLocation();
  const { icon } = item;
  return (
    <ItemLink href={item.href} current={getCurrent(item, pathname)} isPlain={item.plain} className={item.className}>
      {icon && <Icon name={icon} />}
      <span className={icon && !isMobile ? "hidden-text" : undefined}>{item.label}</span>
    </ItemLink>
  );
}

function getCurrent(item: ItemProps<"default">["item"], pathname: string): "page" | "true" | undefined {
  if (isExternal(item.href)) return undefined;
  if (isSamePath(pathname, item.href)) return "page";
  return item.activeBase && isPathWithin(pathname, item.activeBase) ? "true" : undefined;
}

export function DropdownItem({ item, isMobile }: ItemProps<"dropdown">) {
  const { pathname } = useLocation();
  const links = item.items.map((link) => ({ ...link, isCurrent: isSamePath(pathname, link.href) }));
  return <ItemMenu label={item.label} links={links} isMobile={isMobile} className={item.className} />;
}

export function LocaleDropdownItem({ item, isMobile }: ItemProps<"localeDropdown">) {
  const site = useSite();
  const { pathname } = useLocation();
  const path = stripBase(site.baseUrl, pathname) ?? "/";
  const links = Object.entries(site.locales).map(([name, locale]) => ({
    label: locale.label,
    href: name === site.locale ? pathname : withBase(site.baseUrl, `/${locale.path}${path}`),
    lang: locale.htmlLang,
    isCurrent: name === site.locale,
  }));
  return (
    <ItemMenu
      label={getLocale(site).label}
      groupLabel={LABELS.languages}
      links={links}
      isMobile={isMobile}
      className={item.className}
    />
  );
}

/** Search is always in the bar, even on phones, so the mobile menu leaves it out. */
export function SearchItem({ isMobile }: ItemProps<"search">) {
  return isMobile ? null : <SearchButton />;
}

/** The HTML comes from the site's own configuration, so it is trusted. */
export function HtmlItem({ item }: ItemProps<"html">) {
  return <Markup html={item.value} className={item.className} />;
}
