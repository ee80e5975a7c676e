/** Where the records of search are, and what they are called. */

/** Posts, and whatever else belongs to no docs version, as crawlers of search services tag it. */
export const POSTS_TAG = "default";

export function getDocsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Inside the site, without a leading slash. Not immutable: its name stays when its contents change. */
export function getSearchFile(tag: string): string {
  return `search/${tag}.json`;
}
