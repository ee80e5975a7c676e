import { expect, test } from "vitest";
import { createDocPage, createSite } from "./testing.ts";
import { getHeadTags, type Head } from "./head.ts";
import type { HomePage, NotFoundPage, Page, PostPage } from "./page.ts";

const site = createSite();
const base = { path: "/", title: "Prettier", description: "A formatter.", html: {} };
const home: HomePage = {
  ...base,
  kind: "home",
  languages: [],
  editors: [],
  users: [],
  userCount: 0,
  hero: [],
  formatter: "prettier-stable",
  words: {},
  surveys: [],
};
const post: PostPage = {
  ...base,
  kind: "post",
  path: "/blog/2025/06/23/3.6.0",
  title: "Prettier 3.6",
  date: "2025-06-23",
  authors: [],
  readingMinutes: 1,
  markdownUrl: "/blog/2025/06/23/3.6.0.md",
  toc: [],
  recent: [],
};

const find = ({ tags }: Head, key: string, value: string) =>
  tags.filter(({ attrs }) => attrs[key] === value).map(({ attrs }) => attrs.content ?? attrs.href);

test("titles", () => {
  expect(getHeadTags(createDocPage(), site).title).toBe("Options · Prettier");
  const version = { name: "current", label: "next", isLast: false };
  expect(getHeadTags(createDocPage({ version }), site).title).toBe("Options (next) · Prettier");
  expect(getHeadTags(home, site).title).toBe("Prettier · Opinionated Code Formatter");
});

test("a doc page has description, canonical address, previews and its Markdown export", () => {
  const head = getHeadTags(createDocPage(), site);
  expect(find(head, "name", "description")).toEqual(["All options."]);
  expect(find(head, "rel", "canonical")).toEqual(["https://example.org/docs/options"]);
  expect(find(head, "hreflang", "en")).toEqual(["https://example.org/docs/options"]);
  expect(find(head, "property", "og:title")).toEqual(["Options"]);
  expect(find(head, "property", "og:url")).toEqual(["https://example.org/docs/options"]);
  expect(find(head, "property", "og:type")).toEqual(["website"]);
  expect(find(head, "property", "og:image")).toEqual(["https://example.org/cards/docs/options.png"]);
  expect(find(head, "type", "text/markdown")).toEqual(["/docs/options.md"]);
  expect(find(head, "name", "robots")).toEqual([]);
});

test("search services find language, version and tag", () => {
  const head = getHeadTags(createDocPage({ version: { name: "current", label: "next", isLast: false } }), site);
  expect(find(head, "name", "docsearch:language")).toEqual(["en"]);
  expect(find(head, "name", "docsearch:version")).toEqual(["current"]);
  expect(find(head, "name", "docusaurus_tag")).toEqual(["docs-default-current"]);
  expect(find(head, "name", "docsearch:docusaurus_tag")).toEqual(["docs-default-current"]);
  expect(find(getHeadTags(home, site), "name", "docusaurus_tag")).toEqual(["default"]);
  expect(find(getHeadTags(home, site), "name", "docsearch:version")).toEqual([]);
});

test("another canonical address wins", () => {
  const head = getHeadTags(createDocPage({ canonical: "/docs/api" }), site);
  expect(find(head, "rel", "canonical")).toEqual(["https://example.org/docs/api"]);
});

test("a page left out in favor of its released version names that version", () => {
  const head = getHeadTags(createDocPage({ noindex: true, canonical: "/docs/api" }), site);
  expect(find(head, "name", "robots")).toEqual(["noindex"]);
  expect(find(head, "rel", "canonical")).toEqual(["https://example.org/docs/api"]);
  expect(find(head, "hreflang", "en")).toEqual([]);
});

test("pages to be left out say so and recommend no address", () => {
  const notFound: NotFoundPage = { ...base, kind: "not-found", path: "/404" };
  for (const page of [createDocPage({ noindex: true }), notFound]) {
    const head = getHeadTags(page, site);
    expect(find(head, "name", "robots")).toEqual(["noindex"]);
    expect(find(head, "rel", "canonical")).toEqual([]);
  }
});

test("posts are articles with a date; every page names the feeds", () => {
  const head = getHeadTags(
    post,
    createSite({ baseUrl: "/site/", blog: { path: "/site/blog", title: "Blog", sidebarTitle: "" } }),
  );
  expect(find(head, "property", "og:type")).toEqual(["article"]);
  expect(find(head, "property", "article:published_time")).toEqual(["2025-06-23"]);
  expect(find(head, "type", "application/rss+xml")).toEqual(["/site/blog/rss.xml"]);
  expect(find(head, "type", "application/atom+xml")).toEqual(["/site/blog/atom.xml"]);
  expect(find(head, "type", "application/feed+json")).toEqual(["/site/blog/feed.json"]);
});

test("a locale that is not configured lists those that are", () => {
  expect(() => getHeadTags(home, createSite({ locale: "fr" }))).toThrow(
    'Locale "fr" is not configured. Available: en.',
  );
});

test("the feed of releases is named on the blog's pages, where there are releases", () => {
  const site = (hasReleases: boolean) =>
    createSite({ blog: { path: "/blog", title: "Blog", sidebarTitle: "", ...(hasReleases && { hasReleases }) } });
  const feeds = (page: Page, hasReleases = true) =>
    find(getHeadTags(page, site(hasReleases)), "type", "application/rss+xml");
  expect(feeds(post)).toEqual(["/blog/rss.xml", "/blog/releases/rss.xml"]);
  expect(feeds(post, false)).toEqual(["/blog/rss.xml"]);
  expect(feeds(createDocPage())).toEqual(["/blog/rss.xml"]);
});
