/**
 * Published versions of the formatter, kept outside of the source tree: `<cache>/3.5.0/node_modules/prettier`, as in a project that
 * uses it. What is missing is fetched in one go, and gets its name when it is complete: a run that is stopped half-way leaves
 * nothing behind that a later one would trust.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { installPackages } from "./install-packages.ts";

const PACKAGE = "prettier";

export function getReleaseCache(env: NodeJS.ProcessEnv = process.env): string {
  return path.join(env["XDG_CACHE_HOME"] || path.join(homedir(), ".cache"), "prettier-site", "releases");
}

interface FetchOptions {
  cacheDir: string;
  /** Called when something has to be fetched. */
  onFetch(missing: string[]): void;
  /** Fills the `node_modules` of a folder with what its package.json names; the tests give their own. */
  install?(dir: string): Promise<void>;
}

/** The folder of each version's package. */
export async function fetchReleases(
  versions: string[],
  { cacheDir, onFetch, install = installPackages }: FetchOptions,
): Promise<Map<string, string>> {
  const locate = (version: string) => path.join(cacheDir, version, "node_modules", PACKAGE);
  const missing = versions.filter((version) => !existsSync(locate(version)));
  if (missing.length > 0) {
    onFetch(missing);
    await mkdir(cacheDir, { recursive: true });
    const draft = await mkdtemp(path.join(cacheDir, ".fetching-"));
    try {
      await writeFile(path.join(draft, "package.json"), describeProject(missing));
      await install(draft).catch((error: unknown) => {
        throw new Error(explain(missing, cacheDir, (error as Error).message));
      });
      await Promise.all(missing.map((version) => settle(version, draft, path.join(cacheDir, version))));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return new Map(versions.map((version) => [version, locate(version)]));
}

/** Each version under a name of its own, so that one run fetches them all. */
function describeProject(versions: string[]): string {
  const entries = versions.map((version) => [`${PACKAGE}-${version}`, `npm:${PACKAGE}@${version}`]);
  return JSON.stringify({ private: true, dependencies: Object.fromEntries(entries) });
}

/** Under the name it has in projects: some versions look for it in their own path. */
async function settle(version: string, draft: string, target: string): Promise<void> {
  const own = path.join(draft, version);
  await mkdir(path.join(own, "node_modules"), { recursive: true });
  await rename(path.join(draft, "node_modules", `${PACKAGE}-${version}`), path.join(own, "node_modules", PACKAGE));
  // Another run may have fetched the same version meanwhile: then its folder serves as well.
  await rename(own, target).catch((error: unknown) => {
    if (!existsSync(target)) throw error;
  });
}

function explain(missing: string[], cacheDir: string, reason: string): string {
  const what = missing.length === 1 ? `Version ${missing[0]} is` : `${missing.length} published versions are`;
  return `${what} not in the cache (${cacheDir}) and cannot be fetched from the registry: ${reason}`;
}
