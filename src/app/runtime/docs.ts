/** Which docs plugin and version a reader is in, chose last, or can go to. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { findActiveVersion, getLatestVersion } from "../../shared/docs-versions.ts";
import type { DocAlternate } from "../../shared/page.ts";
import type { DocsPluginData, VersionData } from "../../shared/site.ts";
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import { useLocation, usePage, useSite } from "./context.tsx";
import { createStorageSlot } from "./storage.ts";

export function useDocsPlugin(pluginId: string): DocsPluginData {
  return getDocsPlugin(useSite().docs, pluginId);
}

export function getDocsPlugin(plugins: DocsPluginData[], pluginId: string): DocsPluginData {
  const plugin = plugins.find((candidate) => candidate.pluginId === pluginId);
  if (plugin) return plugin;
  const available = plugins.map((candidate) => candidate.pluginId).join(", ") || "none";
  throw new Error(`The docs plugin "${pluginId}" is not enabled. Available: ${available}.`);
}

/** The docs plugin that `pathname` belongs to. The longest path wins, because one plugin may lie inside another. */
export function getActiveDocsPlugin(
  plugins: DocsPluginData[],
  pathname: string,
  { required = false } = {},
): DocsPluginData | undefined {
  const plugin = findActiveVersion(plugins, pathname);
  if (plugin || !required) return plugin;
  const available = plugins.map(({ path }) => path).join(", ") || "nowhere";
  throw new Error(`No active docs plugin found for the pathname ${pathname}. Docs are at: ${available}.`);
}

export interface ChoiceProps {
  "data-docs": string;
  "data-version": string;
  onClick(): void;
}

/** The version the reader chose last. A stored name of a version that no longer exists is cleared. */
export function usePreferredVersion(pluginId: string): {
  preferred: VersionData | undefined;
  /** For a link by which the reader chooses a version. The bootstrap reads the attributes, where a link is pressed before the app runs. */
  getChoiceProps(name: string): ChoiceProps;
} {
  const { versions } = useDocsPlugin(pluginId);
  const key = STORAGE_KEYS.preferredVersion(pluginId);
  const slot = useMemo(() => createStorageSlot(key), [key]);
  const stored = useSyncExternalStore(slot.subscribe, slot.get, () => null);
  const preferred = versions.find((version) => version.name === stored);
  useEffect(() => {
    if (stored !== null && !preferred) slot.remove();
  }, [slot, stored, preferred]);
  return {
    preferred,
    getChoiceProps: (name) => ({ "data-docs": key, "data-version": name, onClick: () => slot.set(name) }),
  };
}

/** Leads to the same doc in another version, and there to the place that is being read. Where there is no such doc, to that version. */
export function useAlternateHref(): (alternate: DocAlternate) => string {
  const { search, hash } = useLocation();
  return ({ href, hasDoc }) => (hasDoc ? href + search + hash : href);
}

/** The versions in which a link that follows the reader looks for its target, in this order. */
export function useVersionCandidates(pluginId: string): VersionData[] {
  const { versions } = useDocsPlugin(pluginId);
  const { preferred } = usePreferredVersion(pluginId);
  const { kind, path } = usePage();
  // On a doc, there must be docs to which it belongs. Elsewhere, the item leads to the docs.
  getActiveDocsPlugin(useSite().docs, path, { required: kind === "doc" });
  const active = findActiveVersion(versions, useLocation().pathname);
  return getVersionCandidates(active, preferred, getLatestVersion(versions));
}

export function getVersionCandidates(...versions: (VersionData | undefined)[]): VersionData[] {
  return [...new Set(versions)].filter((version) => version !== undefined);
}
