/** Renders a feed as Atom, RSS and JSON. The package `feed` offers no way to add a preface for people who open a feed in a browser. */
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { escapeHtml } from "../base/escape-html.ts";

/** A feed before it is rendered in one of the formats. All addresses are absolute. */
export interface Feed {
  /** The id is the same in all formats. */
  id: string;
  /** The address of this feed in its format. */
  url: string;
  homeUrl: string;
  title: string;
  description: string;
  language: string;
  icon: string;
  /** Path of the style sheet for people who open the feed in a browser. */
  styles: string;
  updated: Date;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** It is also the id of the item, because addresses of posts never change. */
  url: string;
  title: string;
  summary: string;
  date: Date;
  /** The whole text. */
  html: string;
  authors: { name: string; url?: string }[];
  tags: string[];
}

/** Short texts are escaped rather than put into CDATA, so that `]]>` in a title needs no special treatment. */
const escapeXml = escapeHtml;

function renderCdata(html: string): string {
  return `<![CDATA[${html.replaceAll("]]>", "]]&gt;")}]]>`;
}

/** A small page for people who open the feed in a browser: HTML that feed readers skip, with styles, because browsers drop XSLT. */
function renderPreface({ title, homeUrl, items }: Feed): string {
  const list = items.map(renderPrefaceEntry).join("\n");
  return `<div xmlns="http://www.w3.org/1999/xhtml">
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(BUILD_LABELS.feedHint)} <a href="${homeUrl}">${escapeXml(BUILD_LABELS.feedHome)}</a></p>
<ol>
${list}
</ol>
</div>`;
}

function renderPrefaceEntry({ url, title, date, summary }: FeedItem): string {
  const day = date.toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
  return `<li><a href="${url}">${escapeXml(title)}</a> <time>${day}</time> <p>${escapeXml(summary)}</p></li>`;
}

function renderProlog({ styles }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="${styles}"?>`;
}

/** Atom 1.0 (RFC 4287). */
export function renderAtom(feed: Feed): string {
  return `${renderProlog(feed)}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${feed.id}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<updated>${feed.updated.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${feed.homeUrl}"/>
<link rel="self" type="application/atom+xml" href="${feed.url}"/>
<icon>${feed.icon}</icon>
${renderPreface(feed)}
${feed.items.map(renderEntry).join("\n")}
</feed>
`;
}

function renderEntry({ url, title, summary, date, html, authors, tags }: FeedItem): string {
  return `<entry>
<id>${url}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${date.toISOString()}</published>
<updated>${date.toISOString()}</updated>
${[...authors.map(renderAuthor), ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`)].join("\n")}
<summary>${escapeXml(summary)}</summary>
<content type="html">${renderCdata(html)}</content>
</entry>`;
}

function renderAuthor({ name, url }: FeedItem["authors"][number]): string {
  return `<author><name>${escapeXml(name)}</name>${url ? `<uri>${escapeXml(url)}</uri>` : ""}</author>`;
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** RSS 2.0. */
export function renderRss(feed: Feed): string {
  return `${renderProlog(feed)}
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${feed.homeUrl}</link>
<description>${escapeXml(feed.description)}</description>
<language>${feed.language}</language>
<lastBuildDate>${feed.updated.toUTCString()}</lastBuildDate>
<atom:link href="${feed.url}" rel="self" type="application/rss+xml"/>
${renderPreface(feed)}
${feed.items.map(renderItem).join("\n")}
</channel>
</rss>
`;
}

function renderItem({ url, title, summary, date, html, authors, tags }: FeedItem): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${date.toUTCString()}</pubDate>
${[
  ...authors.map(({ name }) => `<dc:creator>${escapeXml(name)}</dc:creator>`),
  ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
].join("\n")}
<description>${escapeXml(summary)}</description>
<content:encoded>${renderCdata(html)}</content:encoded>
</item>`;
}

/** JSON Feed 1.1. */
export function renderJsonFeed(feed: Feed): string {
  return JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      home_page_url: feed.homeUrl,
      feed_url: feed.url,
      description: feed.description,
      user_comment: BUILD_LABELS.feedHint,
      icon: feed.icon,
      language: feed.language,
      items: feed.items.map(({ url, title, summary, date, html, authors, tags }) => ({
        id: url,
        url,
        title,
        summary,
        content_html: html,
        date_published: date.toISOString(),
        authors,
        ...(tags.length > 0 && { tags }),
      })),
    },
    null,
    1,
  );
}
