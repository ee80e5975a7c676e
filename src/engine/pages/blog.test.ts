import { describe, expect, it } from "vitest";
import type { Page } from "../../shared/page.ts";
import type { SiteInput } from "../config/schema.ts";
import { createCompiled, createConfig, createFolder } from "../testing/values.ts";
import { loadSite } from "../content/load-site.ts";
import { planBlog } from "./blog.ts";

const post = (title: string, author: string, fields = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nauthors: [${author}]\n${fields}---\n\nSummary.\n\n<!-- truncate -->\n\nRest.\n`;
const files = {
  "blog/authors.yml":
    "ada:\n  name: Ada\n  url: https://example.com\n  socials:\n    github: ada\n    x: adax\n    mastodon: https://own.example/@ada\ngrace:\n  name: Grace\nnobody:\n  name: Nobody\n",
  "blog/2025-01-01-d.md": post("D", "ada"),
  "blog/2024-03-01-hidden.md": post("Hidden", "ada", "unlisted: true\n"),
  "blog/2024-02-01-c.md": post("C", "ada"),
  "blog/2024-01-01-b.md": post("B", "grace"),
  "blog/2023-01-01-a.md": post("A", "grace"),
};

async function describeBlog(
  more: Partial<SiteInput> = {},
  blog: Partial<NonNullable<SiteInput["blog"]>> = {},
  sources: Record<string, string> = files,
) {
  const config = createConfig({
    baseUrl: "/site/",
    blog: { dir: "blog", title: "News", description: "Words.", pageSize: 3, sidebarCount: 3, ...blog },
    ...more,
  });
  const plans = planBlog(await loadSite(await createFolder(sources), config, "build"));
  const get = <K extends Page["kind"]>(path: string, kind: K) => {
    const plan = plans.find((each) => each.path === path);
    if (!plan) throw new Error(`No page at ${path}: ${plans.map((each) => each.path).join(", ")}`);
    const page = plan.describe(
      plan.sources.map(({ file }) => createCompiled({ html: `all of ${file}`, excerpt: `start of ${file}` })),
    );
    expect(page.kind).toBe(kind);
    return page as Extract<Page, { kind: K }>;
  };
  return { plans, get };
}
const recent = [
  { year: "2025", posts: [{ title: "D", href: "/site/blog/2025/01/01/d", date: "2025-01-01" }] },
  {
    year: "2024",
    posts: [
      { title: "C", href: "/site/blog/2024/02/01/c", date: "2024-02-01" },
      { title: "B", href: "/site/blog/2024/01/01/b", date: "2024-01-01" },
    ],
  },
];

describe("list pages", () => {
  it("hold a page of posts each, with the excerpts as slots", async () => {
    const { get } = await describeBlog();
    const first = get("/blog", "blog-list");
    expect(first).toMatchObject({ path: "/site/blog", title: "News", pageNumber: 1, pageCount: 2, recent });
    expect(first.posts.map(({ title }) => title)).toEqual(["D", "C", "B"]);
    expect(first.posts[0]).toEqual({
      title: "D",
      href: "/site/blog/2025/01/01/d",
      date: "2025-01-01",
      slot: "d",
      authors: [{ key: "ada", name: "Ada", href: "/site/blog/authors/ada" }],
      readingMinutes: 1,
    });
    expect(first.html["d"]).toBe("start of blog/2025-01-01-d.md");
    expect(get("/blog/page/2", "blog-list").posts.map(({ title }) => title)).toEqual(["A"]);
  });

  it("lead to each other", async () => {
    const { get } = await describeBlog();
    const [first, second] = [get("/blog", "blog-list"), get("/blog/page/2", "blog-list")];
    expect([first.newer, first.older?.href]).toEqual([undefined, "/site/blog/page/2"]);
    expect([second.newer?.href, second.older]).toEqual(["/site/blog", undefined]);
    expect(second.title).toBe("News, page 2");
  });

  it("are one even without posts", async () => {
    const config = createConfig({ blog: { dir: "blog", title: "News", description: "Words." } });
    const plans = planBlog(await loadSite(await createFolder(), config, "build"));
    expect(plans.map(({ path }) => path)).toEqual(["/blog", "/blog/archive", "/blog/authors"]);
  });
});

describe("posts", () => {
  it("have their text, authors and neighbours", async () => {
    const { get } = await describeBlog({}, { editUrl: "https://example.com/edit/" });
    expect(get("/blog/2024/02/01/c", "post")).toMatchObject({
      path: "/site/blog/2024/02/01/c",
      html: { body: "all of blog/2024-02-01-c.md" },
      date: "2024-02-01",
      authors: [{ key: "ada", name: "Ada" }],
      newer: { label: "D", href: "/site/blog/2025/01/01/d" },
      older: { label: "B", href: "/site/blog/2024/01/01/b" },
      editUrl: "https://example.com/edit/2024-02-01-c.md",
      recent,
    });
  });

  it("end at both ends", async () => {
    const { get } = await describeBlog();
    expect(get("/blog/2025/01/01/d", "post")).not.toHaveProperty("newer");
    expect(get("/blog/2023/01/01/a", "post")).not.toHaveProperty("older");
  });

  it("that are unlisted are pages, but in no list", async () => {
    const { get, plans } = await describeBlog();
    const hidden = get("/blog/2024/03/01/hidden", "post");
    expect(hidden).toMatchObject({ unlisted: true, noindex: true });
    expect(hidden).not.toHaveProperty("newer");
    expect(hidden).not.toHaveProperty("older");
    const others = plans.filter(({ path }) => !path.endsWith("hidden"));
    expect(JSON.stringify(others.map((plan) => plan.describe(plan.sources.map(() => createCompiled()))))).not.toMatch(
      /hidden/i,
    );
  });
});

it("the archive has all posts by year", async () => {
  const { years } = (await describeBlog()).get("/blog/archive", "archive");
  expect(years.map(({ year, posts }) => `${year} ${posts.map(({ title }) => title).join("")}`)).toEqual([
    "2025 D",
    "2024 CB",
    "2023 A",
  ]);
});

it("authors have their networks and posts, on one page and on their own", async () => {
  const { get } = await describeBlog();
  const [ada, grace, ...others] = get("/blog/authors", "authors").authors;
  expect(others, "who have written nothing").toEqual([]);
  expect(get("/blog/authors/nobody", "author").author.posts).toEqual([]);
  expect(ada).toMatchObject({
    key: "ada",
    href: "/site/blog/authors/ada",
    url: "https://example.com",
    socials: [
      { label: "GitHub", href: "https://github.com/ada" },
      { label: "X", href: "https://x.com/adax" },
      { label: "mastodon", href: "https://own.example/@ada" },
    ],
  });
  expect(grace!.posts.map(({ title }) => title)).toEqual(["B", "A"]);
  expect(get("/blog/authors/grace", "author")).toMatchObject({ title: "Grace", author: grace! });
});

it("the trailing-slash policy holds for pages and links", async () => {
  const { plans } = await describeBlog({ trailingSlash: "always" });
  const text = JSON.stringify(plans.map((plan) => plan.describe(plan.sources.map(() => createCompiled()))));
  const hrefs = [...text.matchAll(/"(?:href|path)":"(\/[^"]*)"/g)].map((match) => match[1]!);
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((href) => !href.endsWith("/") || !href.startsWith("/site/"))).toEqual([]);
});

describe("tags", () => {
  const tagged = {
    "blog/authors.yml": "ada:\n  name: Ada\n",
    "blog/2024-01-04-d.md": post("D", "ada", "tags: [Big news, {label: C & D, permalink: /c/d}]\n"),
    "blog/2024-01-03-c.md": post("C", "ada", "tags: [big news]\n"),
    "blog/2024-01-02-b.md": post("B", "ada", "tags: [hidden]\nunlisted: true\n"),
    "blog/2024-01-01-a.md": post("A", "ada", "tags: [Big news, big news]\n"),
  };

  it("have a page each, page by page, and one that lists them", async () => {
    const { plans, get } = await describeBlog({}, { pageSize: 2 }, tagged);
    expect(plans.map(({ path }) => path).filter((path) => path.includes("tags"))).toEqual([
      "/blog/tags",
      "/blog/tags/big-news",
      "/blog/tags/big-news/page/2",
      "/blog/tags/c/d",
    ]);
    const first = get("/blog/tags/big-news", "blog-list");
    expect(first).toMatchObject({
      title: "3 posts about Big news",
      pageCount: 2,
      description: "All posts about Big news.",
    });
    expect(first.posts.map(({ title }) => title)).toEqual(["D", "C"]);
    expect(first.older?.href).toBe("/site/blog/tags/big-news/page/2");
    expect(get("/blog/tags/big-news/page/2", "blog-list").newer?.href).toBe("/site/blog/tags/big-news");
    expect(get("/blog/tags", "plain").html["body"]).toBe(
      '<ul><li><a href="/site/blog/tags/big-news">Big news</a> (3 posts)</li>' +
        '<li><a href="/site/blog/tags/c/d">C &amp; D</a> (one post)</li></ul>',
    );
  });

  it("are links of a post and of its excerpt", async () => {
    const { get } = await describeBlog({}, {}, tagged);
    const tags = [
      { label: "Big news", href: "/site/blog/tags/big-news" },
      { label: "C & D", href: "/site/blog/tags/c/d" },
    ];
    expect(get("/blog/2024/01/04/d", "post").tags).toEqual(tags);
    expect(get("/blog", "blog-list").posts[0]?.tags).toEqual(tags);
  });

  it("have no pages where no post has any", async () => {
    const { plans, get } = await describeBlog();
    expect(plans.map(({ path }) => path)).not.toContain("/blog/tags");
    expect(get("/blog/2025/01/01/d", "post")).not.toHaveProperty("tags");
  });
});

it("authors who are described in a post lead to their own site", async () => {
  const text = post("A", "ada").replace(
    "[ada]",
    "\n  - ada\n  - name: Lin\n    title: Designer\n    url: https://lin.example\n    image_url: /img/lin.png\n  - name: Sam",
  );
  const { get } = await describeBlog({}, {}, { ...files, "blog/2024-05-05-x.md": text });
  expect(get("/blog/2024/05/05/x", "post").authors).toEqual([
    { key: "ada", name: "Ada", href: "/site/blog/authors/ada" },
    { key: "Lin", name: "Lin", title: "Designer", href: "https://lin.example", image: "/site/img/lin.png" },
    { key: "Sam", name: "Sam" },
  ]);
});
