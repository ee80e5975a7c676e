import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { fetchReleases, getReleaseCache, summarizeError } from "./fetch-releases.ts";

/** Stands in for npm. */
async function install(dir: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const [name, source] of Object.entries(dependencies)) {
    const folder = path.join(dir, "node_modules", name);
    await mkdir(folder, { recursive: true });
    await writeFile(
      path.join(folder, "package.json"),
      JSON.stringify({ version: source.slice("npm:prettier@".length) }),
    );
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
