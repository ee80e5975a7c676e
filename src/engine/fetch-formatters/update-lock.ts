/** `npm run formatters -- --update` writes `formatters.lock.json` anew: every release with files for browsers up to the newest installed one. */
import { writeFile } from "node:fs/promises";
import pacote from "pacote";
import { compareVersions } from "../../shared/compare-versions.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadSite } from "../content/load-site.ts";
import { listReleases } from "../content/releases.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import { listFormatters } from "../playground/formatters.ts";
import { PACKAGE } from "./fetch-formatters.ts";
import { getMinor, LOCK_FILE, type Lock } from "../playground/releases/lock.ts";

/** The first release with files for browsers. */
const FIRST = "1.13.0";

interface Packument {
  versions: Record<string, { dist: { integrity?: string } }>;
  time?: Record<string, string>;
}

interface UpdateOptions {
  /** The version after which nothing is taken. */
  last: string;
  /** The day of each minor version that has a post, by its first version. It is known better here than by a registry that mirrors another. */
  days: Record<string, string>;
}

export function createLock({ versions, time = {} }: Packument, { last, days }: UpdateOptions): Lock {
  const names = Object.keys(versions)
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .filter((version) => compareVersions(version, FIRST) >= 0 && compareVersions(version, last) <= 0)
    .sort(compareVersions);
  const releases = names.map((version) => {
    const { integrity } = versions[version]!.dist;
    if (!integrity) throw new Error(`The registry gives no integrity for ${version}.`);
    return { version, integrity };
  });
  const months = names
    .filter((version) => version.endsWith(".0"))
    .map((version) => [getMinor(version), (days[version] ?? time[version] ?? "").slice(0, "2018-05".length)]);
  return { months: Object.fromEntries(months) as Record<string, string>, releases };
}

/** Returns the number of releases. */
export async function updateLock(root: string, config: SiteConfig): Promise<number> {
  const site = await loadSite(root, config, "build");
  const installed = await Promise.all(listFormatters(site).map(readFormatterVersion));
  const last = installed.sort(compareVersions).at(-1) ?? FIRST;
  const days = Object.fromEntries(listReleases(site.blog).map(({ version, post }) => [version, post.date]));
  const packument = (await pacote.packument(PACKAGE, { fullMetadata: true })) as unknown as Packument;
  const lock = createLock(packument, { last, days });
  await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  return lock.releases.length;
}
