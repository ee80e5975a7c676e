import { LABELS } from "../../../../shared/labels.ts";
import type { Page } from "../../../../shared/page.ts";
import type { VersionData } from "../../../../shared/site.ts";
import { usePage } from "../../../runtime/context.tsx";
import { useDocsPlugin, usePreferredVersion, useVersionCandidates } from "../../../runtime/docs.ts";
import { ItemMenu } from "./ItemMenu.tsx";
import type { ItemProps } from "./item-props.ts";

export function DocsVersionDropdownItem({ item, isMobile }: ItemProps<"docsVersionDropdown">) {
  const page = usePage();
  const plugin = useDocsPlugin(item.pluginId);
  const { save } = usePreferredVersion(item.pluginId);
  const current = useVersionCandidates(item.pluginId)[0];
  const links = plugin.versions.map((version) => ({
    label: version.label,
    href: getVersionHref(page, version, item.pluginId),
    isCurrent: version.name === current?.name,
    onClick: () => save(version.name),
  }));
  return (
    <ItemMenu
      label={current?.label ?? LABELS.versions}
      groupLabel={isMobile ? LABELS.versions : LABELS.version}
      links={links}
      isMobile={isMobile}
      className={item.className}
    />
  );
}

/** The doc being read, in that version; the version's first page from everywhere else. */
function getVersionHref(page: Page, version: VersionData, pluginId: string): string {
  const alternates = page.kind === "doc" && page.pluginId === pluginId ? page.alternates : [];
  return alternates.find((alternate) => alternate.name === version.name)?.href ?? version.path;
}
