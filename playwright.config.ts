/** Playwright stays at 1.59: later ones describe the whole page whenever an assertion has to wait, which takes a tenth longer. */
import { defineConfig } from "@playwright/test";

/** Of a browser with windows: each would draw two more pages for its address bar, and keep another process ready. */
const OF_WINDOWS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Only the last list counts, so that this one repeats Playwright's. */
const PLAYWRIGHTS = [
  "AutoDeElevate",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BoundaryEventDispatchTracksNodeRemoval",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "RenderDocument",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

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
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
        `--disable-features=${[...PLAYWRIGHTS, ...OF_WINDOWS].join(",")}`,
      ],
    },
    viewport: { width: 1280, height: 800 },
  },
});
