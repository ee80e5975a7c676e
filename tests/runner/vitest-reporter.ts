import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { Tally } from "./tally.ts";

export default class ProgressReporter implements Reporter {
  readonly #tally = new Tally();

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    this.#tally.add({
      title: test.fullName,
      file: test.module.relativeModuleId,
      ms: duration,
      errors: state === "passed" ? [] : [state, ...errors.map(describeError)],
      isLate: flaky,
    });
  }

  /** A file that cannot be loaded has no tests. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors().map(describeError);
    if (errors.length > 0) this.#tally.add({ title: "the whole file", file: module.relativeModuleId, ms: 0, errors });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) console.log(describeError(error));
    this.#tally.finish();
  }
}

function describeError({ message, stack = "", diff }: SerializedError): string {
  return [stack.includes(message) ? stack : `${message}\n${stack}`, diff].filter(Boolean).join("\n");
}
