/** What the build tells the service worker, and what pages tell it. */

export interface OfflineBuild {
  id: string;
  base: string;
  /** A page or a file of data that contains one of these belongs to this build. */
  markers: string[];
  /** What every page may need. */
  core: string[];
  /** Pages to keep for who reads one of them, by the path they stand below. */
  groups: Record<string, string[]>;
  /** Shown where nothing is kept. */
  words: { title: string; text: string };
}

export interface KeepMessage {
  /** Addresses of this page and of what it has loaded. */
  keep: string[];
  /** Whether the connection is good enough to fetch the pages around it, too. */
  withGroup: boolean;
}
