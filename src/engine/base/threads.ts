/**
 * Worker threads of the engine. They start when there is something to do, and do not keep the process from ending. By hand, because an
 * edit waits for it: a package such as Piscina takes 50 ms to load, and has no turn of the event loop between two tasks, see below.
 */
import { setImmediate } from "node:timers/promises";
import { parentPort, Worker } from "node:worker_threads";
import { findProgram, type ProgramName } from "./program.ts";

export interface Threads {
  perform<Result>(task: object): Promise<Result>;
  /** Gives their memory back. Tasks that are under way fail. */
  close(): Promise<void>;
}

interface Asked {
  id: number;
  task: unknown;
}

type Answer = { id: number } & ({ result: unknown } | { error: unknown });

interface Thread {
  starting: Promise<Worker>;
  waiting: Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>;
}

/** Up to `count` threads, of which each performs one task after the other. */
export function createThreads(name: ProgramName, count = 1): Threads {
  const threads = new Set<Thread>();
  let asked = 0;

  function startThread(): Thread {
    const waiting: Thread["waiting"] = new Map();
    const fail = (error: unknown) => {
      threads.delete(thread);
      for (const { reject } of waiting.values()) reject(error);
    };
    const starting = findProgram(name).then((file) => {
      const worker = new Worker(file);
      worker.on("message", (answer: Answer) => {
        const task = waiting.get(answer.id);
        waiting.delete(answer.id);
        if (waiting.size === 0) worker.unref();
        if ("error" in answer) task?.reject(answer.error);
        else task?.resolve(answer.result);
      });
      worker.on("error", fail);
      worker.on("exit", () => fail(new Error(`a thread of the program "${name}" has ended`)));
      return worker;
    });
    starting.catch(fail);
    const thread = { starting, waiting };
    threads.add(thread);
    return thread;
  }

  /** One that has nothing to do, or a new one, or else the one with the least to do. */
  function choose(): Thread {
    const least = [...threads].sort((a, b) => a.waiting.size - b.waiting.size)[0];
    return least && (least.waiting.size === 0 || threads.size === count) ? least : startThread();
  }

  return {
    perform: (task) =>
      new Promise((resolve, reject) => {
        const { starting, waiting } = choose();
        const id = asked++;
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
        starting.then((worker) => {
          worker.ref();
          worker.postMessage({ id, task } satisfies Asked);
        }, reject);
      }),
    async close() {
      const all = [...threads];
      threads.clear();
      await Promise.all(all.map(async ({ starting }) => (await starting).terminate()));
    },
  };
}

/** What the program of a thread runs. */
export function answerInThread<Task>(perform: (task: Task) => unknown): void {
  // `!`: it always runs in a worker thread, which has a parent.
  const port = parentPort!;
  let last: Promise<unknown> = Promise.resolve();
  port.on("message", ({ id, task }: Asked) => {
    last = last.then(async () => {
      try {
        port.postMessage({ id, result: await perform(task as Task) } satisfies Answer);
      } catch (error) {
        port.postMessage({ id, error } satisfies Answer);
      }
      // The memory of native objects only becomes free between two turns of the event loop.
      await setImmediate();
    });
  });
}
