/** The docs versions that a search can be limited to, and all of them together. */
import { findActiveVersion } from "../../../shared/docs-versions.ts";
import { getDocsTag } from "../../../shared/search-files.ts";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { SiteData } from "../../../shared/site.ts";
import { getReadTags, getReadVersion } from "./read-tags.ts";

export interface VersionScope {
  /** Of the version; it stands in the address of the search page. */
  name: string;
  label: string;
  tags: string[];
}

export const ALL_VERSIONS = "all";

/** The versions of the docs being read, newest promise last; other docs keep the version that they are read in. */
export function listScopes(site: SiteData, pathname: string): VersionScope[] {
  const plugin = findActiveVersion(site.docs, pathname) ?? site.docs[0];
  if (!plugin) return [];
  const others = getReadTags({ ...site, docs: site.docs.filter((each) => each !== plugin) }, pathname);
  const versions = plugin.versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
  const single = versions.map(({ name, label }) => ({
    name,
    label,
    tags: [getDocsTag(plugin.pluginId, name), ...others],
  }));
  const every = site.docs.flatMap(({ pluginId, versions: own }) => own.map(({ name }) => getDocsTag(pluginId, name)));
  const all = { name: ALL_VERSIONS, label: SEARCH_WORDS.allVersions, tags: every };
  if (!hasChoice(site)) return [all];
  return single.length < 2 ? single : [...single, all];
}

/** A service that does not know of versions always searches all. */
function hasChoice({ search }: SiteData): boolean {
  return search.hosted?.contextualSearch ?? true;
}

/** The name of the scope that a reader is in. */
export function getReadScope(site: SiteData, pathname: string): string {
  const plugin = findActiveVersion(site.docs, pathname) ?? site.docs[0];
  return plugin && hasChoice(site) ? getReadVersion(plugin, pathname).name : ALL_VERSIONS;
}
