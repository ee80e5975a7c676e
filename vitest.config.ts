import { defineConfig } from "vitest/config";
import { optimiseLate } from "./src/engine/launch/short-lived.ts";

const BROWSER_CODE = "src/{app,playground,offline}/**/*.test.{ts,tsx}";

/** From Node.js 25 on its own `localStorage` would stand in the way of the browser's. */
const NO_STORAGE = [...process.allowedNodeEnvironmentFlags].filter((flag) => flag === "--no-experimental-webstorage");

export default defineConfig({
  test: {
    environment: "node",
    // On all cores: by default one would be left to the runner, which has little to do.
    maxWorkers: "100%",
    pool: "forks",
    execArgv: [...optimiseLate(1_000_000), ...NO_STORAGE],
    // No test is about time, and machines that test are busy.
    testTimeout: 30_000,
    projects: [
      // Stands in for globals of a browser, so that each file has its own.
      { extends: true, test: { name: "browser", include: [BROWSER_CODE] } },
      // Keeps nothing: to load it anew for each file would take as long as its tests.
      {
        extends: true,
        test: {
          name: "engine",
          include: ["{src,bench}/**/*.test.{ts,tsx}", "tests/{unit,docs}/**/*.test.ts"],
          exclude: [BROWSER_CODE],
          isolate: false,
        },
      },
    ],
    coverage: {
      // The modules that need neither a browser nor a whole build; what is drawn and served is the browser tests' part.
      include: [
        "src/shared/**",
        "src/app/{runtime,search}/**/*.ts",
        "src/playground/{config,model}/**",
        "src/engine/{config,content,host}/**",
      ],
      exclude: ["**/*.test.*", "**/testing.ts", "**/README.md"],
      reporter: ["text-summary"],
    },
  },
});
