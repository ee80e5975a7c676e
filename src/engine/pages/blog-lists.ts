/** Plans the lists of posts, page by page: of the whole blog, and of each tag. */
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { BLOG_LABELS } from "../../shared/labels/blog-labels.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import { applyTrailingSlash } from "../../shared/paths.ts";
import { escapeHtml } from "../base/escape-html.ts";
import type { PostSource } from "../content/blog.ts";
import { listTags, type Tag } from "../content/tags.ts";
import { createPostSource, getTagHref, toSummary, type BlogContext } from "./blog-posts.ts";
import type { PagePlan } from "./page-plan.ts";

interface PostList {
  /** Of its first page. */
  path: string;
  title: string;
  description: string;
  posts: PostSource[];
}

export function planLists(context: BlogContext, { path, title, description, posts: listed }: PostList): PagePlan[] {
  const { site, blog, recent, toHref } = context;
  const { pageSize, dir } = blog.config;
  const pageCount = Math.max(1, Math.ceil(listed.length / pageSize));
  const getPath = (number: number) =>
    applyTrailingSlash(number === 1 ? path : `${path}/page/${number}`, site.config.trailingSlash);
  return Array.from({ length: pageCount }, (_, index) => {
    const number = index + 1;
    const posts = listed.slice(index * pageSize, number * pageSize);
    return {
      path: getPath(number),
      file: dir,
      sources: posts.map((post) => createPostSource(site, post)),
      describe: (compiled) => ({
        kind: "blog-list",
        path: toHref(getPath(number)),
        title: number === 1 ? title : `${title}, page ${number}`,
        description,
        html: Object.fromEntries(posts.map((post, at) => [post.slug, compiled[at]?.excerpt ?? ""])),
        posts: posts.map((post) => toSummary(context, post)),
        recent,
        pageNumber: number,
        pageCount,
        ...(number > 1 && { newer: { label: BLOG_LABELS.newerPosts, href: toHref(getPath(number - 1)) } }),
        ...(number < pageCount && { older: { label: BLOG_LABELS.olderPosts, href: toHref(getPath(number + 1)) } }),
      }),
    };
  });
}

/** Where no post has a tag, there are no pages about tags. */
export function planTags(context: BlogContext): PagePlan[] {
  const tags = listTags(context.listed);
  if (tags.length === 0) return [];
  const { site, blog, toHref } = context;
  const path = applyTrailingSlash(`${blog.config.path}/tags`, site.config.trailingSlash);
  return [
    {
      path,
      file: blog.config.dir,
      sources: [],
      describe: () => ({
        kind: "plain",
        path: toHref(path),
        title: LABELS.tags,
        description: BUILD_LABELS.tagsDescription(blog.config.title),
        html: { body: renderTags(context, tags) },
        toc: [],
      }),
    },
    ...tags.flatMap((tag) => planTag(context, tag)),
  ];
}

function planTag(context: BlogContext, { label, slug, posts }: Tag): PagePlan[] {
  return planLists(context, {
    path: `${context.blog.config.path}/tags/${slug}`,
    title: BUILD_LABELS.tagged(posts.length, label),
    description: BUILD_LABELS.tagDescription(label),
    posts,
  });
}

function renderTags(context: BlogContext, tags: Tag[]): string {
  const items = tags.map(({ label, slug, posts }) => {
    const count = BUILD_LABELS.tagCount(posts.length);
    return `<li><a href="${escapeHtml(getTagHref(context, slug))}">${escapeHtml(label)}</a> (${count})</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}
