/** Posts that announce a version, and what came with it. */
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
  /** How it changed; without it, it came. */
  what?: string;
}

/** Newest first; without the unlisted ones. */
export function listReleases(blog: Blog | undefined): Release[] {
  const releases = (blog?.posts ?? []).flatMap((post) => {
    const { version, headline, title, unlisted } = post.parsed.frontMatter;
    return version && !unlisted ? [{ version, headline: headline ?? title, post }] : [];
  });
  return releases.sort((a, b) => compareVersions(b.version, a.version));
}

/** What came or changed with the version or one of its patches: a post stands for all of them. */
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

/** `3.5.0` is called 3.5. */
export function shortenVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, "$1");
}
