/** Both ends of a program that is given one task and ends with its answer. */
import { fork } from "node:child_process";
import { findProgram, type ProgramName } from "./find-program.ts";
import { SHORT_LIVED } from "./short-lived.ts";

type Answer<Result> = { result: Result } | { error: unknown };

export async function runProgram<Result>(name: ProgramName, task: unknown): Promise<Result> {
  const file = await findProgram(name);
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      execArgv: SHORT_LIVED,
      serialization: "advanced",
      // Vite keeps a value that the shell or a test runner has set: readers would get a development build.
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.once("message", (answer: Answer<Result>) =>
      "error" in answer ? reject(answer.error) : resolve(answer.result),
    );
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the program "${name}" ended with code ${code} and no answer`)));
    child.send(task as object);
  });
}

export function answerTask<Task, Result>(perform: (task: Task) => Promise<Result>): void {
  const answer = (value: Answer<Result>) => process.send!(value, () => process.disconnect());
  process.once("message", (task: Task) => {
    perform(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
}
