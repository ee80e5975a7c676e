/** The names and addresses of the search files. */

/** The tag for posts and all else that belongs to no docs version. Crawlers of search services use the same tags. */
export const POSTS_TAG = "default";

export function getDocsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** A path inside the site, without a leading slash. The name stays when the content changes, so hosts must not cache it forever. */
export function getSearchFile(tag: string): string {
  return `search/${tag}.json`;
}

/** The folder of the files that large records are split into, with a slash at the end. */
export function getSearchFolder(tag: string): string {
  return `search/${tag}/`;
}
