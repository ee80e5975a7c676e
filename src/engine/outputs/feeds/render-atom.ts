/** Atom 1.0 (RFC 4287). */
import type { Feed, FeedItem } from "./feed.ts";
import { escapeXml, renderCdata, renderPreface, renderProlog } from "./xml.ts";

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

function renderEntry({ url, title, summary, date, html, authors }: FeedItem): string {
  return `<entry>
<id>${url}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${date.toISOString()}</published>
<updated>${date.toISOString()}</updated>
${authors.map(renderAuthor).join("\n")}
<summary>${escapeXml(summary)}</summary>
<content type="html">${renderCdata(html)}</content>
</entry>`;
}

function renderAuthor({ name, url }: FeedItem["authors"][number]): string {
  return `<author><name>${escapeXml(name)}</name>${url ? `<uri>${escapeXml(url)}</uri>` : ""}</author>`;
}
