/** Compiles on all cores. Threads start with the first source, so a build that finds everything in the cache starts none. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CompileSource } from "./compiler.ts";
import type { Compiled, CompileInput } from "../content/markdown/context.ts";

/** A young generation of this size spares most of the collections that compiling would cause. */
const MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 512 };

/** Directives that run the formatter. */
const FORMATTING = /^:::+(example|option|output)\b/m;

interface Job {
  source: CompileInput;
  /** The formatter that the source will run, if it runs one. */
  formatter: string | undefined;
  resolve(compiled: Compiled): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  job?: Job | undefined;
  /** Loading a formatter costs more than most pages, so a thread stays with the one it has. */
  formatter?: string | undefined;
}

interface PoolOptions {
  /** Asked for when there is something to compile. */
  loadEntry(): Promise<string>;
  size?: number;
}

export interface CompilePool {
  compile: CompileSource;
  close(): Promise<void>;
}

export function createCompilePool({ loadEntry, size = availableParallelism() }: PoolOptions): CompilePool {
  const queue: Job[] = [];
  const threads: Thread[] = [];
  let starting: Promise<void> | undefined;

  async function start(): Promise<void> {
    const entry = await loadEntry();
    for (let index = 0; index < size; index++) threads.push(createThread(entry));
  }

  function createThread(entry: string): Thread {
    const thread: Thread = { worker: new Worker(entry, { resourceLimits: MEMORY }) };
    thread.worker.on("message", ({ compiled, error }: { compiled?: Compiled; error?: unknown }) => {
      const { job } = thread;
      thread.job = undefined;
      feed();
      if (compiled) job?.resolve(compiled);
      else job?.reject(error);
    });
    thread.worker.on("error", (error) => thread.job?.reject(error));
    return thread;
  }

  function feed(): void {
    for (const thread of threads) {
      if (thread.job || queue.length === 0) continue;
      thread.job = takeJob(queue, thread.formatter);
      thread.formatter = thread.job.formatter ?? thread.formatter;
      thread.worker.postMessage(thread.job.source);
    }
  }

  return {
    compile: (source) =>
      new Promise((resolve, reject) => {
        const formatter = FORMATTING.test(source.body) ? source.formatter : undefined;
        queue.push({ source, formatter, resolve, reject });
        // All sources of a build are asked for at once, so by the time the threads stand they can begin with the longest.
        (starting ??= start()).then(feed, reject);
      }),
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  };
}

/** The longest that suits the thread: one for its formatter, else one that needs none, else any. */
function takeJob(queue: Job[], formatter: string | undefined): Job {
  queue.sort((a, b) => b.source.body.length - a.source.body.length);
  const wishes = formatter === undefined ? [] : [formatter, undefined];
  const fitting = wishes.map((wish) => queue.findIndex((job) => job.formatter === wish)).find((index) => index >= 0);
  return queue.splice(fitting ?? 0, 1)[0]!;
}
