/** What the service worker gets from the build and from pages. */

export interface OfflineBuild {
  id: string;
  base: string;
  /** A page or a file of data that contains one of these belongs to this build. */
  markers: string[];
  /** Shown in place of pages that are not kept. */
  offlinePage: string;
  /** Files that every page may need. */
  core: string[];
  docs: KeptVersion[];
  playground: KeptGroup;
  /** All other pages but those of the blog. */
  pages: string[];
  /** The posts and their lists. They are as large as everything else together, so only readers who return keep all of them. */
  blog: string[];
  /** Shown where even the offline page is missing. */
  words: { lang: string; title: string; text: string };
}

interface KeptGroup {
  /** The path that its pages have in common. */
  path: string;
  files: string[];
}

/** A docs version: its pages and its search records. */
export interface KeptVersion extends KeptGroup {
  pluginId: string;
  name: string;
  isLast: boolean;
}

export interface KeepMessage {
  /** The addresses of the page and of the files it has loaded. The page comes first. */
  keep: string[];
  /** Whether the connection is good enough to fetch more than that. */
  isFree: boolean;
  /** Whether the reader has been here before. */
  isReturning: boolean;
  /** The docs versions that the reader chose, by plugin. */
  preferred: Record<string, string>;
}

/** Sent when the reader wants nothing to be kept. */
export interface ForgetMessage {
  forget: true;
}
