/** The part of a document's head that belongs to its page, as plain data: the engine writes it, the app keeps it up to date. */
import { LABELS } from "./labels/labels.ts";
import type { Page } from "./page.ts";
import { getCardFile, stripBase } from "./paths.ts";
import type { LocaleConfig, SiteData } from "./site.ts";

export interface HeadTag {
  tag: "meta" | "link";
  attrs: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

export function getHeadTags(page: Page, site: SiteData): Head {
  const title = getDocumentTitle(page, site);
  return {
    title,
    tags: [
      nameTag("description", page.description),
      ...getRobotTags(page, site),
      ...getSocialTags(page, site),
      ...getFeedTags(page, site),
      ...("markdownUrl" in page ? [linkTag({ rel: "alternate", type: "text/markdown", href: page.markdownUrl })] : []),
      ...getSearchTags(page, site),
    ],
  };
}

export function getDocumentTitle(page: Page, { title, tagline, titleDelimiter }: SiteData): string {
  return page.kind === "home"
    ? `${title} ${titleDelimiter} ${tagline}`
    : `${getPageTitle(page)} ${titleDelimiter} ${title}`;
}

/** Where the title stands alone, a doc of another version than the latest names its version. */
export function getPageTitle(page: Page): string {
  return page.kind === "doc" && !page.version.isLast
    ? LABELS.titleInVersion(page.title, page.version.label)
    : page.title;
}

/** A page that search engines leave out has no canonical address, unless it names that of its released version. */
function getRobotTags(page: Page, site: SiteData): HeadTag[] {
  const href = getCanonicalUrl(page, site);
  if (page.noindex || page.kind === "not-found")
    return [nameTag("robots", "noindex"), ...(page.canonical ? [linkTag({ rel: "canonical", href })] : [])];
  const { htmlLang } = getLocale(site);
  return [
    linkTag({ rel: "canonical", href }),
    linkTag({ rel: "alternate", hreflang: htmlLang, href }),
    linkTag({ rel: "alternate", hreflang: "x-default", href }),
  ];
}

function getSocialTags(page: Page, site: SiteData): HeadTag[] {
  return [
    propertyTag("og:site_name", site.title),
    propertyTag("og:type", page.kind === "post" ? "article" : "website"),
    propertyTag(
      "og:title",
      page.kind === "home" ? `${site.title} ${site.titleDelimiter} ${site.tagline}` : getPageTitle(page),
    ),
    propertyTag("og:description", page.description),
    propertyTag("og:url", getCanonicalUrl(page, site)),
    propertyTag("og:locale", getLocale(site).htmlLang.replace("-", "_")),
    ...(page.kind === "post" ? [propertyTag("article:published_time", page.date)] : []),
    propertyTag("og:image", getCardUrl(page, site)),
    propertyTag("og:image:width", "1200"),
    propertyTag("og:image:height", "630"),
    nameTag("twitter:card", "summary_large_image"),
  ];
}

/** The feed of releases is for readers of the blog; every other page names the feeds of all posts only. */
function getFeedTags({ kind }: Page, { blog }: SiteData): HeadTag[] {
  const path = blog.path.replace(/\/$/, "");
  const isBlog = ["post", "blog-list", "archive", "authors", "author"].includes(kind);
  const feeds = [
    { href: `${path}/rss.xml`, type: "application/rss+xml", title: `${blog.title} (RSS)` },
    { href: `${path}/atom.xml`, type: "application/atom+xml", title: `${blog.title} (Atom)` },
    { href: `${path}/feed.json`, type: "application/feed+json", title: `${blog.title} (JSON)` },
    ...(blog.hasReleases && isBlog
      ? [{ href: `${path}/releases/rss.xml`, type: "application/rss+xml", title: LABELS.releasesOf(blog.title) }]
      : []),
  ];
  return feeds.map((feed) => linkTag({ rel: "alternate", ...feed }));
}

/** The names that crawlers of documentation search services look for. */
function getSearchTags(page: Page, site: SiteData): HeadTag[] {
  const { htmlLang } = getLocale(site);
  const tags = [nameTag("docusaurus_locale", site.locale), nameTag("docsearch:language", htmlLang)];
  const searchTag = page.kind === "doc" ? `docs-${page.pluginId}-${page.version.name}` : "default";
  tags.push(nameTag("docusaurus_tag", searchTag), nameTag("docsearch:docusaurus_tag", searchTag));
  if (page.kind !== "doc") return tags;
  return [...tags, nameTag("docusaurus_version", page.version.name), nameTag("docsearch:version", page.version.name)];
}

export function getCardUrl(page: Page, { baseUrl, url }: SiteData): string {
  return url + baseUrl + getCardFile(stripBase(baseUrl, page.path) ?? "/");
}

function getCanonicalUrl(page: Page, site: SiteData): string {
  return new URL(page.canonical ?? page.path, site.url).href;
}

export function getLocale(site: SiteData): LocaleConfig {
  const locale = site.locales[site.locale];
  if (locale) return locale;
  const available = Object.keys(site.locales).join(", ");
  throw new Error(`Locale "${site.locale}" is not configured. Available: ${available}.`);
}

function nameTag(name: string, content: string): HeadTag {
  return { tag: "meta", attrs: { name, content } };
}

function propertyTag(property: string, content: string): HeadTag {
  return { tag: "meta", attrs: { property, content } };
}

function linkTag(attrs: Record<string, string>): HeadTag {
  return { tag: "link", attrs };
}
