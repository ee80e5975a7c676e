/** Compiles on all cores. Threads start with the first source, so a build that finds everything in the cache starts none. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CompileSource } from "./compile-sources.ts";
import type { Compiled, CompileInput } from "./content/markdown/context.ts";

interface Job {
  source: CompileInput;
  resolve(compiled: Compiled): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  job?: Job | undefined;
  /** Loading a formatter costs more than most pages, so a thread stays with the one it has. */
  formatter?: string | undefined;
}

export function createCompilePool(size = availableParallelism()): { compile: CompileSource; close(): Promise<void> } {
  const queue: Job[] = [];
  const threads: Thread[] = [];

  function startThread(): Thread {
    const thread: Thread = { worker: new Worker(new URL("./compile-thread.mjs", import.meta.url)) };
    thread.worker.on("message", ({ compiled, error }: { compiled?: Compiled; error?: unknown }) => {
      const { job } = thread;
      thread.job = undefined;
      if (compiled) job?.resolve(compiled);
      else job?.reject(error);
      feed();
    });
    thread.worker.on("error", (error) => thread.job?.reject(error));
    threads.push(thread);
    return thread;
  }

  function feed(): void {
    while (queue.length > 0) {
      const thread = threads.find((each) => !each.job) ?? (threads.length < size ? startThread() : undefined);
      if (!thread) return;
      thread.job = takeJob(queue, thread.formatter);
      thread.formatter = thread.job.source.formatter ?? thread.formatter;
      thread.worker.postMessage(thread.job.source);
    }
  }

  return {
    compile: (source) =>
      new Promise((resolve, reject) => {
        queue.push({ source, resolve, reject });
        // All sources of a build are asked for at once: wait for them, then begin with the longest.
        queueMicrotask(feed);
      }),
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  };
}

function takeJob(queue: Job[], formatter: string | undefined): Job {
  queue.sort((a, b) => b.source.body.length - a.source.body.length);
  const fitting = formatter === undefined ? 0 : queue.findIndex((job) => job.source.formatter === formatter);
  return queue.splice(Math.max(0, fitting), 1)[0]!;
}
