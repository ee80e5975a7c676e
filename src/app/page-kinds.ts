/** The component of each page kind. One chunk a kind: a reader of docs never downloads the blog. */
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
};
