/** A record as hosted search services and crawlers have shaped it for years; what readers' browsers store is made of it, too. */
import type { SearchFacts, SearchKind } from "./search.ts";

export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
export type Level = (typeof LEVELS)[number];

/** From the part of the site over the page's title to the heading. */
export type Hierarchy = Record<Level, string | null>;

export interface PlaceRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level of its own name; `content` for what stands below that name. */
  type: Level | "content";
  content: string | null;
  hierarchy: Hierarchy;
}

/** What `npm run search:upload` sends: as a crawler would, and what no crawler can see. */
export interface HostedRecord extends PlaceRecord {
  language: string;
  /** The docs version it belongs to, or that it belongs to none: see `search-files.ts`. */
  docusaurus_tag: string;
  version?: string;
  kind: SearchKind;
  /** What it is called in code. */
  names: string[];
  date?: string;
  facts?: SearchFacts;
  /** Among equal matches: better kinds and newer posts, then higher headings, then what stands further up. */
  weight: { pageRank: number; level: number; position: number };
}

export function createHierarchy(names: readonly string[]): Hierarchy {
  return Object.fromEntries(LEVELS.map((level, index) => [level, names[index] ?? null])) as Hierarchy;
}
