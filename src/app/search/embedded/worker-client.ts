/** What the page and the search worker say to each other, and the page's side of it. */
import type { Answer, AnswerQuery, SearchQuery, SearchResults } from "../search-types.ts";

/** Which records have arrived is known to the page alone. */
export type Found = Omit<SearchResults, "records" | "lateFrom"> & {
  /** Release notes answer it, so it has no good answer without them. */
  isAboutReleases: boolean;
};

export interface Requests {
  /** The input is a file of records as text, because parsing it would block the page. */
  add: { input: string; output: { tag: string; buildId: string } };
  search: { input: SearchQuery; output: Found };
  /** The output is `Found` as JSON, because most of what is foreseen is never read. */
  foresee: { input: SearchQuery; output: string };
  /** The texts that the reader may type next. */
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

export interface WorkerClient {
  ask<Type extends RequestType>(type: Type, input: Requests[Type]["input"]): Promise<Requests[Type]["output"]>;
}

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/** A worker that fails is stopped. `onFailure` is called, so that the owner can start another one. */
export function createWorkerClient(worker: Worker, onFailure: () => void): WorkerClient {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let failure: Error | undefined;

  worker.addEventListener("message", ({ data }: MessageEvent<ReplyMessage>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) request?.reject(new Error(data.error));
    else request?.resolve(data.output);
  });
  worker.addEventListener("error", () => {
    failure = new Error("The search worker could not be started.");
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
    worker.terminate();
    onFailure();
  });

  return {
    ask: (type, input) =>
      new Promise((resolve, reject) => {
        // A stopped worker would never answer those who still wait for records to send to it.
        if (failure) return reject(failure);
        const id = count++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, type, input });
      }),
  };
}
