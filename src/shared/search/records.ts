/** The shapes of search records: `SearchFile` is published with the site, `HostedRecord` goes to a hosted service, one for each place. */

export const SEARCH_KINDS = ["option", "flag", "api", "guide", "note", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What the formatter package says about an option or a flag. */
export interface SearchFacts {
  default?: string;
  since?: string;
  flag?: string;
  choices?: string[];
}

export interface SearchSection {
  /** Anchor on the page; the part above the first heading has none. In published files it is absent where `toAnchor` finds it. */
  id?: string;
  /** Set when a result leads to another page, as does a row of a table about something that is explained elsewhere. */
  href?: string;
  title?: string;
  /** 2 to 6, as the heading. */
  level?: number;
  /** A small subset of Markdown, one block a line: see `engine/markdown/search-sections.ts`. */
  text: string;
  /** Set when it differs from the kind of the page. */
  kind?: SearchKind;
  /** What it is called in code: `semi`, `--no-semi`. */
  names?: string[];
  /** What readers call it: words and phrases, with commas between them. */
  keywords?: string;
  facts?: SearchFacts;
}

export interface SearchPage {
  path: string;
  title: string;
  kind: SearchKind;
  /** The part of the site it belongs to, such as a category of the sidebar. */
  area: string;
  /** ISO date of a post. */
  date?: string;
  sections: SearchSection[];
}

export interface SearchFile {
  /** Records of another build may have another shape, so the app compares the ids. */
  buildId: string;
  language: string;
  /** As crawlers of search services know it: `docs-<plugin>-<version>`, or `default`. */
  tag: string;
  /** Label of the docs version, for docs. */
  version?: string;
  /** What nearly every page is about: the name of the site, in lower case. */
  subject: string;
  /** Further synonyms, as `search.synonyms` of the configuration has them. */
  synonyms?: string[];
  /** Empty if there are too many of them for one file. Then `split` says where they are. */
  pages: SearchPage[];
  split?: SearchSplit;
}

/** Where the records of a large site are: see `split.ts`. */
export interface SearchSplit {
  /** The address of the folder with the files, with a slash at the end. */
  folder: string;
  /** The first term of each file of terms, in order. */
  terms: string[];
  /** How many pages a file of pages has. */
  pagesPerFile: number;
}

/** The anchor that most headings with this title have. Published files leave such anchors out, and readers load less. */
export function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(/\s/g, "-");
}

/** The text of a section without its Markdown marks, for excerpts. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/^```\w*$|^- |^\| | \|$|`/gm, "")
    .replaceAll(" | ", " – ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
type Level = (typeof LEVELS)[number];

/** The names above a place: the part of the site, the title of the page, then its headings. */
type Hierarchy = Record<Level, string | null>;

/** The record format that search services and their crawlers have used for years. A reader's history is stored in it, too. */
export interface PlaceRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level of the heading itself, or `content` for the text below it. */
  type: Level | "content";
  content: string | null;
  hierarchy: Hierarchy;
}

/** What `npm run search:upload` sends: the fields a crawler would send, and facts that no crawler can see. */
export interface HostedRecord extends PlaceRecord {
  language: string;
  /** Names the docs version it belongs to, or says that it belongs to none: see `files.ts`. */
  docusaurus_tag: string;
  version?: string;
  kind: SearchKind;
  /** What it is called in code. */
  names: string[];
  /** What readers call it. */
  keywords: string[];
  date?: string;
  facts?: SearchFacts;
  /** Orders equal matches: better kinds and newer posts first, then higher headings, then what is further up the page. */
  weight: { pageRank: number; level: number; position: number };
}

export function createHierarchy(names: readonly string[]): Hierarchy {
  return Object.fromEntries(LEVELS.map((level, index) => [level, names[index] ?? null])) as Hierarchy;
}
