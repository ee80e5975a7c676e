/** The docs versions that a search can be limited to, and the control that chooses one of them. */
import { memo } from "react";
import { findActiveVersion } from "../../../shared/docs-versions.ts";
import { getDocsTag } from "../../../shared/search/files.ts";
import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import type { SiteData } from "../../../shared/site.ts";
import { getReadTags, getReadVersion } from "./button/read-tags.ts";

interface VersionChoiceProps {
  scopes: VersionScope[];
  chosen: string;
  onChoose(name: string): void;
}

export const VersionChoice = memo(function VersionChoice({ scopes, chosen, onChoose }: VersionChoiceProps) {
  if (scopes.length < 2) return null;
  return (
    <fieldset className="search-versions">
      <legend className="hidden-text">{SEARCH_WORDS.version}</legend>
      {scopes.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="search-version" checked={name === chosen} onChange={() => onChoose(name)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
});

export interface VersionScope {
  /** The name of the version, which is also used in the address of the search page. */
  name: string;
  label: string;
  tags: string[];
}

export const ALL_VERSIONS = "all";

/**
 * The versions of the docs being read, the latest first, and all together. Of other docs, the version being read is searched; which
 * one that is may be stored in the browser, so the engine leaves it out (`isKnown`).
 */
export function listScopes(site: SiteData, pathname: string, { isKnown = true } = {}): VersionScope[] {
  const plugin = findActiveVersion(site.docs, pathname) ?? site.docs[0];
  if (!plugin) return [];
  const docs = isKnown ? site.docs.filter((each) => each !== plugin) : [];
  const others = getReadTags({ ...site, docs }, pathname);
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

/** A service without contextual search cannot tell versions apart, so it always searches all. */
function hasChoice({ search }: SiteData): boolean {
  return search.hosted?.contextualSearch ?? true;
}

/** The name of the version that the reader is reading. */
export function getReadScope(site: SiteData, pathname: string): string {
  const plugin = findActiveVersion(site.docs, pathname) ?? site.docs[0];
  return plugin && hasChoice(site) ? getReadVersion(plugin, pathname).name : ALL_VERSIONS;
}
