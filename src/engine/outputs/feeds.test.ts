import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { loadSite } from "../content/load-site.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import { planPages } from "../pages/plan-pages.ts";
import { createConfig, createFolder } from "../testing/values.ts";
import { emitFeeds } from "./feeds.ts";

const BODY = `Summary of [the options](/docs/options?a=1&b=2#semi), see [elsewhere](https://example.com/?a=1&b=2) and [here](#usage).

<!-- truncate -->

## Usage

![Dot](./dot.svg)

\`\`\`js {1}
a[b[0]]>c[d[0]]>e && "<tag>";
\`\`\`
`;

async function emit(posts: Record<string, string> = { "2024-01-02-a.md": "" }) {
  const entries = Object.entries(posts).map(([name, fields]) => [
    `blog/${name}`,
    `---\ntitle: Q & A <1>\ndescription: Words & more.\nauthors: [ada]\n${fields}---\n\n${BODY}`,
  ]);
  const root = await createFolder({
    "blog/authors.yml": "ada:\n  name: Ada\n  url: https://example.com/ada\n",
    "blog/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    ...(Object.fromEntries(entries) as Record<string, string>),
  });
  const config = createConfig({ baseUrl: "/site/", blog: { dir: "blog", title: "Blog", description: "News." } });
  const site = await loadSite(root, config, "build");
  const sources = planPages(site).flatMap((plan) => plan.sources);
  const compiled = new Map(
    await Promise.all(sources.map(async (source) => [source.file, await compileMarkdown(source)] as const)),
  );
  return Object.fromEntries(emitFeeds(site, compiled).map(({ path, contents }) => [path, String(contents)]));
}

