/** Navbar items that depend on the docs version of the reader. */
import { findActiveVersion } from "../../../../shared/docs-versions.ts";
import { LABELS } from "../../../../shared/labels/labels.ts";
import type { VersionTargets } from "../../../../shared/navbar-items.ts";
import { isSamePath } from "../../../../shared/paths.ts";
import type { VersionData } from "../../../../shared/site.ts";
import { STORAGE_KEYS } from "../../../../shared/storage-keys.ts";
import { useLocation, usePage } from "../../../runtime/context.tsx";
import { useAlternateHref, useDocsPlugin, usePreferredVersion, useVersionCandidates } from "../../../runtime/docs.ts";
import { ItemLink, ItemMenu, type Following, type ItemProps } from "./ItemParts.tsx";

export function DocItem({ item }: ItemProps<"doc">) {
  const { pathname } = useLocation();
  const href = findTarget(useVersionCandidates(item.pluginId), item.targets, `the doc of "${item.label}"`);
  return (
    <ItemLink
      href={href}
      current={isSamePath(pathname, href) ? "page" : undefined}
      className={item.className}
      following={useFollowing(item.pluginId, ({ name }) => item.targets[name])}
    >
      {item.label}
    </ItemLink>
  );
}

export function DocSidebarItem({ item }: ItemProps<"docSidebar">) {
  const page = usePage();
  const href = findTarget(useVersionCandidates(item.pluginId), item.targets, `the sidebar "${item.sidebarId}"`);
  const isInSidebar =
    page.kind === "doc" && page.pluginId === item.pluginId && page.sidebarName === item.sidebarId ? "true" : undefined;
  return (
    <ItemLink
      href={href}
      current={isSamePath(page.path, href) ? "page" : isInSidebar}
      className={item.className}
      following={useFollowing(item.pluginId, ({ name }) => item.targets[name])}
    >
      {item.label}
    </ItemLink>
  );
}

/** Shows the version that is being read, or the one that links to the docs would lead to. */
export function DocsVersionItem({ item }: ItemProps<"docsVersion">) {
  const version = useVersionCandidates(item.pluginId)[0];
  if (!version) throw new Error(`The docs plugin "${item.pluginId}" has no versions.`);
  return (
    <ItemLink
      href={version.path}
      className={item.className}
      following={useFollowing(item.pluginId, ({ path }) => path)}
    >
      {item.label ?? <VersionLabel pluginId={item.pluginId} label={version.label} />}
    </ItemLink>
  );
}

export function DocsVersionDropdownItem({ item, isMobile }: ItemProps<"docsVersionDropdown">) {
  const page = usePage();
  const plugin = useDocsPlugin(item.pluginId);
  const { getChoiceProps } = usePreferredVersion(item.pluginId);
  const current = useVersionCandidates(item.pluginId)[0];
  const getHref = useAlternateHref();
  // On a doc: the same doc in that version. On all other pages: the first page of that version.
  const alternates = page.kind === "doc" && page.pluginId === item.pluginId ? page.alternates : [];
  const getVersionHref = ({ name, path }: VersionData) => {
    const alternate = alternates.find((each) => each.name === name);
    return alternate ? getHref(alternate) : path;
  };
  const links = plugin.versions.map((version) => ({
    label: version.label,
    href: getVersionHref(version),
    isCurrent: version.name === current?.name,
    choice: getChoiceProps(version.name),
  }));
  return (
    <ItemMenu
      label={<VersionLabel pluginId={item.pluginId} label={current?.label ?? LABELS.versions} />}
      groupLabel={isMobile ? LABELS.versions : LABELS.version}
      links={links}
      isMobile={isMobile}
      className={item.className}
    />
  );
}

/** Only text, which the bootstrap may have replaced before the app hydrates it. */
function VersionLabel({ pluginId, label }: { pluginId: string; label: string }) {
  const following = useFollowing(pluginId, (version) => version.label);
  return (
    <span suppressHydrationWarning {...following}>
      {label}
    </span>
  );
}

/**
 * What the bootstrap shows for each version, because it knows which one the reader chose before the app runs. Where a version is
 * being read, or there is only one, nothing follows the reader's choice.
 */
function useFollowing(pluginId: string, show: (version: VersionData) => string | undefined): Following | undefined {
  const { versions } = useDocsPlugin(pluginId);
  const active = findActiveVersion(versions, useLocation().pathname);
  if (active || versions.length < 2) return undefined;
  const shown = versions.map((version) => [`data-to-${version.name}`, show(version)]);
  return { "data-docs": STORAGE_KEYS.preferredVersion(pluginId), ...(Object.fromEntries(shown) as Following) };
}

/** The target of an item that follows the docs version, in the first of these versions that has it. */
function findTarget(versions: VersionData[], targets: VersionTargets, what: string): string {
  for (const version of versions) {
    const target = targets[version.name];
    if (target) return target;
  }
  const wanted = versions.map((version) => version.name).join(", ");
  const available = Object.keys(targets).join(", ");
  throw new Error(`No docs version has ${what}. Looked in: ${wanted}. Versions that have it: ${available || "none"}.`);
}
