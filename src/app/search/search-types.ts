/** What a search asks and what it answers, whoever answers it: the embedded index or a hosted service. */
import type { SearchFacts, SearchKind } from "../../shared/search.ts";

/** Plain and marked text in turn, plain first: every second entry was looked for. Never HTML. */
export type MarkedText = string[];

export interface SearchHit {
  /** Tells hits apart; kept in the reader's history. */
  id: string;
  url: string;
  kind: SearchKind;
  /** Label of the docs version, for docs. */
  version?: string;
  area: string;
  /** Of the page it is on. */
  pageTitle: string;
  pageUrl: string;
  date?: string;
  title: MarkedText;
  /** Headings above it, without the page's title. */
  path: string[];
  excerpt: MarkedText;
  rank: number;
  facts?: SearchFacts;
}

export interface SearchQuery {
  text: string;
  /** Docs versions to look into, by tag; posts and other pages always count. */
  tags: string[];
  /** Those of them that are being read: they come first. */
  readTags: string[];
  /** Nothing means all. */
  kinds?: SearchKind[];
  limit: number;
  /** For a short list: hits gathered by page, and of each page only those that fit well. */
  isByPage?: boolean;
}

export interface SearchResults {
  hits: SearchHit[];
  /** How many there are beyond the limit. */
  total: number;
  /** Terms that were found, for marking them on the page. */
  terms: string[];
  /** Words that exist and are like those that were not found. */
  near: string[];
  /** Something is still on its way: asking again later may find more. */
  isPartial: boolean;
}

export interface SearchSource {
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** The answer to a query, where it is known already. */
  recall?(query: SearchQuery): SearchResults | undefined;
  /** Answers what this query may become with the next letter. */
  foresee?(query: SearchQuery): void;
  /** The section behind a hit as small Markdown, where the source has it. */
  loadPreview?(hit: SearchHit): Promise<string | undefined>;
  /** Called when more records have arrived. */
  subscribe?(listener: () => void): () => void;
}
