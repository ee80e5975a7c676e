import { LABELS } from "../../../../shared/labels.ts";
import { stripBase, withBase } from "../../../../shared/paths.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { ItemMenu } from "./ItemMenu.tsx";
import type { ItemProps } from "./item-props.ts";

export function LocaleDropdownItem({ item, isMobile }: ItemProps<"localeDropdown">) {
  const site = useSite();
  const { pathname } = useLocation();
  const current = site.locales[site.locale];
  if (!current) {
    const available = Object.keys(site.locales).join(", ");
    throw new Error(`The locale "${site.locale}" has no configuration. Available locales: ${available || "none"}.`);
  }
  const path = stripBase(site.baseUrl, pathname) ?? "/";
  const links = Object.entries(site.locales).map(([name, locale]) => ({
    label: locale.label,
    href: name === site.locale ? pathname : withBase(site.baseUrl, `/${locale.path}${path}`),
    lang: locale.htmlLang,
    isCurrent: name === site.locale,
  }));
  return (
    <ItemMenu
      label={current.label}
      groupLabel={LABELS.languages}
      links={links}
      isMobile={isMobile}
      className={item.className}
    />
  );
}
