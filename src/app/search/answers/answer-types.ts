/** A question about the docs and its answer: passages that are quoted, or text of a hosted service that streams in. */
import type { SearchFacts } from "../../../shared/search.ts";

export interface AnswerQuery {
  question: string;
  /** Docs versions that it is about. */
  tags: string[];
}

export interface Quote {
  url: string;
  pageTitle: string;
  title: string;
  /** Lines of small Markdown, and the terms of the question that are in them. */
  passages: string[];
  terms: string[];
  /** A command or a setting that stands beside the passages. */
  code?: { language: string; text: string };
  facts?: SearchFacts & { name: string };
}

export interface Answer {
  quotes: Quote[];
}

export interface AnswerSourceLink {
  title: string;
  url: string;
}

/** What an answer grows by. */
export type AnswerPart = { quotes: Quote[] } | { text: string } | { source: AnswerSourceLink };

export interface Exchange {
  question: string;
  status: "thinking" | "answering" | "done" | "stopped" | "failed";
  quotes: Quote[];
  text: string;
  sources: AnswerSourceLink[];
}

/** Whoever answers: the parts come one after the other, as they are known. Earlier exchanges are context. */
export type Answerer = (query: AnswerQuery, earlier: Exchange[], signal: AbortSignal) => AsyncIterable<AnswerPart>;
