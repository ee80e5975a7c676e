/** The suites of state and navigation once more, on the dev server: writers and maintainers see the same site as readers. */
import { defineConfig } from "@playwright/test";
import built from "./playwright.config.ts";

export default defineConfig({
  ...built,
  outputDir: ".cache/test-results/dev",
  globalSetup: "./tests/e2e/dev-setup.ts",
  testIgnore: [],
  // Edits come one after the other: what starts with them is done with them.
  projects: [
    { name: "edits", testMatch: "dev-edits.spec.ts" },
    { name: "suites", testMatch: ["color-mode.spec.ts", "navigation.spec.ts", "docs.spec.ts"] },
  ],
  // Fixture sites, the files of a build and what is fetched ahead are the business of the built site.
  grepInvert:
    /unlisted pages|lacks the page|switch that is off|system is not asked|before the first paint|prefetched|of another build|that is missing|plain path/,
  // One server compiles each page and module when it is first asked for.
  timeout: 600_000,
  expect: { timeout: 240_000 },
});
