/** The docs versions that a search looks into, by tag: of each docs plugin the one being read, else the preferred, else the latest. */
import { findActiveVersion, getLatestVersion } from "../../../../shared/docs-versions.ts";
import { getDocsTag } from "../../../../shared/search/files.ts";
import type { DocsPluginData, SiteData, VersionData } from "../../../../shared/site.ts";
import { STORAGE_KEYS } from "../../../../shared/storage-keys.ts";
import { createStorageSlot } from "../../../runtime/storage.ts";

export function getReadTags({ docs }: SiteData, pathname: string): string[] {
  return docs.map((plugin) => getDocsTag(plugin.pluginId, getReadVersion(plugin, pathname).name));
}

export function getReadVersion({ pluginId, versions }: DocsPluginData, pathname: string): VersionData {
  const preferred = createStorageSlot(STORAGE_KEYS.preferredVersion(pluginId)).get();
  return (
    findActiveVersion(versions, pathname) ??
    versions.find((version) => version.name === preferred) ??
    getLatestVersion(versions)
  );
}
