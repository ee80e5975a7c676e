/** `npm test`: checks, unit tests, the production build and the browser tests, with one closing line. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mapOnCores } from "../src/engine/outputs/compress.ts";
import { findChromium, findShell } from "./find-chromium.ts";

/** Programs of packages are found where npm looks for them. */
type Command = [program: string, ...args: string[]];

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), "reports-"));

function run(title: string, [program, ...args]: Command, env: Record<string, string> = {}): boolean {
  console.log(`\n> ${title}`);
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const BUILD = "Production build";

/** Steps that count as one test each. They run side by side, so what they say is printed when they have said all of it. */
const STEPS: Record<string, Command> = {
  Formatting: ["npm", "run", "--silent", "check:format"],
  Lint: ["oxlint", "--deny-warnings"],
  "Unused files, exports and packages": ["knip"],
  "Types of the browser code": ["tsc", "-p", "tsconfig.json"],
  "Types of the service worker": ["tsc", "-p", "src/offline/tsconfig.json"],
  "Types of the engine": ["tsc", "-p", "src/engine/tsconfig.json"],
  "Types of the tests": ["tsc", "-p", "tests/tsconfig.json"],
  [BUILD]: ["npm", "run", "build"],
};

async function runStep([title, [program, ...args]]: [string, Command]): Promise<Counts> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let told = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (told += part));
  const status = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  console.log(`\n> ${title}\n${told.trimEnd()}`.trimEnd());
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runUnitTests(): Counts {
  const file = path.join(reports, "unit.json");
  const passed = run("Unit tests", [
    "vitest",
    "run",
    "--coverage",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const { numPassedTests, numTotalTests } = readReport(file, { numPassedTests: 0, numTotalTests: 0 });
  return settle({ passed: numPassedTests, failed: numTotalTests - numPassedTests }, passed);
}

function runBrowserTests(title: string, config: string): Counts {
  const file = path.join(reports, `${config}.json`);
  const passed = run(title, ["playwright", "test", "--config", config], {
    CHROMIUM: findChromium(),
    CHROMIUM_SHELL: findShell(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = readReport(file, { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } });
  return settle({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }, passed);
}

/** A runner that failed as a whole has at least one failure, whatever it counted; one that ran nothing, too. */
function settle(counts: Counts, succeeded: boolean): Counts {
  const isSound = succeeded && counts.passed > 0;
  return isSound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function readReport<T>(file: string, fallback: T): T {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return fallback;
  }
}

const counts = await mapOnCores(Object.entries(STEPS), runStep);
const isBuilt = counts[Object.keys(STEPS).indexOf(BUILD)]!.failed === 0;
counts.push(runUnitTests());
if (isBuilt) counts.push(runBrowserTests("Browser tests", "playwright.config.ts"));
counts.push(runBrowserTests("Browser tests on the dev server", "playwright.dev.config.ts"));
rmSync(reports, { recursive: true, force: true });

const total = counts.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
