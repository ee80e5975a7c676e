/** The blog as RSS, Atom and JSON, with full text; and the same for readers who want to hear of releases only. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { LABELS } from "../../../shared/labels.ts";
import { resolveHref, withBase } from "../../../shared/paths.ts";
import type { PostSource } from "../../content/blog.ts";
import type { Site } from "../../content/load-site.ts";
import type { Compiled } from "../../markdown/context.ts";
import type { OutputFile } from "../../base/output-file.ts";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import type { Feed, FeedItem } from "./feed.ts";
import { cleanHtml } from "./clean-html.ts";
import { renderAtom } from "./render-atom.ts";
import { renderJsonFeed } from "./render-json-feed.ts";
import { renderRss } from "./render-rss.ts";

const FORMATS = { "rss.xml": renderRss, "atom.xml": renderAtom, "feed.json": renderJsonFeed };
const STYLES = "feed.css";

export function emitFeeds(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const { blog } = site;
  if (!blog) return [];
  const { path: dir, title } = blog.config;
  const posts = blog.posts.filter((post) => !post.parsed.frontMatter.unlisted);
  const releases = posts.filter((post) => post.parsed.frontMatter.version);
  const items = new Map(posts.map((post) => [post, describeItem(post, site, compiled)]));
  const toItem = (post: PostSource) => items.get(post)!;
  return [
    ...emitFeed(site, { dir, title, items: posts.map(toItem) }),
    ...(releases.length > 0
      ? emitFeed(site, { dir: `${dir}/releases`, title: LABELS.releasesOf(title), items: releases.map(toItem) })
      : []),
    {
      path: `${dir.slice(1)}/${STYLES}`,
      contents: readFileSync(path.join(PROJECT_ROOT, "src/styles", STYLES), "utf8"),
    },
  ];
}

function emitFeed(site: Site, { dir, title, items }: { dir: string } & Pick<Feed, "title" | "items">): OutputFile[] {
  const { config, blog } = site;
  const toUrl = (sitePath: string) => config.url + withBase(config.baseUrl, sitePath);
  return Object.entries(FORMATS).map(([name, render]) => ({
    path: `${dir.slice(1)}/${name}`,
    contents: render({
      id: toUrl(dir),
      url: toUrl(`${dir}/${name}`),
      homeUrl: config.url + resolveHref(blog!.config.path, site.data),
      title,
      description: blog!.config.description,
      language: config.i18n.locales[config.i18n.defaultLocale]!.htmlLang,
      icon: toUrl(config.favicon),
      styles: withBase(config.baseUrl, `${blog!.config.path}/${STYLES}`),
      // When nothing was published yet, nothing has changed since the beginning of time.
      updated: new Date(items[0]?.date ?? 0),
      items,
    }),
  }));
}

function describeItem(post: PostSource, { config, blog }: Site, compiled: Map<string, Compiled>): FeedItem {
  const { title, description, authors } = post.parsed.frontMatter;
  const url = config.url + withBase(config.baseUrl, post.path);
  return {
    url,
    title,
    summary: description,
    date: new Date(post.date),
    html: cleanHtml(compiled.get(post.parsed.file)?.html ?? "", url),
    authors: authors.map((key) => {
      const { name, url: link } = blog!.authors[key]!;
      return { name, ...(link && { url: link }) };
    }),
  };
}
