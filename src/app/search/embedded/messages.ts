/** What the page and the worker of search say to each other. */
import type { Answer, AnswerQuery } from "../answers/answer-types.ts";
import type { SearchQuery, SearchResults } from "../search-types.ts";

export type Found = Omit<SearchResults, "isPartial">;

export interface Requests {
  /** A file of records as text: reading it is the worker's work too. */
  add: { input: string; output: { tag: string; buildId: string } };
  search: { input: SearchQuery; output: Found };
  /** The same as text: most of what is foreseen is never looked at. */
  foresee: { input: SearchQuery; output: string };
  /** What may be typed next. */
  next: { input: Pick<SearchQuery, "text" | "tags">; output: string[] };
  /** The text of a record. */
  preview: { input: { url: string; title: string }; output: string | undefined };
  answer: { input: AnswerQuery; output: Answer };
}

export type RequestType = keyof Requests;

export type RequestMessage = {
  [Type in RequestType]: { id: number; type: Type; input: Requests[Type]["input"] };
}[RequestType];

export type ReplyMessage = { id: number; output: unknown } | { id: number; error: string };
