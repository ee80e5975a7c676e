/**
 * Published versions of the formatter, kept outside of the source tree: `<cache>/3.5.0/node_modules/prettier`, as in a project that
 * uses it. One run of npm fetches all missing versions. A version gets its final name only when it is complete, so that a run that
 * is stopped half-way leaves nothing behind that a later run would use.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";

const PACKAGE = "prettier";

export function getReleaseCache(env: NodeJS.ProcessEnv = process.env): string {
  return path.join(env["XDG_CACHE_HOME"] || path.join(homedir(), ".cache"), "prettier-site", "releases");
}

interface FetchOptions {
  cacheDir: string;
  /** Called when something has to be fetched. */
  onFetch(missing: string[]): void;
  /** Installs what the package.json of a folder names. Tests replace it. */
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

/** Each version has a name of its own, so that one run fetches them all. */
function describeProject(versions: string[]): string {
  const entries = versions.map((version) => [`${PACKAGE}-${version}`, `npm:${PACKAGE}@${version}`]);
  return JSON.stringify({ private: true, dependencies: Object.fromEntries(entries) });
}

/** The folder is called as in projects, because some versions look for this name in their own path. */
async function settle(version: string, draft: string, target: string): Promise<void> {
  const own = path.join(draft, version);
  await mkdir(path.join(own, "node_modules"), { recursive: true });
  await rename(path.join(draft, "node_modules", `${PACKAGE}-${version}`), path.join(own, "node_modules", PACKAGE));
  // Another run may have fetched the same version meanwhile; then its folder is used.
  await rename(own, target).catch((error: unknown) => {
    if (!existsSync(target)) throw error;
  });
}

function explain(missing: string[], cacheDir: string, reason: string): string {
  const what = missing.length === 1 ? `Version ${missing[0]} is` : `${missing.length} published versions are`;
  return `${what} not in the cache (${cacheDir}) and cannot be fetched from the registry: ${reason}`;
}

const ARGUMENTS = [
  "install",
  // Each package gets its dependencies below itself.
  "--install-strategy=nested",
  // Code of the fetched packages must not run here.
  "--ignore-scripts",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--loglevel=error",
  // Without a registry npm should give up after seconds, not minutes.
  "--fetch-retries=2",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=4000",
];

/** Runs npm in this folder. */
function installPackages(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ARGUMENTS, {
      cwd: dir,
      stdio: ["ignore", "ignore", "pipe"],
      shell: process.platform === "win32",
    });
    let errors = "";
    child.stderr.on("data", (part: Buffer) => (errors += part));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(summarizeError(errors) || `npm ended with code ${code}`));
    });
  });
}

/** The first sentence and the code of what npm prints about an error. */
export function summarizeError(errors: string): string {
  const lines = errors.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1] ?? []);
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length);
  const sentence = lines.find((line) => !/^(?:code|errno|syscall) /.test(line));
  return [sentence, code && `(${code})`].filter(Boolean).join(" ");
}
