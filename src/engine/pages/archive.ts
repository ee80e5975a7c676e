/** The archive: all posts by year on one time line, and the options by the release that brought or changed them. */
import type { ArchivePage, ArchivePost, OptionRow, ReleaseLink } from "../../shared/page.ts";
import { LABELS } from "../../shared/labels.ts";
import { compareVersions } from "../../shared/compare-versions.ts";
import type { PostSource } from "../content/blog.ts";
import { groupByYear } from "../content/navigation.ts";
import { shortenVersion } from "../content/releases.ts";
import type { ReleaseContext } from "./release.ts";

type Described = Pick<ArchivePage, "years" | "axis" | "options">;

/** `posts` newest first. */
export function describeArchive(posts: PostSource[], context: ReleaseContext): Described {
  const axis = listYears(posts);
  return {
    axis,
    years: groupByYear(posts.map((post) => describePost(post, axis, context))),
    options: describeOptions(context),
  };
}

function describePost(post: PostSource, axis: string[], { releases, toHref }: ReleaseContext): ArchivePost {
  const base = { title: post.parsed.frontMatter.title, href: toHref(post.path), date: post.date };
  const start = getPlace(post.date, axis);
  const index = releases.findIndex((release) => release.post === post);
  const release = releases[index];
  if (!release) return { ...base, start };
  // A release is the newest one until the next comes; the last one still is.
  const next = releases[index - 1];
  const { version, headline } = release;
  return {
    ...base,
    start,
    release: { version: shortenVersion(version), headline, end: next ? getPlace(next.post.date, axis) : 100 },
  };
}

/** Every year from the first post to the last, also those without one. */
function listYears(posts: PostSource[]): string[] {
  const years = posts.map((post) => Number(post.date.slice(0, 4)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return years.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** Where a day lies on the axis, in percent. */
export function getPlace(date: string, axis: string[]): number {
  const year = Number(date.slice(0, 4));
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const passed = (Date.parse(date) - start) / (end - start);
  return Math.round(((year - Number(axis[0]) + passed) / axis.length) * 10_000) / 100;
}

function describeOptions({ site, releases, optionHrefs, toHref }: ReleaseContext): OptionRow[] {
  const toRelease = (version: string): ReleaseLink => {
    // A patch has no post of its own: that of its release tells of it.
    const release = releases.find((each) => compareVersions(each.version, version) <= 0);
    const isTold = release && version.startsWith(release.version.replace(/\d+$/, ""));
    return { version, ...(isTold && { href: toHref(release.post.path) }) };
  };
  return Object.entries(site.optionHistory)
    .sort(([, a], [, b]) => compareVersions(a.since, b.since))
    .map(([name, { since, changed = [] }]) => ({
      name,
      ...(optionHrefs[name] && { href: optionHrefs[name] }),
      since: since === FIRST_RELEASE ? { version: LABELS.firstRelease } : toRelease(since),
      changes: changed.map(({ version, what }) => ({ ...toRelease(version), what })),
    }));
}

const FIRST_RELEASE = "0.0.0";
