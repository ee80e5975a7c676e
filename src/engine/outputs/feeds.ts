/** The feeds of the blog as RSS, Atom and JSON with the newest posts in full: one for all posts, and one for releases only. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { LABELS } from "../../shared/labels/labels.ts";
import { resolveHref, withBase } from "../../shared/paths.ts";
import { getDefaultLocale } from "../config/define-site.ts";
import { listAuthors, type Blog, type PostSource } from "../content/blog.ts";
import type { Site } from "../content/load-site.ts";
import { getTags } from "../content/tags.ts";
import type { Compiled } from "../markdown/context.ts";
import type { OutputFile } from "../base/output-file.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { type Feed, type FeedItem, renderAtom, renderJsonFeed, renderRss } from "./feed-formats.ts";

const FORMATS = { "rss.xml": renderRss, "atom.xml": renderAtom, "feed.json": renderJsonFeed };
const STYLES = "feed.css";
/** Readers' programs ask for a feed again and again, so it is no archive: the blog has a page for that. */
const POSTS_IN_FEED = 20;

export function emitFeeds(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const { blog } = site;
  if (!blog) return [];
  const { path: dir, title } = blog.config;
  const posts = blog.posts.filter((post) => !post.parsed.frontMatter.unlisted);
  const describe = (chosen: PostSource[]) =>
    chosen.slice(0, POSTS_IN_FEED).map((post) => describeItem(post, { site, blog, compiled }));
  const releases = describe(posts.filter((post) => post.parsed.frontMatter.version));
  return [
    ...emitFeed(site, { blog, dir, title, items: describe(posts) }),
    ...(releases.length > 0
      ? emitFeed(site, { blog, dir: `${dir}/releases`, title: LABELS.releasesOf(title), items: releases })
      : []),
    {
      path: `${dir.slice(1)}/${STYLES}`,
      contents: readFileSync(path.join(PROJECT_ROOT, "src/styles", STYLES), "utf8"),
    },
  ];
}

interface FeedInput extends Pick<Feed, "title" | "items"> {
  blog: Blog;
  dir: string;
}

function emitFeed(site: Site, { blog, dir, title, items }: FeedInput): OutputFile[] {
  const { config } = site;
  const toUrl = (sitePath: string) => config.url + withBase(config.baseUrl, sitePath);
  return Object.entries(FORMATS).map(([name, render]) => ({
    path: `${dir.slice(1)}/${name}`,
    contents: render({
      id: toUrl(dir),
      url: toUrl(`${dir}/${name}`),
      homeUrl: config.url + resolveHref(blog.config.path, site.data),
      title,
      description: blog.config.description,
      language: getDefaultLocale(config.i18n).htmlLang,
      icon: toUrl(config.favicon),
      styles: withBase(config.baseUrl, `${blog.config.path}/${STYLES}`),
      // Feeds need a date even if there are no posts yet.
      updated: new Date(items[0]?.date ?? 0),
      items,
    }),
  }));
}

interface ItemInput {
  site: Site;
  blog: Blog;
  compiled: Map<string, Compiled>;
}

function describeItem(post: PostSource, { site: { config }, blog, compiled }: ItemInput): FeedItem {
  const { title, description } = post.parsed.frontMatter;
  const url = config.url + withBase(config.baseUrl, post.path);
  return {
    url,
    title,
    summary: description,
    date: new Date(post.date),
    html: compiled.get(post.parsed.file)?.feedHtml ?? "",
    authors: listAuthors(blog, post).map(({ name, url: link }) => ({ name, ...(link && { url: link }) })),
    tags: getTags(post).map(({ label }) => label),
  };
}
