import path from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { Tally } from "./tally.ts";

export default class ProgressReporter implements Reporter {
  readonly #tally = new Tally();

  /** Failures outside of tests, such as a server that did not start, end the run. */
  onError(error: TestError): void {
    console.log(describeError(error));
  }

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult): void {
    const [, project, , ...titles] = test.titlePath();
    this.#tally.add({
      title: [project, ...titles].filter(Boolean).join(" › "),
      file: `${path.relative(process.cwd(), test.location.file)}:${test.location.line}`,
      ms: duration,
      errors: status === "passed" ? [] : [status, ...errors.map(describeError)],
    });
  }

  onEnd(): void {
    this.#tally.finish();
  }

  printsToStdio(): boolean {
    return true;
  }
}

function describeError({ message, stack, snippet, value }: TestError): string {
  return [stack ?? message ?? value, snippet].filter(Boolean).join("\n");
}
