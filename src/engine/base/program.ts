/** Finds and starts the programs that the engine runs as separate processes, and gives them tasks. */
import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";

/** These are bundled together with the engine, see `bundle-engine.mjs`. */
export type ProgramName = "bundle" | "compile" | "cards" | "compress" | "record";

/** The JavaScript file of a program, beside the bundled engine. Tests run the sources of the engine, so for them it is bundled now. */
export async function findProgram(name: ProgramName): Promise<string> {
  const isBundled = import.meta.url.endsWith(".js");
  const folder = isBundled ? import.meta.dirname : await (await import("./load-engine.mjs")).loadEngine();
  return path.join(folder, `${name}.js`);
}

/** Makes V8 optimise later: in processes that last seconds, it costs more than it saves. Node.js 22 and later need no flag for it. */
export function optimiseLate(bytes: number): string[] {
  return Number.parseInt(process.versions.v8) < 12 ? [`--interrupt-budget=${bytes}`] : [];
}

/** Flags for short processes. Garbage is collected on one thread, because further threads would take the cores from other processes. */
export const SHORT_LIVED = [...optimiseLate(3_000_000), "--single-threaded-gc"];

type Answer = { result: unknown } | { error: unknown };

/** A program that performs one task after the other. */
export interface Program {
  /** Starts the process before its first task, as it takes a while to load. */
  prepare(): void;
  perform<Result>(task: object): Promise<Result>;
  /** After the tasks that are under way. */
  end(): void;
}

export function createProgram(name: ProgramName): Program {
  let started: Promise<ChildProcess> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<ChildProcess> {
    return fork(await findProgram(name), {
      execArgv: SHORT_LIVED,
      serialization: "advanced",
      env: {
        ...process.env,
        // Vite would keep a value that the shell or a test runner has set, and readers would get a development build.
        NODE_ENV: "production",
        // The other core compiles meanwhile. With one thread the bundler takes 5 % less of the processor and 35 MB less.
        ROLLDOWN_WORKER_THREADS: "1",
      },
    });
  }

  async function ask(task: object): Promise<unknown> {
    const asked = await (started ??= start());
    const answer = await new Promise<Answer>((resolve, reject) => {
      asked.once("message", resolve);
      asked.once("error", reject);
      asked.once("exit", (code) => reject(new Error(`the program "${name}" ended with code ${code} and no answer`)));
      asked.send(task);
    }).finally(() => asked.removeAllListeners());
    if ("error" in answer) throw answer.error;
    return answer.result;
  }

  return {
    prepare: () => void (started ??= start()),
    async perform<Result>(task: object) {
      const answer = last.then(() => ask(task));
      last = answer.catch(() => {});
      return answer as Promise<Result>;
    },
    end() {
      void last.then(async () => {
        const child = await started;
        if (child?.connected) child.disconnect();
      });
    },
  };
}

/** What the process of a program runs: performs the tasks that it gets, until nobody has any more. */
export function answerTasks<Task>(perform: (task: Task) => Promise<unknown>): void {
  // A parent that has failed no longer listens, which is no failure of this process.
  const answer = (value: Answer) => process.send?.(value, () => {});
  process.on("message", (task: Task) => {
    perform(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
}
