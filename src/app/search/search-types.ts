/**
 * What a search asks and answers, for the embedded index and for a hosted service, and the same for questions. An answer to a question is
 * made of quotes from the docs, or of the text of a service that streams in.
 */
import type { SearchFacts, SearchKind } from "../../shared/search/records.ts";

/** Plain and marked text in turn, plain first: every second entry matches the query. Entries are text, never HTML. */
export type MarkedText = string[];

export interface SearchHit {
  /** Identifies the hit, also in the reader's history. */
  id: string;
  url: string;
  kind: SearchKind;
  /** The label of the docs version, for docs. */
  version?: string | undefined;
  area: string;
  pageTitle: string;
  pageUrl: string;
  date?: string | undefined;
  title: MarkedText;
  /** Headings above it, without the page's title. */
  path: string[];
  excerpt: MarkedText;
  rank: number;
  facts?: SearchFacts | undefined;
}

export interface SearchQuery {
  text: string;
  /** The docs versions to search, by tag; posts and other pages are always searched. */
  tags: string[];
  /** Those versions that are being read. Their results come first. */
  readTags: string[];
  /** Undefined for all kinds. */
  kinds?: SearchKind[] | undefined;
  limit: number;
  /** For a short list: hits are grouped by page, and of each page only those that fit well are listed. */
  isByPage?: boolean;
}

export interface SearchResults {
  hits: SearchHit[];
  /** How many there are, also beyond the limit. */
  total: number;
  /** The terms that were found, to be marked on the page. */
  terms: string[];
  /** Known names that resemble the query, when nothing was found. */
  near: string[];
  /** Whether all records were searched, or whether some are still on their way, or did not load. */
  records: "all" | "arriving" | "missing";
  /** The position from which on hits joined later, because their records arrived later. Hits before it keep their places. */
  lateFrom?: number | undefined;
}

export interface SearchSource {
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** The results of a query that are known already. */
  recall?(query: SearchQuery): SearchResults | undefined;
  /** Searches what this query may become with the next letter, so that `recall` has it. */
  foresee?(query: SearchQuery): void;
  /** The section behind a hit as small Markdown, if the source has it. */
  loadPreview?(hit: SearchHit): Promise<string | undefined>;
  /** Called when more records have arrived, or have failed to. */
  subscribe?(listener: () => void): () => void;
}

export interface AnswerQuery {
  question: string;
  /** The docs versions that it is about. */
  tags: string[];
}

export interface Quote {
  url: string;
  pageTitle: string;
  title: string;
  /** Lines of small Markdown, and the terms of the question that they contain. */
  passages: string[];
  terms: string[];
  /** A command or a setting from the same section. */
  code?: { language: string; text: string } | undefined;
  facts?: (SearchFacts & { name: string }) | undefined;
}

export interface Answer {
  quotes: Quote[];
}

export interface AnswerSourceLink {
  title: string;
  url: string;
}

/** What a growing answer receives next. */
export type AnswerPart = { quotes: Quote[] } | { text: string } | { source: AnswerSourceLink };

export interface Exchange {
  question: string;
  status: "thinking" | "answering" | "done" | "stopped" | "failed";
  quotes: Quote[];
  text: string;
  sources: AnswerSourceLink[];
}

/** Yields the parts of an answer as they arrive. Earlier exchanges are its context. */
export type Answerer = (query: AnswerQuery, earlier: Exchange[], signal: AbortSignal) => AsyncIterable<AnswerPart>;
