/** What the service worker gets from the build and from pages. */

export interface OfflineBuild {
  id: string;
  base: string;
  /** A page or a file of data that contains one of these belongs to this build. */
  markers: string[];
  /** Files that every page may need. */
  core: string[];
  /** Pages to keep when a reader opens one of them, by the path that they have in common. */
  groups: Record<string, string[]>;
  /** Shown where the page is not in the cache. */
  words: { title: string; text: string };
}

export interface KeepMessage {
  /** The addresses of the page and of the files it has loaded. The page comes first. */
  keep: string[];
  /** Whether the connection is good enough to fetch the other pages of its group as well. */
  withGroup: boolean;
}
