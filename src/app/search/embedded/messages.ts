/** What the page and the worker of search say to each other. */
import type { Answer, AnswerQuery } from "../answers/answer-types.ts";
import type { SearchQuery, SearchResults } from "../search-types.ts";

export interface Requests {
  /** A file of records as text: reading it is the worker's work too. */
  add: { input: string; output: { tag: string; buildId: string } };
  search: { input: SearchQuery; output: Omit<SearchResults, "isPartial"> };
  /** The text of a record. */
  preview: { input: { url: string; title: string }; output: string | undefined };
  answer: { input: AnswerQuery; output: Answer };
}

export type RequestType = keyof Requests;

export type RequestMessage = {
  [Type in RequestType]: { id: number; type: Type; input: Requests[Type]["input"] };
}[RequestType];

export type ReplyMessage = { id: number; output: unknown } | { id: number; error: string };
