import { isExternal, isPathWithin, isSamePath } from "../../../../shared/paths.ts";
import { useLocation } from "../../../runtime/context.tsx";
import { Icon, isIconName } from "../../primitives/Icon.tsx";
import { ItemLink } from "./ItemLink.tsx";
import type { ItemProps } from "./item-props.ts";

export function DefaultItem({ item, isMobile }: ItemProps<"default">) {
  const { pathname } = useLocation();
  const icon = item.icon && isIconName(item.icon) ? item.icon : undefined;
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
