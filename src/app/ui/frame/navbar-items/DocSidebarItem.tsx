import { isSamePath } from "../../../../shared/paths.ts";
import { usePage } from "../../../runtime/context.tsx";
import { useVersionCandidates } from "../../../runtime/docs.ts";
import { findTarget } from "./find-target.ts";
import { ItemLink } from "./ItemLink.tsx";
import type { ItemProps } from "./item-props.ts";

export function DocSidebarItem({ item }: ItemProps<"docSidebar">) {
  const page = usePage();
  const href = findTarget(useVersionCandidates(item.pluginId), item.targets, `the sidebar "${item.sidebarId}"`);
  const isInSidebar =
    page.kind === "doc" && page.pluginId === item.pluginId && page.sidebarName === item.sidebarId ? "true" : undefined;
  return (
    <ItemLink href={href} current={isSamePath(page.path, href) ? "page" : isInSidebar} className={item.className}>
      {item.label}
    </ItemLink>
  );
}
