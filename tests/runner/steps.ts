/** Everything that `npm test` and `npm run test:all` do, one line each. */
import type { Needed } from "./debian.ts";

/** `quick`: what a developer must know before a commit, in minutes. `all`: the rest as well. */
export type Tier = "quick" | "all";

export interface Step {
  title: string;
  /** Programs of packages are found where npm looks for them. */
  command: [program: string, ...args: string[]];
  /** Tells which runner counts its tests and runs failed ones again. A step without one is a single test: its exit code. */
  runner?: "vitest" | "playwright";
  /** Steps that need `dist/` fail without it. */
  needsBuild?: true;
  /** What it starts that no package of npm brings. */
  programs?: Needed[];
}

export interface Plan {
  /** Run side by side, so what they say is printed when they have said all of it. */
  checks: Step[];
  /** Run one after the other, as each uses all cores. */
  suites: Step[];
}

export const BUILD = "Production build";

export function planSteps(tier: Tier): Plan {
  const isAll = tier === "all";
  return {
    checks: [
      { title: BUILD, command: ["npm", "run", "--silent", "build", "--", "--strict"] },
      { title: "Formatting", command: ["npm", "run", "--silent", "check:format"] },
      { title: "Lint", command: ["oxlint", "--deny-warnings"] },
      { title: "Unused files, exports and packages", command: ["knip"] },
      { title: "Types of the browser code", command: ["tsc", "-p", "tsconfig.json"] },
      { title: "Types of the service worker", command: ["tsc", "-p", "src/offline/tsconfig.json"] },
      { title: "Types of the engine", command: ["tsc", "-p", "src/engine/tsconfig.json"] },
      { title: "Types of the tests", command: ["tsc", "-p", "tests/tsconfig.json"] },
    ],
    suites: [
      {
        title: "Unit tests",
        command: ["vitest", "run", isAll ? "--coverage" : "--project=!long"],
        runner: "vitest",
      },
      {
        title: "Browser tests",
        command: ["playwright", "test", ...(isAll ? [] : ["--grep-invert=@all"])],
        runner: "playwright",
        needsBuild: true,
      },
      ...(isAll ? ONLY_OF_ALL : []),
    ],
  };
}

const ONLY_OF_ALL: Step[] = [
  {
    title: "Browser tests on the dev server",
    command: ["playwright", "test", "--config=playwright.dev.config.ts"],
    runner: "playwright",
  },
  {
    title: "Deployed with nginx",
    command: ["vitest", "run", "--config=tests/deploy/vitest.config.ts"],
    runner: "vitest",
    needsBuild: true,
    programs: [
      { program: "nginx", package: "nginx" },
      {
        program: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
        package: "libnginx-mod-http-brotli-static",
      },
    ],
  },
  {
    title: "Other browsers",
    command: ["vitest", "run", "--config=tests/browsers/vitest.config.ts"],
    runner: "vitest",
    needsBuild: true,
    programs: [
      { program: "firefox-esr", package: "firefox-esr" },
      { program: "WebKitWebDriver", package: "webkit2gtk-driver" },
      { program: "Xvfb", package: "xvfb" },
    ],
  },
  { title: "Examples of the posts", command: ["npm", "run", "--silent", "examples", "--", "--check"] },
];
