/** Each feed against the rules of its format, as a validator would: required elements, dates, ids, complete addresses. */
import type { Page } from "@playwright/test";
import { expect, SITE, test, variant } from "./site.ts";

const FEEDS = [
  { dir: "/blog", count: 20, id: "https://prettier.io/blog" },
  { dir: "/blog/releases", count: 20, id: "https://prettier.io/blog/releases" },
];
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const POST = /^https:\/\/prettier\.io\/blog\/\d{4}\/\d\d\/\d\d\/\S+$/;

interface Parsed {
  error: string | null;
  root: string;
  /** Texts of the elements right below the feed, and below each of its items, by name. */
  head: Record<string, string[]>;
  items: Record<string, string[]>[];
}

/** On an empty page: those of the site refuse to turn texts into markup. */
async function parse(page: Page, path: string, item: string): Promise<Parsed> {
  const text = await (await page.request.get(SITE() + path)).text();
  await page.goto("about:blank");
  return page.evaluate(
    ([source, name]) => {
      const xml = new DOMParser().parseFromString(source!, "application/xml");
      const read = (element: Element) => {
        const values: Record<string, string[]> = {};
        for (const child of element.children)
          (values[child.nodeName] ??= []).push(child.getAttribute("href") ?? child.textContent);
        return values;
      };
      const items = [...xml.getElementsByTagName(name!)];
      const holder = items[0]!.parentElement!;
      return {
        error: xml.querySelector("parsererror")?.textContent ?? null,
        root: xml.documentElement.nodeName,
        head: read(holder),
        items: items.map(read),
      };
    },
    [text, item],
  );
}

/** Addresses in the text of a post, as a reader's program would find them. */
function listAddresses(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const body = new DOMParser().parseFromString(text, "text/html").body;
    return [...body.querySelectorAll("[href], [src]")].map(
      (each) => each.getAttribute("href") ?? each.getAttribute("src")!,
    );
  }, html);
}

async function checkTexts(page: Page, texts: string[]): Promise<void> {
  expect(texts.every((text) => text.length > 500)).toBe(true);
  const addresses = await listAddresses(page, texts.join("\n"));
  expect(addresses.length).toBeGreaterThan(500);
  expect(addresses.filter((address) => !/^https?:\/\/[^/]+/.test(address))).toEqual([]);
}

for (const [index, { dir, count, id }] of FEEDS.entries()) {
  test(`${dir}/rss.xml is valid RSS 2.0`, variant(index), async ({ page }) => {
    const { error, root, head, items } = await parse(page, `${dir}/rss.xml`, "item");
    expect(error).toBeNull();
    expect(root).toBe("rss");
    for (const name of ["title", "link", "description", "language"]) expect(head[name]).toHaveLength(1);
    expect(head["atom:link"]).toEqual([`https://prettier.io${dir}/rss.xml`]);
    expect(head["lastBuildDate"]![0]).toMatch(RFC_822);
    expect(items).toHaveLength(count);
    for (const item of items) {
      expect(item["guid"]![0]).toMatch(POST);
      expect(item["link"]).toEqual(item["guid"]);
      expect(item["pubDate"]![0]).toMatch(RFC_822);
      expect(item["dc:creator"]!.length).toBeGreaterThan(0);
      for (const name of ["title", "description", "content:encoded"]) expect(item[name]).toHaveLength(1);
    }
    expect(new Set(items.map((item) => item["guid"]![0])).size).toBe(count);
    await checkTexts(
      page,
      items.map((item) => item["content:encoded"]![0]!),
    );
  });

  test(`${dir}/atom.xml is valid Atom`, variant(index), async ({ page }) => {
    const { error, root, head, items } = await parse(page, `${dir}/atom.xml`, "entry");
    expect(error).toBeNull();
    expect(root).toBe("feed");
    expect(head["id"]).toEqual([id]);
    expect(head["title"]).toHaveLength(1);
    expect(head["updated"]![0]).toMatch(RFC_3339);
    expect(head["link"]).toContain(`https://prettier.io${dir}/atom.xml`);
    expect(items).toHaveLength(count);
    for (const entry of items) {
      expect(entry["id"]![0]).toMatch(POST);
      expect(entry["link"]).toEqual(entry["id"]);
      for (const name of ["published", "updated"]) expect(entry[name]![0]).toMatch(RFC_3339);
      for (const name of ["title", "summary", "content"]) expect(entry[name]).toHaveLength(1);
      expect(entry["author"]!.length).toBeGreaterThan(0);
    }
    expect(new Set(items.map((entry) => entry["id"]![0])).size).toBe(count);
    await checkTexts(
      page,
      items.map((entry) => entry["content"]![0]!),
    );
  });

  test(`${dir}/feed.json is a valid JSON Feed`, variant(index), async ({ page, request }) => {
    const feed = await (await request.get(`${SITE()}${dir}/feed.json`)).json();
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: expect.any(String),
      home_page_url: "https://prettier.io/blog",
      feed_url: `https://prettier.io${dir}/feed.json`,
      language: "en",
    });
    expect(feed.items).toHaveLength(count);
    for (const item of feed.items) {
      expect(item.id).toMatch(POST);
      expect(item.url).toBe(item.id);
      expect(item.date_published).toMatch(RFC_3339);
      expect(item.authors[0].name).not.toBe("");
      expect(item.title).not.toBe("");
    }
    expect(new Set(feed.items.map((item: { id: string }) => item.id)).size).toBe(count);
    await checkTexts(
      page,
      feed.items.map((item: { content_html: string }) => item.content_html),
    );
  });

  test(`${dir}: a person who opens a feed sees a page with links`, variant(index), async ({ page }) => {
    for (const name of ["rss.xml", "atom.xml"]) {
      await page.goto(`${SITE()}${dir}/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("listitem")).toHaveCount(count);
      const link = page.getByRole("link", { name: /Prettier 3\.6/ });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", "https://prettier.io/blog/2025/06/23/3.6.0");
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(count * 220);
    }
  });
}

test("the blog's pages name all feeds, and link to them", async ({ page }) => {
  await page.goto(`${SITE()}/blog`);
  const named = await page
    .locator(
      'link[rel="alternate"][type*="rss"], link[rel="alternate"][type*="atom"], link[rel="alternate"][type*="feed"]',
    )
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(named).toEqual(["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json", "/blog/releases/rss.xml"]);
  for (const href of named) await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
});
