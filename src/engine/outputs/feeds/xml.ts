/** What the two XML formats share. */
import { LABELS } from "../../../shared/labels.ts";
import { escapeHtml } from "../../base/escape-html.ts";
import type { Feed, FeedItem } from "./feed.ts";

/** Not CDATA where words are short: a title with `]]>` in it is then no special case. */
export const escapeXml = escapeHtml;

export function renderCdata(html: string): string {
  return `<![CDATA[${html.replaceAll("]]>", "]]&gt;")}]]>`;
}

/**
 * For people who open the feed in a browser: a small page in the namespace of HTML, which readers of feeds skip. Browsers do
 * without XSLT these days, but they still apply a style sheet to XML and follow its HTML links.
 */
export function renderPreface({ title, homeUrl, items }: Feed): string {
  const list = items.map(renderEntry).join("\n");
  return `<div xmlns="http://www.w3.org/1999/xhtml">
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(LABELS.feedHint)} <a href="${homeUrl}">${escapeXml(LABELS.feedHome)}</a></p>
<ol>
${list}
</ol>
</div>`;
}

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function renderEntry({ url, title, date, summary }: FeedItem): string {
  return `<li><a href="${url}">${escapeXml(title)}</a> <time>${DAY.format(date)}</time> <p>${escapeXml(summary)}</p></li>`;
}

export function renderProlog({ styles }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="${styles}"?>`;
}
