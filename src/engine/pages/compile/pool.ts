/**
 * Compiles on all cores, in processes: other than a thread, a process gives all its memory back when it ends. They start with
 * the first source, so a build that finds everything in the cache starts none.
 */
import { fork, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import type { CompileSource } from "./compiler.ts";
import type { Compiled, CompileInput } from "../../markdown/context.ts";
import { SHORT_LIVED } from "../../base/short-lived.ts";

/** Trees of many small nodes die young, so there is room for them; until what is left is much, nobody tidies up. */
const FLAGS = [
  ...SHORT_LIVED,
  "--initial-old-space-size=160",
  "--max-old-space-size=256",
  "--min-semi-space-size=16",
  "--max-semi-space-size=32",
];

/** Directives that run the formatter. */
const FORMATTING = /^:::+(example|option|reflow)\b/m;

interface Job {
  source: CompileInput;
  /** The formatter that the source will run, if it runs one. */
  formatter: string | undefined;
  resolve(compiled: Compiled): void;
  reject(error: unknown): void;
}

interface Helper {
  process: ChildProcess;
  job?: Job | undefined;
  /** Loading a formatter costs more than most pages, so a helper stays with the one it has. */
  formatter?: string | undefined;
}

interface PoolOptions {
  /** Asked for when there is something to compile. */
  loadEntry(): Promise<string>;
  size?: number;
  /** Something else that needs a core, and much memory, until it settles. */
  busy?: Promise<unknown>;
}

export interface CompilePool {
  compile: CompileSource;
  close(): void;
}

export function createCompilePool({
  loadEntry,
  size = availableParallelism(),
  busy = Promise.resolve(),
}: PoolOptions): CompilePool {
  const queue: Job[] = [];
  const helpers: Helper[] = [];
  let starting: Promise<void> | undefined;

  async function start(): Promise<void> {
    const entry = await loadEntry();
    for (let index = 0; index < Math.max(1, size - 1); index++) helpers.push(startHelper(entry));
    const startLast = () => {
      if (size > 1 && queue.length > 0) helpers.push(startHelper(entry));
      feed();
    };
    busy.then(startLast, startLast);
  }

  function startHelper(entry: string): Helper {
    const helper: Helper = { process: fork(entry, { execArgv: FLAGS, serialization: "advanced" }) };
    helper.process.on("message", ({ compiled, error }: { compiled?: Compiled; error?: unknown }) => {
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
      helper.job = takeJob(queue, helper.formatter);
      helper.formatter = helper.job.formatter ?? helper.formatter;
      helper.process.send(helper.job.source);
    }
  }

  return {
    compile: (source) =>
      new Promise((resolve, reject) => {
        const formatter = FORMATTING.test(source.body) ? source.formatter : undefined;
        queue.push({ source, formatter, resolve, reject });
        // All sources of a build are asked for at once, so by the time the helpers stand they can begin with the longest.
        (starting ??= start()).then(feed, reject);
      }),
    close: () => helpers.forEach((helper) => helper.process.disconnect()),
  };
}

/** The longest that suits the helper: one for its formatter, else one that needs none, else any. */
function takeJob(queue: Job[], formatter: string | undefined): Job {
  queue.sort((a, b) => b.source.body.length - a.source.body.length);
  const wishes = formatter === undefined ? [] : [formatter, undefined];
  const fitting = wishes.map((wish) => queue.findIndex((job) => job.formatter === wish)).find((index) => index >= 0);
  return queue.splice(fitting ?? 0, 1)[0]!;
}
