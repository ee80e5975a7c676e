import { isSamePath } from "../../../../shared/paths.ts";
import { useLocation } from "../../../runtime/context.tsx";
import { ItemMenu } from "./ItemMenu.tsx";
import type { ItemProps } from "./item-props.ts";

export function DropdownItem({ item, isMobile }: ItemProps<"dropdown">) {
  const { pathname } = useLocation();
  const links = item.items.map((link) => ({ ...link, isCurrent: isSamePath(pathname, link.href) }));
  return <ItemMenu label={item.label} links={links} isMobile={isMobile} className={item.className} />;
}
