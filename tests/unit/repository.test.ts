/** What the documents, the workflows and the image say about the repository is true. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFile(path.join(ROOT, file), "utf8");
const WORKFLOWS = (await readdir(path.join(ROOT, ".github/workflows"))).map((name) => `.github/workflows/${name}`);
const DOCUMENTS = [
  "README.md",
  "CHANGELOG.md",
  "CODE_OF_CONDUCT.md",
  "SECURITY.md",
  "docs/CONTRIBUTING.md",
  "docs/CONFIGURATION.md",
  "docs/SEARCH.md",
  "deploy/README.md",
  ".github/pull_request_template.md",
];
const { scripts } = JSON.parse(await read("package.json")) as { scripts: Record<string, string> };

it.each([...DOCUMENTS, ...WORKFLOWS, ".ci/run", "deploy/Dockerfile", "deploy/vercel.json", "deploy/netlify.toml"])(
  "every npm script that %s names exists",
  async (file) => {
    const text = await read(file);
    const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)/g)].map(
      ([, run, own]) => run ?? own ?? "",
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

it.each([".github/workflows/deploy.yml", "deploy/Dockerfile", "deploy/vercel.json", "deploy/netlify.toml"])(
  "%s fetches the releases and the plugins of the playground before it builds",
  async (file) => {
    const steps = [...(await read(file)).matchAll(/npm run (formatters|plugins|build)\b/g)].map(([, name]) => name!);
    expect(steps.slice(0, 2).sort().concat(steps.slice(2))).toEqual(["formatters", "plugins", "build"]);
  },
);

it.each(DOCUMENTS)("every file that %s links to exists", async (file) => {
  const text = await read(file);
  const targets = [...text.matchAll(/(?:\]\(|src=")([^)\s"#:]+)(?:#[\w-]*)?[)"]/g)].map(([, target = ""]) => target);
  // Addresses of the site in examples start with a slash, and names without a folder are those of docs.
  const files = targets.filter((target) => !/^\/|^(\.\/)?[\w-]+\.(md|png)$/.test(target) || file === "README.md");
  const missing = files.filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)));
  expect(missing).toEqual([]);
});

describe("workflows", async () => {
  interface Workflow {
    permissions: Record<string, string>;
    jobs: Record<
      string,
      { "timeout-minutes"?: number; permissions?: Record<string, string>; steps: { uses?: string; run?: string }[] }
    >;
  }
  const all = await Promise.all(WORKFLOWS.map(async (file) => [file, parse(await read(file)) as Workflow] as const));

  it.each(all)(
    "%s may read only, unless one of its jobs says otherwise, and ends in time",
    (_, { permissions, jobs }) => {
      expect(permissions).toEqual({ contents: "read" });
      for (const [name, job] of Object.entries(jobs)) expect(job["timeout-minutes"], name).toBeGreaterThan(0);
    },
  );

  it.each(all)("%s names files that exist, and actions with their version", (_, { jobs }) => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    expect(steps.flatMap(({ uses }) => (uses && !/^[\w-]+\/[\w-]+@v\d+$/.test(uses) ? uses : []))).toEqual([]);
    const named = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/\b(?:deploy|src|tests)\/[\w./-]+/g)].map(([name]) => name),
    );
    expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  it("the tests run on the versions of Node.js that the site supports", async () => {
    const { engines } = JSON.parse(await read("package.json")) as { engines: { node: string } };
    const supported = [...engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major]) => Number(major));
    const { jobs } = parse(await read(".github/workflows/test.yml")) as {
      jobs: { quick: { strategy: { matrix: { node: number[] } } } };
    };
    expect(jobs.quick.strategy.matrix.node).toEqual(supported);
    expect(supported).toContain(Number(await read(".nvmrc")));
  });
});

describe("the image", async () => {
  const lines = (await read("deploy/Dockerfile")).replace(/\\\n/g, " ").split("\n");
  const patterns = (await read(".dockerignore")).split("\n").filter((line) => line && !line.startsWith("#"));
  const isIgnored = (file: string) =>
    patterns.some((pattern) => picomatch([pattern, `${pattern}/**`], { dot: true })(file));
  const select = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

  it("copies files that exist and are not ignored", () => {
    const copied = select("COPY")
      .filter((line) => !line.startsWith("--from"))
      .flatMap((line) => line.split(/\s+/).slice(0, -1));
    expect(copied).toContain("package-lock.json");
    expect(copied.filter((file) => file !== "." && (isIgnored(file) || !existsSync(path.join(ROOT, file))))).toEqual(
      [],
    );
  });

  it("takes what the build needs, and nothing that was made on this machine", () => {
    const needed = [
      "src/engine/cli.ts",
      "content/docs/sidebar.yml",
      "public/favicon.svg",
      "site.config.ts",
      ".git/HEAD",
    ];
    expect(needed.filter(isIgnored)).toEqual([]);
    const made = [
      "node_modules/react/index.js",
      "dist/index.html",
      ".cache/engine/x.js",
      ".env.local",
      "test-results/a.zip",
    ];
    expect(made.filter((file) => !isIgnored(file))).toEqual([]);
  });

  it("starts from exact versions, and its server is not root", () => {
    expect(select("FROM").filter((line) => !/^[\w/]+:\d+\.\d+[\w.-]*( AS \w+)?$/.test(line))).toEqual([]);
    expect(select("USER").at(-1)).not.toMatch(/^(root|0)?$/);
    // Only root may use lower ports.
    expect(Number(select("EXPOSE")[0])).toBeGreaterThan(1023);
  });
});

it("the changelog has the version of the package, newest first", async () => {
  const { version } = JSON.parse(await read("package.json")) as { version: string };
  const entries = [...(await read("CHANGELOG.md")).matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)];
  expect(entries.slice(0, 2).map(([, name]) => name)).toEqual(["Unreleased", version]);
  const dates = entries.slice(1).map(([, , date = ""]) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
});
