/** What search travels with: records by page, in one file for each docs version and one for the posts. */

export const SEARCH_KINDS = ["option", "flag", "api", "guide", "note", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What a formatter package tells about an option or a flag. */
export interface SearchFacts {
  default?: string;
  since?: string;
  flag?: string;
  choices?: string[];
}

export interface SearchSection {
  /** Anchor on the page; the part above the first heading has none. */
  id?: string;
  /** Where it leads instead of to its own page: a row of a table about something explained elsewhere. */
  href?: string;
  title?: string;
  /** 2 to 6, as the heading. */
  level?: number;
  /** A small Markdown: see `engine/markdown/sections.ts`. */
  text: string;
  /** When it is another than that of the page. */
  kind?: SearchKind;
  /** What it is called in code: `semi`, `--no-semi`. */
  names?: string[];
  facts?: SearchFacts;
}

export interface SearchPage {
  path: string;
  title: string;
  description: string;
  kind: SearchKind;
  /** The part of the site it stands in, such as a category of the sidebar. */
  area: string;
  /** ISO date of a post. */
  date?: string;
  sections: SearchSection[];
}

export interface SearchFile {
  /** Records made for other code would be misread. */
  buildId: string;
  language: string;
  /** As crawlers of search services know it: `docs-<plugin>-<version>`, or `default`. */
  tag: string;
  /** Label of the docs version, for docs. */
  version?: string;
  pages: SearchPage[];
}
