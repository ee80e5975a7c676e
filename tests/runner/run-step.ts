/** Runs one step and counts what it proves. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Step } from "./steps.ts";
import { addResults, NOTHING, say, toResults, type Results } from "./tally.ts";

/** More failures than this have a cause that a second try does not mend. */
const MOST_TRIED_AGAIN = 20;

/** Shown as it comes, or, of a step that runs beside others, as a whole if it failed. */
type Output = "live" | "late";

/** How each runner is told to report, and to give a failed test a second try. */
const REPORTING = {
  vitest: ["--retry=1", "--reporter=./tests/runner/vitest-reporter.ts"],
  playwright: ["--reporter=./tests/runner/playwright-reporter.ts"],
};

export async function runStep(step: Step, output: Output = "live"): Promise<Results> {
  const { title, command, runner } = step;
  say(`> ${title}`);
  const started = Date.now();
  const results = runner ? await runCounted(step, output) : await runPlain(title, command, output);
  const { passed, failed } = results;
  const counts = runner ? `${passed} passed, ${failed.length} failed, ` : "";
  say(`${failed.length > 0 ? "✘" : "✓"} ${title}: ${counts}${((Date.now() - started) / 1000).toFixed(1)} s`);
  return results;
}

/** A step that could not be run has failed, and says why in a sentence. */
export function refuseStep({ title }: Step, reason: string): Results {
  say(`✘ ${title}: ${reason}`);
  return toResults({ title, file: "not run", ms: 0, errors: [reason] });
}

async function runPlain(title: string, command: string[], output: Output): Promise<Results> {
  const started = Date.now();
  const isPassed = await runCommand(command, output);
  return toResults({ title, file: "step", ms: Date.now() - started, errors: isPassed ? [] : ["failed"] });
}

async function runCounted({ title, command, runner }: Step, output: Output): Promise<Results> {
  const folder = mkdtempSync(path.join(tmpdir(), "results-"));
  const file = path.join(folder, "results.json");
  const isPassed = await runCommand([...command, ...REPORTING[runner!]], output, { RUN_RESULTS: file });
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : NOTHING;
  rmSync(folder, { recursive: true });
  if ((isPassed && results.passed > 0) || results.failed.length > 0) return results;
  // A runner that failed as a whole has a failure, whatever it counted, and one that ran nothing, too.
  const outcome = { title, file: "as a whole", ms: 0, errors: ["failed"] };
  return addResults(results, toResults(outcome));
}

/** Browser tests that failed, alone on the machine: what passes now failed for want of time, and is named at the end. */
export async function tryAgain(step: Step, first: Results, output: Output = "live"): Promise<Results> {
  const count = first.failed.length;
  const isHopeless = count > MOST_TRIED_AGAIN || first.failed.some(({ file }) => file === "as a whole");
  if (step.runner !== "playwright" || count === 0 || isHopeless) return first;
  const title = `${step.title}, once more the ${count} that failed`;
  const again = await runStep({ ...step, title, command: [...step.command, "--last-failed", "--workers=1"] }, output);
  const isStillFailing = (name: string) => again.failed.some((each) => each.title === name);
  const late = first.failed.filter((each) => !isStillFailing(each.title));
  // Only those that ran again and passed count.
  if (again.passed < late.length) return first;
  return { ...first, passed: first.passed + late.length, failed: again.failed, late };
}

async function runCommand(
  [program = "", ...args]: string[],
  output: Output,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const stdio = output === "live" ? "inherit" : "pipe";
  const child = spawn(program, args, { stdio: ["ignore", stdio, stdio], env: { ...process.env, ...env } });
  let told = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (told += part));
  const isPassed = await new Promise<boolean>((resolve) => {
    child.once("close", (code) => resolve(code === 0));
    child.once("error", (error) => {
      told += error.message;
      resolve(false);
    });
  });
  if (!isPassed && told) console.log(`\n${told.trimEnd()}\n`);
  return isPassed;
}