/** Throws if the tags are not properly nested. */
function checkXml(xml: string): void {
  const open: string[] = [];
  const text = xml.replace(/<!\[CDATA\[[^]*?\]\]>/g, "").replace(/<\?[^]*?\?>/g, "");
  for (const [, close, name, attributes] of text.matchAll(/<(\/?)([\w:-]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (attributes!.endsWith("/")) continue;
    if (!close) open.push(name!);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
  expect(text.replace(/<(?:"[^"]*"|[^">])*>/g, "")).not.toMatch(/[<>]|&(?!#?\w+;)/);
}

it("come in three formats at the blog's address, with styles for people", async () => {
  expect(Object.keys(await emit())).toEqual(["blog/rss.xml", "blog/atom.xml", "blog/feed.json", "blog/feed.css"]);
});

it("have a sibling with the releases only", async () => {
  const files = await emit({ "2024-01-02-a.md": "", "2024-02-03-2.0.0.md": 'version: "2.0.0"\n' });
  const feed = JSON.parse(files["blog/releases/feed.json"]!);
  expect(feed).toMatchObject({
    title: "Blog: releases",
    feed_url: "https://example.org/site/blog/releases/feed.json",
    items: [{ id: "https://example.org/site/blog/2024/02/03/2.0.0" }],
  });
  expect(feed.items).toHaveLength(1);
  const id = (name: string) => /<id>(.*?)<\/id>/.exec(files[name]!)![1];
  expect(id("blog/atom.xml")).toBe("https://example.org/site/blog");
  expect(id("blog/releases/atom.xml")).toBe("https://example.org/site/blog/releases");
});

it.each(["blog/rss.xml", "blog/atom.xml"])("%s is a page for whoever opens it in a browser", async (name) => {
  const xml = (await emit())[name]!;
  expect(xml).toContain('<?xml-stylesheet type="text/css" href="/site/blog/feed.css"?>');
  const preface = /<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml">[\s\S]*?<\/div>/.exec(xml)![0];
  expect(preface).toContain('<a href="https://example.org/site/blog/2024/01/02/a">Q &amp; A &lt;1&gt;</a>');
  expect(preface).toContain("<time>January 2, 2024</time>");
});

it.each(["blog/rss.xml", "blog/atom.xml"])("%s is well formed, whatever is in a title or in code", async (name) => {
  const xml = (await emit())[name]!;
  expect(() => checkXml("<a><b></a></b>")).toThrow();
  checkXml(xml);
  expect(xml).toContain("https://example.org/site/blog/2024/01/02/a");
});

it("JSON has the posts, newest first, without drafts and unlisted ones", async () => {
  const feed = JSON.parse(
    (
      await emit({
        "2024-01-02-a.md": "",
        "2024-02-03-b.md": "",
        "2024-03-04-c.md": "unlisted: true\n",
        "2024-04-05-d.md": "draft: true\n",
      })
    )["blog/feed.json"]!,
  );
  expect(feed.items.map((item: { url: string }) => item.url)).toEqual([
    "https://example.org/site/blog/2024/02/03/b",
    "https://example.org/site/blog/2024/01/02/a",
  ]);
  expect(feed.items[0]).toMatchObject({
    title: "Q & A <1>",
    summary: "Words & more.",
    date_published: "2024-02-03T00:00:00.000Z",
    authors: [{ name: "Ada", url: "https://example.com/ada" }],
  });
});

it("carry the newest twenty posts, the feed of releases its own twenty", async () => {
  const names = Array.from({ length: 25 }, (_, index) => `2024-01-${String(index + 1).padStart(2, "0")}`);
  const posts = names.map((name, index) => [`${name}-a.md`, index < 21 ? `version: "1.${index}.0"\n` : ""]);
  const files = await emit(Object.fromEntries(posts));
  const read = (name: string) =>
    JSON.parse(files[name]!).items.map((item: { date_published: string }) => item.date_published.slice(0, 10));
  expect(read("blog/feed.json")).toEqual(names.slice(5).reverse());
  expect(read("blog/releases/feed.json")).toEqual(names.slice(1, 21).reverse());
});

describe("the text of a post", () => {
  const load = async () => {
    const feed = JSON.parse((await emit())["blog/feed.json"]!);
    const { document } = new Window();
    document.body.innerHTML = feed.items[0].content_html;
    return document.body;
  };

  it("has complete addresses, with all of their parameters", async () => {
    const links = [...(await load()).querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "https://example.org/site/docs/options?a=1&b=2#semi",
      "https://example.com/?a=1&b=2",
      "https://example.org/site/blog/2024/01/02/a#usage",
    ]);
  });

  it("has complete addresses of images", async () => {
    const body = await load();
    expect(body.querySelector("img")!.getAttribute("src")).toMatch(
      /^https:\/\/example\.org\/site\/assets\/dot-\w{8}\.svg$/,
    );
  });

  it("has no controls of the site", async () => {
    const body = await load();
    expect(body.querySelectorAll("button, .hash-link")).toHaveLength(0);
    expect(body.querySelector("h2")!.textContent).toBe("Usage");
    expect(body.querySelector("pre")!.innerHTML).toBe('<code>a[b[0]]&gt;c[d[0]]&gt;e &amp;&amp; "&lt;tag&gt;";</code>');
  });

  it("has nothing that only the site's styles and scripts understand", async () => {
    const body = await load();
    const names = [...body.querySelectorAll("*")].flatMap((each) => each.getAttributeNames());
    expect(names.filter((name) => /^(class|tabindex|role|data-|aria-)/.test(name))).toEqual([]);
  });
});

it("a site without a blog has no feeds", async () => {
  const site = await loadSite(await createFolder(), createConfig(), "build");
  expect(emitFeeds(site, new Map())).toEqual([]);
});

it("carry the tags of posts and authors who are described there", async () => {
  const files = await emit({ "2024-01-02-a.md": "tags: [Big <news>, plain]\n" });
  expect(files["blog/rss.xml"]).toContain("<category>Big &lt;news&gt;</category>\n<category>plain</category>");
  expect(files["blog/atom.xml"]).toContain('<category term="Big &lt;news&gt;"/>');
  expect(JSON.parse(files["blog/feed.json"]!).items[0].tags).toEqual(["Big <news>", "plain"]);
  checkXml(files["blog/rss.xml"]!);
  checkXml(files["blog/atom.xml"]!);
  expect(JSON.parse((await emit())["blog/feed.json"]!).items[0]).not.toHaveProperty("tags");
});
