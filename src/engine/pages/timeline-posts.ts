/** The posts of the blog as the time line wants them: those that announce a version last until the next one. */
import { applyTrailingSlash, withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import { listReleases, shortenVersion } from "../content/releases.ts";
import type { TimelinePost } from "../markdown/context.ts";

/** Newest first, without unlisted posts. Undefined for a site without a blog. */
export function listTimelinePosts({ blog, config }: Pick<Site, "blog" | "config">): TimelinePost[] | undefined {
  if (!blog) return undefined;
  const releases = listReleases(blog);
  const listed = blog.posts.filter((post) => !post.parsed.frontMatter.unlisted);
  return listed.map((post) => {
    const index = releases.findIndex((release) => release.post === post);
    const [release, next] = [releases[index], releases[index - 1]];
    return {
      title: post.parsed.frontMatter.title,
      href: withBase(config.baseUrl, applyTrailingSlash(post.path, config.trailingSlash)),
      date: post.date,
      ...(release && {
        release: {
          version: shortenVersion(release.version),
          headline: release.headline,
          ...(next && { until: next.post.date }),
        },
      }),
    };
  });
}
