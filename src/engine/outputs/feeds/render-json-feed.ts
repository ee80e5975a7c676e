/** JSON Feed 1.1. */
import { LABELS } from "../../../shared/labels.ts";
import type { Feed } from "./feed.ts";

export function renderJsonFeed(feed: Feed): string {
  return JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      home_page_url: feed.homeUrl,
      feed_url: feed.url,
      description: feed.description,
      user_comment: LABELS.feedHint,
      icon: feed.icon,
      language: feed.language,
      items: feed.items.map(({ url, title, summary, date, html, authors }) => ({
        id: url,
        url,
        title,
        summary,
        content_html: html,
        date_published: date.toISOString(),
        authors,
      })),
    },
    null,
    1,
  );
}
