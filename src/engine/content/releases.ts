/** Finds the posts that announce a version, and the options that were added or changed in it. */
import type { Blog, PostSource } from "./blog.ts";
import type { OptionHistory } from "../formatter/option-history.ts";
import { compareVersions } from "../../shared/compare-versions.ts";

export interface Release {
  version: string;
  headline: string;
  post: PostSource;
}

export interface OptionNews {
  name: string;
  version: string;
  /** How the option changed. Absent if it was added in this version. */
  what?: string;
}

/** Newest first, without unlisted posts. */
export function listReleases(blog: Blog | undefined): Release[] {
  const releases = (blog?.posts ?? []).flatMap((post) => {
    const { version, headline, title, unlisted } = post.parsed.frontMatter;
    return version && !unlisted ? [{ version, headline: headline ?? title, post }] : [];
  });
  return releases.sort((a, b) => compareVersions(b.version, a.version));
}

/** Options that were added or changed in the version or one of its patches, which have no posts of their own. */
export function listOptionNews(history: OptionHistory, version: string, next: string | undefined): OptionNews[] {
  const belongs = (each: OptionNews) =>
    compareVersions(each.version, version) >= 0 && (!next || compareVersions(each.version, next) < 0);
  return Object.entries(history)
    .flatMap(([name, { since, changed = [] }]): OptionNews[] => [
      { name, version: since },
      ...changed.map((change) => ({ name, ...change })),
    ])
    .filter(belongs);
}

/** `3.5.0` becomes `3.5`. */
export function shortenVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, "$1");
}
