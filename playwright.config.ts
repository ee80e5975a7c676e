/** Playwright stays at 1.59: later ones describe the whole page whenever an assertion has to wait, which takes a tenth longer. */
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS } from "./tests/browser-args.ts";

export default defineConfig({
  testDir: "tests/e2e",
  // Of the dev server only.
  testIgnore: "dev-*.spec.ts",
  outputDir: ".cache/test-results/built",
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // While one test waits, others run.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Nothing is asserted about how long anything takes: a machine that is many times slower must not fail.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // Only the tests of it want one: requests that it answers are seen by no test.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM_SHELL"] ?? process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [...BROWSER_ARGS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"],
    },
    viewport: { width: 1280, height: 800 },
  },
});
