import { expect, FIXTURE, open, SITE, test, variant, waitUntilQuiet, wakeApp } from "./site.ts";

test("each list page has ten posts, the last one the rest", async ({ page }) => {
  for (const [path, count] of [
    ["/blog", 10],
    ["/blog/page/2", 10],
    ["/blog/page/3", 10],
    ["/blog/page/4", 10],
    ["/blog/page/5", 1],
  ] as const) {
    await page.goto(SITE() + path);
    await expect(page.locator("article"), path).toHaveCount(count);
    const first = page.locator("article").first();
    await expect(first.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(first).toContainText(/min read/);
    await expect(first.getByRole("link").first()).toHaveAttribute("href", /^\/blog\/\d{4}\/\d\d\/\d\d\//);
  }
});

test("the list pages lead to each other", { tag: "@all" }, async ({ page }) => {
  await open(page, "/blog");
  await page.getByRole("link", { name: /Older posts/ }).click();
  await expect(page).toHaveURL(`${SITE()}/blog/page/2`);
  await page.getByRole("link", { name: /Newer posts/ }).click();
  await expect(page).toHaveURL(`${SITE()}/blog`);
  await page.goto(`${SITE()}/blog/page/5`);
  await expect(page.getByRole("link", { name: /Older posts/ })).toHaveCount(0);
});

test("the archive holds all 41 posts by year, on one time line from 2017 to 2025", async ({ page }) => {
  await page.goto(`${SITE()}/blog/archive`);
  const posts = page.locator(".timeline a");
  await expect(posts).toHaveCount(41);
  const hrefs = await page
    .locator('main a[href^="/blog/20"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(41);
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
  // 35 releases with their headline, each further to the left than the newer one above it.
  await expect(page.locator(".timeline rect")).toHaveCount(35);
  await expect(posts.first()).toContainText(/^3\.6 ?A fast CLI/);
  const places = await page
    .locator(".timeline rect")
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().x));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

test("the archive tells when options came and changed, and leads to posts and options", async ({ page }) => {
  await page.goto(`${SITE()}/blog/archive`);
  const row = page.getByRole("row").filter({ hasText: "trailingComma" });
  await expect(row).toContainText(/the first release.*2\.0\.0 default "es5", was "none".*3\.0\.0 default "all"/s);
  await expect(row.getByRole("link", { name: "3.0.0" })).toHaveAttribute("href", "/blog/2023/07/05/3.0.0");
  await row.getByRole("link", { name: "trailingComma" }).click();
  await expect(page).toHaveURL(`${SITE()}/docs/options#trailing-commas`);
  await expect(page.locator("#trailing-commas")).toBeVisible();
});

for (const [index, width] of [320, 390, 768].entries()) {
  test(`archive and longest post fit into ${width} px, without scripts too`, variant(index), async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ["/blog/archive", "/blog/2021/05/09/2.3.0"]) {
      await page.goto(SITE() + path);
      const room = page.locator("html");
      expect(await room.evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}

test("a release leads to its neighbours, to the options it brought and to the playground", async ({ page }) => {
  await open(page, "/blog/2025/02/09/3.5.0");
  const facts = page.getByRole("complementary", { name: "About this release" });
  await expect(facts.getByRole("link", { name: "objectWrap" })).toHaveAttribute("href", "/docs/options#object-wrap");
  await expect(facts.getByRole("link", { name: "Prettier 3.4" })).toHaveAttribute("href", "/blog/2024/11/26/3.4.0");
  await expect(facts.getByRole("link", { name: "Playground" })).toHaveAttribute("href", "/playground/");
  await facts.getByRole("link", { name: "Prettier 3.6" }).click();
  await expect(page).toHaveURL(`${SITE()}/blog/2025/06/23/3.6.0`);
  await expect(facts.getByRole("link", { name: "checkIgnorePragma" })).toBeVisible();
});

test("all 41 posts answer", async ({ request }) => {
  const sitemap = await (await request.get(`${SITE()}/sitemap.xml`)).text();
  const posts = [...sitemap.matchAll(/\/blog\/\d{4}\/\d\d\/\d\d\/[^<]+/g)].map(([path]) => path);
  expect(posts).toHaveLength(41);
  for (const path of posts) {
    const answer = await request.get(SITE() + path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).toContain("<h1");
  }
});

test("the longest post ships no more script than the shortest", { tag: "@all" }, async ({ page }) => {
  const measure = async (path: string) => {
    const urls: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") urls.push(new URL(request.url()).pathname);
    });
    await open(page, path);
    await waitUntilQuiet(page);
    const inline = await page
      .locator("script:not([src])")
      .evaluateAll((scripts) => scripts.map((script) => (script.getAttribute("type") ? 0 : script.textContent.length)));
    page.removeAllListeners("request");
    return { urls: urls.sort(), inline: inline.reduce((sum, length) => sum + length, 0) };
  };
  const shortest = await measure("/blog/2022/01/06/prettier-begins-paying-maintainers");
  const longest = await measure("/blog/2021/05/09/2.3.0");
  expect(shortest.urls.length).toBeGreaterThan(0);
  expect(longest).toEqual(shortest);
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

test("page views go to gtag on route changes, after the title has settled", { tag: "@all" }, async ({ page }) => {
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
  await expect.poll(calls).toContain("page_view");
});
