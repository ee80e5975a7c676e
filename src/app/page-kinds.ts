/** The one place where a kind of page is declared: its component, which imports its styles, further styles, and the files that its code is in. */
import type { PageKind } from "../shared/page.ts";
import type { PageLoaders, PageStyles } from "./runtime/page-components.ts";
import { loadArchiveStyles, loadBlogStyles } from "./ui/blog/blog-styles.ts";

export const PAGE_KINDS: PageLoaders = {
  doc: () => import("./ui/docs/DocPage.tsx"),
  post: () => import("./ui/docs/DocPage.tsx"),
  "blog-list": () => import("./ui/pages/StaticPage.tsx"),
  archive: () => import("./ui/pages/StaticPage.tsx"),
  authors: () => import("./ui/pages/StaticPage.tsx"),
  author: () => import("./ui/pages/StaticPage.tsx"),
  home: () => import("./ui/pages/home/Home.tsx"),
  users: () => import("./ui/pages/users/Users.tsx"),
  plain: () => import("./ui/pages/PlainPage.tsx"),
  search: () => import("./ui/search/page/SearchPage.tsx"),
  "not-found": () => import("./ui/pages/NotFound.tsx"),
  offline: () => import("./ui/pages/offline/OfflinePage.tsx"),
};

/** Styles that come beside the component of a kind, as other kinds have the same component. */
export const PAGE_STYLES: PageStyles = {
  post: loadBlogStyles,
  "blog-list": loadBlogStyles,
  archive: loadArchiveStyles,
  authors: loadBlogStyles,
  author: loadBlogStyles,
};

/**
 * The chunks that a page of each kind loads: first its own, which kinds that are read in a row share, then those that it may
 * have code in common with. `client` is there on every page. A part that is loaded later, such as the search dialog, is a chunk
 * with the name of its file. Only the bundler reads this, so it costs readers nothing.
 */
export const PAGE_CHUNKS: Record<PageKind, [own: string, ...shared: string[]]> = {
  doc: ["client"],
  post: ["client"],
  "blog-list": ["client"],
  archive: ["client"],
  authors: ["client"],
  author: ["client"],
  home: ["home", "marketing", "hero-component"],
  users: ["marketing"],
  plain: ["marketing"],
  search: ["search-page", "marketing", "search-dialog"],
  "not-found": ["marketing"],
  offline: ["offline", "marketing"],
};
