/** A feed before it is written in one of its formats. Every address is complete. */
export interface Feed {
  /** The same in all formats. */
  id: string;
  /** Where this feed itself is. */
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
  /** Also its id: addresses of posts never change. */
  url: string;
  title: string;
  summary: string;
  date: Date;
  /** The whole text. */
  html: string;
  authors: { name: string; url?: string }[];
}
