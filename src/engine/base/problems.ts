/** What is wrong with the content, in a form that the terminal, the overlay and the tests can all show. */

export interface Problem {
  /** Seen from the site's root. */
  file: string;
  line?: number;
  message: string;
}

/** Content that cannot be built. Carries every problem that was found, not just the first. */
export class AuthoringError extends Error {
  readonly problems: Problem[];
  /** What else was found that would not have stopped the build. */
  readonly warnings: Problem[];

  constructor(problems: Problem[], warnings: Problem[] = []) {
    super(problems.map(showProblem).join("\n"));
    this.name = "AuthoringError";
    this.problems = problems;
    this.warnings = warnings;
  }
}

export function showProblem({ file, line, message }: Problem): string {
  return `${file}${line ? `:${line}` : ""}  ${message}`;
}

export function throwIfAny(problems: Problem[], warnings: Problem[] = []): void {
  if (problems.length > 0) throw new AuthoringError(problems, warnings);
}

/** Like `Promise.all`, but a failure waits for the others, so that their problems are told together. */
export async function gatherAll<T extends unknown[]>(tasks: { [K in keyof T]: T[K] | Promise<T[K]> }): Promise<T> {
  const results = await Promise.allSettled(tasks);
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  const unexpected = errors.find((error) => !(error instanceof AuthoringError));
  if (unexpected) throw unexpected;
  throwIfAny((errors as AuthoringError[]).flatMap((error) => error.problems));
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as T;
}
