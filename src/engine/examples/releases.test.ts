import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { fetchReleases, getReleaseCache } from "./fetch-releases.ts";
import { summarizeError } from "./install-packages.ts";
import { runReleases } from "./run-releases.ts";

/** A formatter that shouts, and fails where it is told to. */
const FORMATTER = `let runs = 0;
exports.format = (source, options) => {
  if (options.count) return "PRETTIER_HTML_PLACEHOLDER_" + runs++;
  if (options.fail) throw new TypeError("as told");
  if (options.end) process.exit(3);
  return source.toUpperCase() + require("./package.json").version + process.version;
};`;

async function install(dir: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const [name, source] of Object.entries(dependencies)) {
    const folder = path.join(dir, "node_modules", name);
    await mkdir(folder, { recursive: true });
    const version = source.slice("npm:prettier@".length);
    await writeFile(path.join(folder, "package.json"), JSON.stringify({ version, main: "main.js" }));
    await writeFile(path.join(folder, "main.js"), FORMATTER);
  }
}

describe("fetchReleases", () => {
  it("fetches what is missing, once, in one go", async () => {
    const cacheDir = path.join(await createFolder(), "cache");
    const asked: string[][] = [];
    const onFetch = (missing: string[]) => void asked.push(missing);
    await fetchReleases(["1.0.0", "2.0.0"], { cacheDir, onFetch, install });
    const dirs = await fetchReleases(["1.0.0", "2.0.0", "3.0.0"], { cacheDir, onFetch, install });
    expect(asked).toEqual([["1.0.0", "2.0.0"], ["3.0.0"]]);
    expect(dirs.get("2.0.0")).toBe(path.join(cacheDir, "2.0.0", "node_modules", "prettier"));
    expect((await readdir(cacheDir)).sort()).toEqual(["1.0.0", "2.0.0", "3.0.0"]);
  });

  it("says in one sentence that there is neither cache nor registry, and leaves nothing behind", async () => {
    const cacheDir = await createFolder();
    const fail = () => Promise.reject(new Error("getaddrinfo ENOTFOUND"));
    await expect(fetchReleases(["1.0.0"], { cacheDir, onFetch: () => {}, install: fail })).rejects.toThrow(
      /^Version 1\.0\.0 is not in the cache .* cannot be fetched from the registry: getaddrinfo ENOTFOUND$/,
    );
    expect(await readdir(cacheDir)).toEqual([]);
  });

  it("keeps what npm says first", () => {
    const told =
      "npm warn x\nnpm error code ECONNREFUSED\nnpm error errno E\nnpm error request failed\nnpm error more\n";
    expect(summarizeError(told)).toBe("request failed (ECONNREFUSED)");
    expect(summarizeError("")).toBe("");
  });

  it("keeps its cache where the system wants caches", () => {
    expect(getReleaseCache({ XDG_CACHE_HOME: "/var/c" })).toBe(path.join("/var/c", "prettier-site", "releases"));
    expect(getReleaseCache({})).toMatch(/\.cache.prettier-site.releases$/);
  });
});

/** Each version is a process, and a busy machine takes its time to start one. */
describe("runReleases", { timeout: 60_000 }, () => {
  it("gives each version its jobs and keeps their order", async () => {
    const cacheDir = await createFolder();
    const dirs = await fetchReleases(["1.7.0", "2.0.0"], { cacheDir, onFetch: () => {}, install });
    const progress: number[] = [];
    const outcomes = await runReleases(
      [
        { version: "2.0.0", source: "a ", options: {} },
        { version: "1.7.0", source: "b ", options: {} },
        { version: "2.0.0", source: "c", options: { fail: true } },
      ],
      { dirs, onProgress: (done) => void progress.push(done) },
    );
    expect(outcomes).toEqual([
      { output: `A 2.0.0${process.version}` },
      // It would not run with a Node of today, so it is told of an older one.
      { output: "B 1.7.0v8.17.0" },
      { error: "TypeError: as told" },
    ]);
    expect(progress).toEqual([1, 2]);
  });

  it("runs anew what would depend on the runs before it", async () => {
    const cacheDir = await createFolder();
    const dirs = await fetchReleases(["2.0.0"], { cacheDir, onFetch: () => {}, install });
    const job = { version: "2.0.0", source: "", options: { count: true } };
    const outcomes = await runReleases([job, { ...job }], { dirs, onProgress: () => {} });
    expect(outcomes.map(({ output }) => output)).toEqual(Array(2).fill("PRETTIER_HTML_PLACEHOLDER_0"));
  });

  it("fails when a version's process ends early", async () => {
    const cacheDir = await createFolder();
    const dirs = await fetchReleases(["2.0.0"], { cacheDir, onFetch: () => {}, install });
    const run = runReleases([{ version: "2.0.0", source: "a", options: { end: true } }], {
      dirs,
      onProgress: () => {},
    });
    await expect(run).rejects.toThrow("The process of version 2.0.0 ended (3)");
  });
});
