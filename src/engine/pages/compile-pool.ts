/**
 * Compiles in several processes. That is worth it: a cold build of this site takes 8.6 to 8.7 s with two of them, and 8.9 to 9.9 s with
 * one. A process, unlike a thread, gives all its memory back when it ends. They start with the first source, or when it is likely that
 * there will be one, so a build that finds everything in the cache starts none.
 */
import { fork, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import type { CompileToJson } from "./compiler.ts";
import type { CompileInput } from "../markdown/context.ts";
import { SHORT_LIVED } from "../base/program.ts";

/** Compiling makes many small objects that are needed only briefly. With this much memory, garbage is rarely collected. */
const FLAGS = [
  ...SHORT_LIVED,
  "--initial-old-space-size=160",
  "--max-old-space-size=256",
  "--min-semi-space-size=16",
  "--max-semi-space-size=32",
];

interface Job {
  source: CompileInput;
  /** The formatter that the source needs. Undefined if it needs none. */
  formatter: string | undefined;
  resolve(compiled: string): void;
  reject(error: unknown): void;
}

interface Helper {
  process: ChildProcess;
  job?: Job | undefined;
  /** The formatter that it has loaded last. */
  formatter?: string | undefined;
  /** Those that it knows. They name every page, so they are not sent with every source. */
  routes?: CompileInput["routes"] | undefined;
}

/** What a helper is told. Routes are absent if they are those of the source before. */
export interface HelperTask {
  source: Omit<CompileInput, "routes">;
  routes?: CompileInput["routes"] | undefined;
}

interface PoolOptions {
  /** The program of the helpers. */
  entry: string;
  size?: number;
}

export interface CompilePool {
  compile: CompileToJson;
  /** Starts all helpers but the last, because there will probably be something to compile. A helper takes a while to start. */
  prepare(): void;
  /** Other work that needs a core and much memory. The last helper starts when it is done. */
  waitFor(busy: Promise<unknown>): void;
  close(): void;
}

export function createCompilePool({ entry, size = availableParallelism() }: PoolOptions): CompilePool {
  const queue: Job[] = [];
  const helpers: Helper[] = [];
  let busy: Promise<unknown> = Promise.resolve();
  let isStarted = false;
  let isClosed = false;
  let isSorted = false;

  function prepare(): void {
    if (helpers.length > 0 || isClosed) return;
    for (let index = 0; index < Math.max(1, size - 1); index++) helpers.push(startHelper());
  }

  function start(): void {
    prepare();
    feed();
    const startLast = () => {
      if (size > 1 && queue.length > 0 && !isClosed) helpers.push(startHelper());
      feed();
    };
    busy.then(startLast, startLast);
  }

  function startHelper(): Helper {
    const helper: Helper = { process: fork(entry, { execArgv: FLAGS, serialization: "advanced" }) };
    helper.process.on("message", ({ compiled, error }: { compiled?: string; error?: unknown }) => {
      const { job } = helper;
      helper.job = undefined;
      feed();
      if (compiled) job?.resolve(compiled);
      else job?.reject(error);
    });
    helper.process.on("exit", (code) => {
      const file = helper.job?.source.file;
      helper.job?.reject(new Error(`compiling ${file} ended its process with code ${code}`));
    });
    return helper;
  }

  function feed(): void {
    for (const helper of helpers) {
      if (helper.job || queue.length === 0) continue;
      if (!isSorted) queue.sort((a, b) => b.source.body.length - a.source.body.length);
      isSorted = true;
      helper.job = takeJob(queue, { formatter: helper.formatter, isFirst: helper === helpers[0] });
      helper.formatter = helper.job.formatter ?? helper.formatter;
      sendSource(helper, helper.job.source);
    }
  }

  return {
    compile: (source) =>
      new Promise((resolve, reject) => {
        // Posts need no formatter, because their examples have been run before the build.
        const formatter = source.kind === "post" ? undefined : source.formatter;
        queue.push({ source, formatter, resolve, reject });
        isSorted = false;
        // A helper that is there begins at once, because the thread will be busy with the other pages for a while.
        feed();
        // A build asks for all sources at once. Helpers that have yet to start begin with the longest of them.
        if (!isStarted) queueMicrotask(start);
        isStarted = true;
      }),
    prepare,
    waitFor: (work) => void (busy = work),
    close() {
      isClosed = true;
      for (const helper of helpers.splice(0)) helper.process.disconnect();
    },
  };
}

function sendSource(helper: Helper, { routes, ...source }: CompileInput): void {
  const task: HelperTask = { source, ...(routes !== helper.routes && { routes }) };
  helper.routes = routes;
  helper.process.send(task);
}

/**
 * The first source for the formatter that the helper has loaded. Loading one takes longer than compiling most pages, so the first helper
 * begins with the sources that need one, and the others with those that need none, until there are no more of them.
 */
function takeJob(queue: Job[], { formatter, isFirst }: Pick<Helper, "formatter"> & { isFirst: boolean }): Job {
  const isLoaded = (job: Job) => formatter !== undefined && job.formatter === formatter;
  const isPreferred = (job: Job) => (job.formatter !== undefined) === isFirst;
  const index = [isLoaded, isPreferred].map((test) => queue.findIndex(test)).find((found) => found >= 0) ?? 0;
  // `!`: the queue is not empty, see `feed`.
  return queue.splice(index, 1)[0]!;
}
