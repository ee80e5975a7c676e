/** `npm test` and `npm run test:all`: each step with its time, failed browser tests once more, and one closing line. */
import { mapOnCores } from "../src/engine/write/compress.ts";
import { findChromium, findShell } from "./find-chromium.ts";
import { installMissing } from "./runner/debian.ts";
import { refuseStep, runStep, tryAgain } from "./runner/run-step.ts";
import { BUILD, planSteps, type Plan, type Step } from "./runner/steps.ts";
import { addResults, NOTHING, say, toResults, type Outcome, type Results } from "./runner/tally.ts";

async function runPlan({ checks, suites }: Plan): Promise<Results[]> {
  // Looked for first: nobody should learn after minutes that something is missing.
  process.env["CHROMIUM"] = findChromium();
  process.env["CHROMIUM_SHELL"] = findShell();
  say(`Chromium: ${process.env["CHROMIUM_SHELL"]}`);
  const missing = installMissing(suites.flatMap(({ programs = [] }) => programs));

  const results = await mapOnCores(checks, (step) => runStep(step, "late"));
  const isBuilt = results[checks.findIndex(({ title }) => title === BUILD)]?.failed.length === 0;
  const findObstacle = ({ needsBuild, programs = [] }: Step): string | undefined => {
    const packages = programs.filter((each) => missing.includes(each)).map((each) => each.package);
    if (packages.length > 0) return `install Debian's ${packages.join(" and ")}, or run this as root.`;
    return needsBuild && !isBuilt ? "there is no build." : undefined;
  };
  const first: Results[] = [];
  for (const step of suites) {
    const reason = findObstacle(step);
    first.push(reason ? refuseStep(step, reason) : await runStep(step));
  }
  for (const [index, step] of suites.entries()) results.push(await tryAgain(step, first[index] ?? NOTHING));
  return results;
}

function summarize({ passed, failed, late, slowest }: Results): void {
  const list = (title: string, outcomes: Outcome[], describe: (outcome: Outcome) => string) => {
    if (outcomes.length > 0) console.log(`\n${title}\n${outcomes.map((each) => `  ${describe(each)}`).join("\n")}`);
  };
  const name = ({ file, title }: Outcome) => `${file}: ${title}`;
  list("The slowest:", slowest, (each) => `${(each.ms / 1000).toFixed(1).padStart(5)} s  ${name(each)}`);
  list("Passed only on the second try:", late, name);
  list("Failed:", failed, name);
  console.log();
  say("ended");
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const plan = planSteps(process.argv.includes("--all") ? "all" : "quick");
const results = await runPlan(plan).catch((error: Error) => {
  console.log(error.message);
  return [toResults({ title: error.message, file: "not run", ms: 0, errors: [error.message] })];
});
summarize(results.reduce(addResults));
