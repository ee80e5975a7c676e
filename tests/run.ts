/** `npm test`: checks, unit tests, the production build and the browser tests, with one closing line. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium, findShell } from "./find-chromium.ts";

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), "reports-"));

function run(title: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${title}`);
  const { status } = spawnSync("npx", ["--no-install", ...command], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A step that counts as one test. */
function runStep(title: string, command: string[]): Counts {
  return run(title, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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

const counts = [
  runStep("Formatting", ["prettier", "--check", ".", "--log-level", "warn"]),
  runStep("Lint", ["oxlint", "--deny-warnings"]),
  runStep("Unused files, exports and packages", ["knip"]),
  runStep("Types of the browser code", ["tsc", "-p", "tsconfig.json"]),
  runStep("Types of the service worker", ["tsc", "-p", "src/offline/tsconfig.json"]),
  runStep("Types of the engine", ["tsc", "-p", "src/engine/tsconfig.json"]),
  runStep("Types of the tests", ["tsc", "-p", "tests/tsconfig.json"]),
  runStep("Examples of the posts, with the versions they name", [
    "tsx",
    "src/engine/formatter/releases/examples.ts",
    "--check",
  ]),
  runUnitTests(),
];
const build = runStep("Production build", ["-c", "npm run build"]);
counts.push(build);
if (build.failed === 0) counts.push(runBrowserTests("Browser tests", "playwright.config.ts"));
counts.push(runBrowserTests("Browser tests on the dev server", "playwright.dev.config.ts"));
rmSync(reports, { recursive: true, force: true });

const total = counts.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
