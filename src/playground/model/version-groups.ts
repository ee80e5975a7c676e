/** The releases as the field for the version lists them: those with names first, then by major version, each newest first. */
import { compareVersions } from "../../shared/compare-versions.ts";
import { findMinor, listReleases, type PlaygroundData, type Release } from "./playground-data.ts";

export interface ListedRelease extends Release {
  /** The month in which its minor version came out: `2018-05`. */
  month: string | undefined;
  /** The address of the post about its minor version. */
  post: string | undefined;
}

export interface VersionGroup {
  /** Undefined for those with names, such as `stable`. */
  major: string | undefined;
  releases: ListedRelease[];
}

/** Those that match what was typed: a part of the name, of the version or of the month. */
export function groupVersions(data: PlaygroundData, query = ""): VersionGroup[] {
  const wanted = query
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, "");
  const releases = listReleases(data)
    .reverse()
    .map((release): ListedRelease => {
      const { month, post } = findMinor(data, release.version) ?? {};
      return { ...release, month, post };
    })
    .filter(
      ({ name, version, month }) => version.startsWith(wanted) || name.includes(wanted) || month?.includes(wanted),
    );
  const groups: VersionGroup[] = [];
  for (const release of [...releases.filter(isNamed), ...releases.filter((each) => !isNamed(each))]) {
    const major = isNamed(release) ? undefined : release.version.split(".")[0];
    const group = groups.find((each) => each.major === major);
    if (group) group.releases.push(release);
    else groups.push({ major, releases: [release] });
  }
  return groups;
}

function isNamed({ name, version }: Release): boolean {
  return name !== version;
}

const VERSION = /^v?(\d+)\.(\d+)(?:\.(\d+))?/;

/** A release by its name or version; `3.5` means the newest patch of it. */
export function findRelease(data: PlaygroundData, name: string): Release | undefined {
  const releases = listReleases(data);
  const found = releases.find((release) => release.name === name || release.version === name);
  return found ?? releases.findLast(({ version }) => version.startsWith(`${name}.`) && /^\d+\.\d+$/.test(name));
}

/** For a version that is not here: one of the same minor version, or the last one before it, or the first of all. */
export function findNearest(data: PlaygroundData, name: string): Release | undefined {
  const [, major, minor, patch = "0"] = VERSION.exec(name) ?? [];
  if (major === undefined) return undefined;
  const releases = listReleases(data);
  const wanted = `${major}.${minor}.${patch}`;
  return (
    releases.findLast(({ version }) => version.startsWith(`${major}.${minor}.`)) ??
    releases.findLast(({ version }) => compareVersions(version, wanted) <= 0) ??
    releases[0]
  );
}
