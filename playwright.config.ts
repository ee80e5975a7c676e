/** Playwright stays at 1.59: later ones describe the whole page whenever an assertion has to wait, which takes a tenth longer. */
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS } from "./tests/browser-args.ts";

export default defineConfig({
  testDir: "tests/e2e",
  // Of the dev server only.
  testIgnore: "dev-*.spec.ts",
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores: while one test waits, two others run.
  workers: 3,
  timeout: 60_000,
  // A busy machine may need some seconds to start the app; nothing is asserted about how long it takes.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
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
