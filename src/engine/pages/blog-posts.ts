/** Posts as the pages of the blog show them: their links, authors and tags. */
import type { AuthorRef, NavLink, PostLink, PostSummary, RecentYear } from "../../shared/page.ts";
import { withBase } from "../../shared/paths.ts";
import { getAuthor, listAuthors, type Blog, type PostSource } from "../content/blog.ts";
import type { Site } from "../content/load-site.ts";
import { getTags } from "../content/tags.ts";
import type { CompileInput } from "../markdown/context.ts";
import { createSource, getLatestFormatter } from "./page-plan.ts";
import type { ReleaseContext } from "./releases.ts";

/** What the plans of one blog share. */
export interface BlogContext extends ReleaseContext {
  blog: Blog;
  /** All posts except unlisted ones. */
  listed: PostSource[];
  recent: RecentYear[];
}

export function createPostSource(site: Site, { parsed }: PostSource): CompileInput {
  return createSource(site, parsed, { kind: "post", formatter: getLatestFormatter(site) });
}

/** Authors who are described in the post itself lead to their own site, if they have one. */
export function getAuthorRefs(context: BlogContext, post: PostSource): AuthorRef[] {
  return listAuthors(context.blog, post).map((author) => {
    if ("key" in author) return toAuthorRef(context, author.key);
    const { name, title, url, image_url: image } = author;
    return {
      key: name,
      name,
      ...(title && { title }),
      ...(url && { href: url }),
      ...(image && { image: withBase(context.site.config.baseUrl, image) }),
    };
  });
}

/** Nothing for a post without tags. */
export function getTagLinks(context: BlogContext, post: PostSource): { tags?: NavLink[] } {
  const tags = getTags(post).map(({ label, slug }) => ({ label, href: getTagHref(context, slug) }));
  return tags.length > 0 ? { tags } : {};
}

export function getTagHref({ blog, toHref }: BlogContext, slug: string): string {
  return toHref(`${blog.config.path}/tags/${slug}`);
}

export function toAuthorRef({ blog, toHref }: BlogContext, key: string): AuthorRef & { href: string } {
  return { key, name: getAuthor(blog, key).name, href: toHref(`${blog.config.path}/authors/${key}`) };
}

export function toSummary(context: BlogContext, post: PostSource): PostSummary {
  return {
    ...toPostLink(post, context.toHref),
    slot: post.slug,
    authors: getAuthorRefs(context, post),
    ...getTagLinks(context, post),
    readingMinutes: post.readingMinutes,
  };
}

export function toPostLink(post: PostSource, toHref: (path: string) => string): PostLink {
  return { title: post.parsed.frontMatter.title, href: toHref(post.path), date: post.date };
}

export function toNavLink(post: PostSource, toHref: (path: string) => string): NavLink {
  return { label: post.parsed.frontMatter.title, href: toHref(post.path) };
}
