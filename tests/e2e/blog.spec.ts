import { expect, FIXTURE, open, SITE, test, wakeApp } from "./site.ts";

for (const [path, count] of [
  ["/blog", 10],
  ["/blog/page/2", 10],
  ["/blog/page/3", 10],
  ["/blog/page/4", 10],
  ["/blog/page/5", 1],
] as const) {
  test(`${path} lists ${count} posts`, async ({ page }) => {
    await page.goto(SITE() + path);
    await expect(page.locator("article")).toHaveCount(count);
    const first = page.locator("article").first();
    await expect(first.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(first).toContainText(/min read/);
    await expect(first.getByRole("link").first()).toHaveAttribute("href", /^\/blog\/\d{4}\/\d\d\/\d\d\//);
  });
}

test("the list pages lead to each other", async ({ page }) => {
  await open(page, "/blog");
  await page.getByRole("link", { name: /Older posts/ }).click();
  await expect(page).toHaveURL(`${SITE()}/blog/page/2`);
  await page.getByRole("link", { name: /Newer posts/ }).click();
  await expect(page).toHaveURL(`${SITE()}/blog`);
  await page.goto(`${SITE()}/blog/page/5`);
  await expect(page.getByRole("link", { name: /Older posts/ })).toHaveCount(0);
});

test("the archive holds all 41 posts by year", async ({ page }) => {
  await page.goto(`${SITE()}/blog/archive`);
  await expect(page.locator("main").locator('a[href^="/blog/20"]')).toHaveCount(41);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "2025",
    "2024",
    "2023",
    "2022",
    "2021",
    "2020",
    "2019",
    "2018",
    "2017",
  ]);
});

test("authors have names, links and posts, and a page each", async ({ page }) => {
  await open(page, "/blog/authors");
  await page.locator("main").getByRole("link", { name: "Sosuke Suzuki" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sosuke Suzuki");
  await expect(page.locator("main").locator('a[href^="/blog/20"]').first()).toBeVisible();
});

test("a post has date, authors, reading time, recent posts and neighbours", async ({ page }) => {
  await open(page, "/blog/2024/06/01/3.3.0");
  await expect(page.locator("article time").first()).toHaveAttribute("datetime", "2024-06-01");
  const recent = page
    .getByRole("complementary")
    .or(page.getByRole("navigation"))
    .filter({ hasText: "Recent posts" })
    .first();
  await expect(recent.locator('a[href^="/blog/20"]')).toHaveCount(10);
  await page.getByRole("navigation", { name: "Blog post pages" }).getByRole("link", { name: /3\.4/ }).click();
  await expect(page).toHaveURL(`${SITE()}/blog/2024/11/26/3.4.0`);
});

test("feeds are well-formed and complete", async ({ page, request }) => {
  await page.goto(`${SITE()}/help/`);
  for (const [path, item] of [
    ["/blog/rss.xml", "item"],
    ["/blog/atom.xml", "entry"],
  ] as const) {
    const xml = await (await request.get(SITE() + path)).text();
    const { count, error } = await page.evaluate(
      ([text, name]) => {
        const document = new DOMParser().parseFromString(text!, "application/xml");
        return {
          count: document.getElementsByTagName(name!).length,
          error: document.querySelector("parsererror")?.textContent ?? null,
        };
      },
      [xml, item],
    );
    expect(error).toBeNull();
    expect(count).toBe(41);
    expect(xml).not.toMatch(/href="\//);
  }
  expect((await (await request.get(`${SITE()}/blog/feed.json`)).json()).items).toHaveLength(41);
});

test("page views go to gtag on route changes, after the title has settled", async ({ page }) => {
  await page.goto(`${FIXTURE()}/manual/`);
  await wakeApp(page);
  await page.evaluate(() => {
    const target = window as unknown as { calls: unknown[][]; gtag: (...args: unknown[]) => void };
    target.calls = [];
    target.gtag = (...args) => void target.calls.push(args);
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide");
  const calls = () => page.evaluate(() => JSON.stringify((window as unknown as { calls: unknown[][] }).calls));
  await expect.poll(calls).toContain("/site/manual/guide/");
  expect(await calls()).toContain("page_view");
});
