/** Finds and starts the programs that the engine runs as separate processes, and gives them tasks. */
import { fork } from "node:child_process";
import path from "node:path";

/** These are bundled together with the engine, see `bundle-engine.mjs`. */
export type ProgramName = "bundle" | "plugins" | "compile" | "cards" | "record";

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

type Answer<Result> = { result: Result } | { error: unknown };

/** Starts the program, gives it one task and returns its answer. */
export async function runProgram<Result>(name: ProgramName, task: object): Promise<Result> {
  const file = await findProgram(name);
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      execArgv: SHORT_LIVED,
      serialization: "advanced",
      // Vite would keep a value that the shell or a test runner has set, and readers would get a development build.
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.once("message", (answer: Answer<Result>) =>
      "error" in answer ? reject(answer.error) : resolve(answer.result),
    );
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the program "${name}" ended with code ${code} and no answer`)));
    child.send(task);
  });
}

/** The counterpart of `runProgram`, which the program calls: performs the task it gets and sends back the result. */
export function answerTask<Task, Result>(perform: (task: Task) => Promise<Result>): void {
  const answer = (value: Answer<Result>) => process.send?.(value, () => process.disconnect());
  process.once("message", (task: Task) => {
    perform(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
}
