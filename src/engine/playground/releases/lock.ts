/** `formatters.lock.json` names the releases that can be fetched, and what each of them contains to the byte. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { compareVersions } from "../../../shared/compare-versions.ts";
import { PROJECT_ROOT } from "../../base/project-root.ts";

export const LOCK_FILE = path.join(PROJECT_ROOT, "formatters.lock.json");

export interface LockedRelease {
  version: string;
  /** Of the package as the registry sends it. */
  integrity: string;
}

export interface Lock {
  /** The month in which each minor version came out: `2018-05`. */
  months: Record<string, string>;
  /** Oldest first. */
  releases: LockedRelease[];
}

export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(LOCK_FILE, "utf8")) as Lock;
}

/** `3.5.3` belongs to `3.5`. */
export function getMinor(version: string): string {
  return version.split(".", 2).join(".");
}

/** The newest patch of each minor version, all releases, or those that are named: `3.5.3`, or `3.5` for its newest patch. */
export function chooseReleases({ releases }: Lock, names: string[], isAll = false): LockedRelease[] {
  if (isAll) return releases;
  const newest = new Map(
    releases.toSorted((a, b) => compareVersions(a.version, b.version)).map((each) => [getMinor(each.version), each]),
  );
  if (names.length === 0) return [...newest.values()];
  return names.map((name) => {
    const found = newest.get(name) ?? releases.find(({ version }) => version === name);
    if (found) return found;
    const [first, last] = [releases[0], releases.at(-1)].map((each) => each?.version);
    throw new Error(`There is no release ${name} in formatters.lock.json, which has those from ${first} to ${last}.`);
  });
}
