import { isSamePath } from "../../../../shared/paths.ts";
import { useLocation } from "../../../runtime/context.tsx";
import { useVersionCandidates } from "../../../runtime/docs.ts";
import { findTarget } from "./find-target.ts";
import { ItemLink } from "./ItemLink.tsx";
import type { ItemProps } from "./item-props.ts";

export function DocItem({ item }: ItemProps<"doc">) {
  const { pathname } = useLocation();
  const href = findTarget(useVersionCandidates(item.pluginId), item.targets, `the doc of "${item.label}"`);
  return (
    <ItemLink href={href} current={isSamePath(pathname, href) ? "page" : undefined} className={item.className}>
      {item.label}
    </ItemLink>
  );
}
