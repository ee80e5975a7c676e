/** Counts the tests of one runner, tells how far they are, and keeps the results for `run.ts`. Both reporters use it. */
import { writeFileSync } from "node:fs";

export interface Outcome {
  title: string;
  file: string;
  ms: number;
  /** None if it passed. A test that was skipped proves nothing, so it has failed. */
  errors: string[];
  /** It passed, but only on the second try. */
  isLate?: boolean;
}

export interface Results {
  passed: number;
  failed: Outcome[];
  late: Outcome[];
  slowest: Outcome[];
}

export const NOTHING: Results = { passed: 0, failed: [], late: [], slowest: [] };

const SLOWEST = 10;
const QUIET_MS = 10_000;

/** Prints a line after the minutes and seconds since `npm test` was started. */
export function say(text: string): void {
  const started = Number((process.env["RUN_STARTED"] ??= String(Date.now())));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, "0")} ${text}`);
}

export function addResults(a: Results, b: Results): Results {
  return {
    passed: a.passed + b.passed,
    failed: [...a.failed, ...b.failed],
    late: [...a.late, ...b.late],
    slowest: [...a.slowest, ...b.slowest].sort((x, y) => y.ms - x.ms).slice(0, SLOWEST),
  };
}

export function toResults(outcome: Outcome): Results {
  const isPassed = outcome.errors.length === 0;
  return {
    passed: isPassed ? 1 : 0,
    failed: isPassed ? [] : [outcome],
    late: outcome.isLate ? [outcome] : [],
    slowest: [outcome],
  };
}

export class Tally {
  #results = NOTHING;
  #told = Date.now();

  /** Failures are told whole and at once, the others as a number now and then. */
  add(outcome: Outcome): void {
    this.#results = addResults(this.#results, toResults(outcome));
    if (outcome.errors.length > 0) console.log(`\n✘ ${outcome.file}: ${outcome.title}\n${outcome.errors.join("\n")}\n`);
    if (Date.now() - this.#told < QUIET_MS) return;
    this.#told = Date.now();
    const { passed, failed } = this.#results;
    say(`  ${passed} passed${failed.length > 0 ? `, ${failed.length} failed` : ""} so far`);
  }

  finish(): void {
    const file = process.env["RUN_RESULTS"];
    if (file) writeFileSync(file, JSON.stringify(this.#results));
  }
}
