/** RSS 2.0. */
import type { Feed, FeedItem } from "./feed.ts";
import { escapeXml, renderCdata, renderPreface, renderProlog } from "./xml.ts";

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

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

function renderItem({ url, title, summary, date, html, authors }: FeedItem): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${date.toUTCString()}</pubDate>
${authors.map(({ name }) => `<dc:creator>${escapeXml(name)}</dc:creator>`).join("\n")}
<description>${escapeXml(summary)}</description>
<content:encoded>${renderCdata(html)}</content:encoded>
</item>`;
}
