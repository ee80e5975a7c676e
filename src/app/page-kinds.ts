/** The one place where a kind of page is declared: its component, which imports its styles, and the files that its code is in. */
import type { PageKind } from "../shared/page.ts";
import type { PageLoaders } from "./runtime/page-components.ts";

export const PAGE_KINDS: PageLoaders = {
  doc: () => import("./ui/docs/DocPage.tsx"),
  post: () => import("./ui/blog/Post.tsx"),
  "blog-list": () => import("./ui/blog/BlogList.tsx"),
  archive: () => import("./ui/blog/Archive.tsx"),
  authors: () => import("./ui/blog/Authors.tsx"),
  author: () => import("./ui/blog/Author.tsx"),
  home: () => import("./ui/pages/home/Home.tsx"),
  users: () => import("./ui/pages/users/Users.tsx"),
  plain: () => import("./ui/pages/PlainPage.tsx"),
  search: () => import("./ui/search/page/SearchPage.tsx"),
  "not-found": () => import("./ui/pages/NotFound.tsx"),
  offline: () => import("./ui/pages/offline/OfflinePage.tsx"),
};

/**
 * The chunks that a page of each kind loads: first its own, which kinds that are read in a row share, then those that it may
 * have code in common with. `client` is there on every page. A part that is loaded later, such as the search dialog, is a chunk
 * with the name of its file. Only the bundler reads this, so it costs readers nothing.
 */
export const PAGE_CHUNKS: Record<PageKind, [own: string, ...shared: string[]]> = {
  doc: ["client"],
  post: ["post"],
  "blog-list": ["blog", "post"],
  archive: ["archive", "timeline", "post"],
  authors: ["blog", "post"],
  author: ["blog", "post"],
  home: ["home", "marketing", "hero-component"],
  users: ["marketing"],
  plain: ["marketing"],
  search: ["search-page", "marketing", "search-dialog"],
  "not-found": ["marketing"],
  offline: ["offline", "marketing"],
};
