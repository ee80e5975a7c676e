import { defineConfig } from "vitest/config";
import { optimiseLate } from "./src/engine/base/program.ts";

const BROWSER_CODE = "src/{app,playground,offline}/**/*.test.{ts,tsx}";

/** Want modules and errors of the one world that Node.js has of its own. */
const IN_NODE = ["src/playground/worker/create-formatter.test.ts", "src/app/search/answers/stream-answer.test.ts"];

/** Starts programs again and again, or builds hundreds of pages: only `npm run test:all` has time for it. */
const LONG = [
  "src/playground/worker/create-formatter.test.ts",
  "tests/docs/**/*.test.ts",
  "tests/unit/{contributing/contributing,foreign-site,growth,hostile-links,hostile-requests,runner,slashes,warm-build}.test.ts",
  "tests/unit/plugins/same-as-node.test.ts",
  "src/engine/{dev/playground-files,versions/versions,external-links/external-links}.test.ts",
  "src/engine/{examples/run-releases,fetch-formatters/fetch-formatters}.test.ts",
];

/** From Node.js 25 on its own `localStorage` would stand in the way of the browser's. */
const NO_STORAGE = [...process.allowedNodeEnvironmentFlags].filter((flag) => flag === "--no-experimental-webstorage");

export default defineConfig({
  test: {
    environment: "node",
    // On all cores: by default one would be left to the runner, which has little to do.
    maxWorkers: "100%",
    pool: "forks",
    execArgv: [...optimiseLate(1_000_000), ...NO_STORAGE],
    // Nothing is asserted about how long anything takes: a machine that is many times slower must not fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // Stands in for globals of a browser, so that each file has a world of its own, in a process that it shares.
      { extends: true, test: { name: "browser", pool: "vmForks", include: [BROWSER_CODE], exclude: IN_NODE } },
      { extends: true, test: { name: "browser-in-node", include: IN_NODE, exclude: LONG } },
      // Keeps nothing: to load it anew for each file would take as long as its tests.
      {
        extends: true,
        test: {
          name: "engine",
          include: ["{src,bench}/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"],
          exclude: [BROWSER_CODE, ...LONG],
          isolate: false,
        },
      },
      { extends: true, test: { name: "long", include: LONG, isolate: false } },
    ],
    coverage: {
      // The modules that need neither a browser nor a whole build; what is drawn and served is the browser tests' part.
      include: [
        "src/shared/**",
        "src/app/{runtime,search}/**/*.ts",
        "src/playground/{config,model,plugins}/**",
        "src/engine/{base,config,content,host,markdown}/**",
      ],
      exclude: [
        "**/*.test.*",
        "**/testing.ts",
        "**/README.md",
        // Browsers and processes of their own run these: see offline-site.spec.ts, before-start.spec.ts and tests/deploy/serve.test.ts.
        "src/app/runtime/{kept-pages,replay}.ts",
        "src/engine/host/serve-on-cores.ts",
      ],
      reporter: ["text-summary"],
      // What it was when these were written, rounded down: less is a failure.
      thresholds: { statements: 91, branches: 88, functions: 91, lines: 91.5 },
    },
  },
});
