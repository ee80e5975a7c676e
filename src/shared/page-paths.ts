/** All pages of the site by address, for a reader whose address has no page. */

/** A path inside the site, without a leading slash. */
export const PAGE_PATHS_FILE = "page-paths.json";

/** The address of a page, with its base path, and its title. */
export type PagePath = [path: string, title: string];
