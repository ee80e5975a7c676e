/** Plans the pages of the blog: lists, archive, authors and posts. */
import type { Author, NavLink, Page } from "../../shared/page.ts";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import { applyTrailingSlash, getMarkdownFile, withBase } from "../../shared/paths.ts";
import { getAuthor, type PostSource } from "../content/blog.ts";
import type { Site } from "../content/load-site.ts";
import { groupByYear } from "../content/navigation.ts";
import { listOptionHrefs, listOptionPages, describeArchive, describeRelease } from "./releases.ts";
import { listReleases } from "../content/releases.ts";
import { planLists, planTags } from "./blog-lists.ts";
import {
  createPostSource,
  getAuthorRefs,
  getTagLinks,
  toAuthorRef,
  toNavLink,
  toPostLink,
  type BlogContext,
} from "./blog-posts.ts";
import type { PagePlan } from "./page-plan.ts";

export function planBlog(site: Site): PagePlan[] {
  const { blog } = site;
  if (!blog) return [];
  const toHref = (path: string) => withBase(site.config.baseUrl, applyTrailingSlash(path, site.config.trailingSlash));
  const listed = blog.posts.filter((post) => !post.parsed.frontMatter.unlisted);
  const recent = groupByYear(listed.slice(0, blog.config.sidebarCount).map((post) => toPostLink(post, toHref)));
  const releases = listReleases(blog);
  const context: BlogContext = { site, blog, listed, recent, toHref, releases };
  return [
    ...planLists(context, { ...blog.config, posts: listed }),
    ...planTags(context),
    planArchive(context),
    planAuthors(context),
    ...Object.keys(blog.authors).map((key) => planAuthor(context, key)),
    ...blog.posts.map((post) => planPost(context, post)),
  ];
}

function planPost(context: BlogContext, post: PostSource): PagePlan {
  const { site, blog, listed, recent, toHref } = context;
  const { title, description, unlisted, draft, version } = post.parsed.frontMatter;
  const index = listed.indexOf(post);
  const newer = index > 0 ? listed[index - 1] : undefined;
  const older = index >= 0 ? listed[index + 1] : undefined;
  return {
    path: post.path,
    file: post.parsed.file,
    sources: [createPostSource(site, post)],
    references: version ? listOptionPages(site) : [],
    describe: ([compiled], references = []) => {
      const release = describeRelease(post, context, listOptionHrefs(references, site));
      return {
        kind: "post",
        path: toHref(post.path),
        title,
        description,
        html: { body: compiled?.html ?? "" },
        toc: compiled?.toc ?? [],
        date: post.date,
        authors: getAuthorRefs(context, post),
        ...getTagLinks(context, post),
        readingMinutes: post.readingMinutes,
        markdownUrl: withBase(site.config.baseUrl, "/" + getMarkdownFile(post.path)),
        recent,
        ...(release && { release }),
        ...(newer && { newer: toNavLink(newer, toHref) }),
        ...(older && { older: toNavLink(older, toHref) }),
        ...(blog.config.editUrl && { editUrl: blog.config.editUrl + post.parsed.file.split("/").at(-1) }),
        ...(unlisted && { unlisted, noindex: true }),
        ...(draft && { draft }),
      };
    },
  };
}

function planArchive(context: BlogContext): PagePlan {
  const { blog, toHref, site } = context;
  const path = applyTrailingSlash(`${blog.config.path}/archive`, site.config.trailingSlash);
  return {
    path,
    file: blog.config.dir,
    sources: [],
    references: listOptionPages(site),
    describe: (_sources, references = []) => ({
      kind: "archive",
      path: toHref(path),
      title: LABELS.archive,
      description: BUILD_LABELS.archiveDescription(site.config.title),
      html: {},
      ...describeArchive(context, listOptionHrefs(references, site)),
    }),
  };
}

function planAuthors(context: BlogContext): PagePlan {
  return planFromAuthors(context, "authors", (path) => ({
    kind: "authors",
    path,
    title: LABELS.authors,
    description: BUILD_LABELS.authorsDescription(context.site.config.title),
    html: {},
    // Only those who have written something: others keep their page, but they do not stand among the people who write.
    authors: Object.keys(context.blog.authors)
      .map((key) => describeAuthor(context, key))
      .filter(({ posts }) => posts.length > 0),
  }));
}

function planAuthor(context: BlogContext, key: string): PagePlan {
  const { name } = getAuthor(context.blog, key);
  return planFromAuthors(context, `authors/${key}`, (path) => ({
    kind: "author",
    path,
    title: name,
    description: BUILD_LABELS.postsBy(name, context.site.config.title),
    html: {},
    author: describeAuthor(context, key),
  }));
}

/** A page that depends only on the file of authors. */
function planFromAuthors(context: BlogContext, name: string, describe: (path: string) => Page): PagePlan {
  const { blog, site, toHref } = context;
  const path = applyTrailingSlash(`${blog.config.path}/${name}`, site.config.trailingSlash);
  return {
    path,
    file: `${blog.config.dir}/authors.yml`,
    sources: [],
    describe: () => describe(toHref(path)),
  };
}

const SOCIAL_URLS: Record<string, { label: string; url: string }> = {
  github: { label: "GitHub", url: "https://github.com/" },
  x: { label: "X", url: "https://x.com/" },
};

function describeAuthor(context: BlogContext, key: string): Author {
  const { blog, listed, toHref } = context;
  const { name, url, socials } = getAuthor(blog, key);
  const links: NavLink[] = Object.entries(socials).map(([network, handle]) => {
    const known = SOCIAL_URLS[network];
    return { label: known?.label ?? network, href: (known?.url ?? "") + handle };
  });
  const posts = listed
    .filter((post) => post.parsed.frontMatter.authors.includes(key))
    .map((post) => toPostLink(post, toHref));
  return { ...toAuthorRef(context, key), name, socials: links, posts, ...(url && { url }) };
}
