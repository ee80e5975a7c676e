/** Problems with the content, in a form that the terminal, the overlay of the dev server and the tests can all show. */

export interface Problem {
  /** Relative to the root of the site. */
  file: string;
  line?: number;
  /** The place in `site.config.ts`, for which `config-lines.ts` finds the line. */
  path?: PropertyKey[];
  message: string;
}

/** Thrown for content that cannot be built. It has all problems that were found, so that authors can solve them together. */
export class AuthoringError extends Error {
  readonly problems: Problem[];
  /** Problems that would not have stopped the build. */
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

/** The message of an error, and below it those of its causes. */
export function explainCauses(error: Error): string {
  const { message, cause } = error;
  // Some messages quote their cause.
  return cause instanceof Error && !message.includes(cause.message)
    ? `${message}\nCaused by: ${explainCauses(cause)}`
    : message;
}

export function throwIfAny(problems: Problem[], warnings: Problem[] = []): void {
  if (problems.length > 0) throw new AuthoringError(problems, warnings);
}

/** Notes the problems in `found`, so that those of other files can be told together with them. Without it, they are thrown. */
export function raise(problems: Problem[], found?: Problem[]): void {
  if (found) found.push(...problems);
  else throwIfAny(problems);
}

/** Like `Promise.all`, but waits for all tasks even if one fails, and then throws the problems of all of them together. */
export async function gatherAll<T extends unknown[]>(tasks: { [K in keyof T]: T[K] | Promise<T[K]> }): Promise<T> {
  const results = await Promise.allSettled(tasks);
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  const unexpected = errors.find((error) => !(error instanceof AuthoringError));
  if (unexpected) throw unexpected;
  throwIfAny((errors as AuthoringError[]).flatMap((error) => error.problems));
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as T;
}
