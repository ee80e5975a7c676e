/** A question about the docs and its answer: passages that are quoted, or text of a hosted service that streams in. */
import type { SearchFacts } from "../../../shared/search.ts";
import type { MarkedText } from "../search-types.ts";

export interface AnswerQuery {
  question: string;
  tags: string[];
}

export interface Quote {
  url: string;
  pageTitle: string;
  title: string;
  passages: MarkedText[];
  /** A command or a setting that stands beside the passages. */
  code?: { language: string; text: string };
  facts?: SearchFacts & { name: string };
}

export interface Answer {
  quotes: Quote[];
}
