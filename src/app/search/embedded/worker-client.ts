/** Asks the worker and waits for its reply. A worker that fails is forgotten with all it knew, so that the next one can start anew. */
import type { ReplyMessage, Requests, RequestType } from "./messages.ts";

export interface WorkerClient {
  ask<Type extends RequestType>(type: Type, input: Requests[Type]["input"]): Promise<Requests[Type]["output"]>;
}

interface Waiting {
  resolve(output: never): void;
  reject(error: Error): void;
}

export function createWorkerClient(worker: Worker, onFailure: () => void): WorkerClient {
  const waiting = new Map<number, Waiting>();
  let count = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<ReplyMessage>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) request?.reject(new Error(data.error));
    else request?.resolve(data.output as never);
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The search worker could not be started."));
    waiting.clear();
    worker.terminate();
    onFailure();
  });

  return {
    ask: (type, input) =>
      new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
        worker.postMessage({ id, type, input });
      }),
  };
}
