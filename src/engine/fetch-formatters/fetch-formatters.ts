/**
 * `npm run formatters`: fetches the releases of the formatter that the playground can offer besides those that are installed. Without
 * arguments these are the newest patches of all minor versions. `--all` means all releases, and others can be named: `3.5.3`, `2.3`.
 */
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import pacote from "pacote";
import { mapOnCores } from "../write/compress.ts";
import { chooseReleases, readLock, type LockedRelease } from "../playground/releases/lock.ts";
import { listStored, STORE_FOLDER, storeRelease } from "../playground/releases/store.ts";
import { takeRelease } from "./take-release.ts";

export const PACKAGE = "prettier";

interface FetchOptions {
  log(message: string): void;
  folder?: string;
  /** Unpacks a package into a folder, and fails where it is not the one that the lock names. Tests replace it. */
  extract?(release: LockedRelease, dir: string): Promise<void>;
}

export async function fetchFormatters(
  args: string[],
  { log, folder = STORE_FOLDER, extract = extractPackage }: FetchOptions,
): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith("--"));
  const chosen = chooseReleases(await readLock(), names, args.includes("--all"));
  const stored = await listStored(folder);
  const isStored = ({ version, integrity }: LockedRelease) =>
    stored.some((each) => each.version === version && each.integrity === integrity);
  const missing = chosen.filter((release) => !isStored(release));
  log(`${chosen.length} releases, ${chosen.length - missing.length} of them are there.`);
  await mkdir(folder, { recursive: true });
  let done = 0;
  await mapOnCores(missing, async (release) => {
    const draft = await mkdtemp(path.join(folder, ".fetching-"));
    try {
      // As in a project, because some releases look for this name in their own path.
      const dir = path.join(draft, "node_modules", PACKAGE);
      await extract(release, dir);
      await storeRelease(await takeRelease(dir, { ...release, folder }), folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    log(`${++done} of ${missing.length}: ${release.version}`);
  });
  log("`npm run build` takes them into the playground.");
}

export async function extractPackage({ version, integrity }: LockedRelease, dir: string): Promise<void> {
  // npm's own cache keeps what was fetched before.
  const cache = process.env["npm_config_cache"];
  await pacote.extract(`${PACKAGE}@${version}`, dir, {
    integrity,
    ...(cache && { cache: path.join(cache, "_cacache") }),
  });
}
