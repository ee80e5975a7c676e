import { expect, SITE, test } from "./site.ts";

/** Addresses that prettier.io has given out since 2017. */
const OLD_ADDRESSES = [
  ["/docs/en/usage.html", "/docs/install"],
  ["/docs/en/usage-options.html", "/docs/options"],
  ["/docs/en/eslint.html", "/docs/integrating-with-linters"],
  ["/docs/en/options.html", "/docs/options"],
  ["/docs/en/next/options.html", "/docs/next/options"],
  ["/docs/en/index.html", "/docs/"],
  ["/docs/en/", "/docs/"],
  ["/docs/next/eslint.html", "/docs/next/integrating-with-linters"],
  ["/docs/stable/cli", "/docs/cli"],
  ["/docs/dev/cli", "/docs/next/cli"],
  ["/blog/2018/05/23/1.13.0.html", "/blog/2018/05/27/1.13.0"],
  ["/blog/2023/07/05/3.1.0.html", "/blog/2023/07/05/3.0.0"],
  ["/en", "/"],
  ["/en/blog/", "/blog"],
  ["/playground-redirect.html", "/playground/"],
];
test("old addresses still lead to their page", async ({ request }) => {
  for (const [from, to] of OLD_ADDRESSES) {
    const response = await request.get(SITE() + from, { maxRedirects: 0 });
    expect.soft([from, response.status(), response.headers()["location"]]).toEqual([from, 301, to]);
    expect.soft((await request.get(SITE() + to!, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test(
  "every address in the sitemap answers, wants to be found and names itself",
  { tag: "@all" },
  async ({ request }) => {
    const sitemap = await (await request.get(`${SITE()}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
    expect(urls.length).toBeGreaterThan(70);
    expect(urls.some((url) => url.includes("/docs/next/"))).toBe(false);
    for (const url of urls) {
      const response = await request.get(SITE() + new URL(url).pathname, { maxRedirects: 0 });
      expect(response.status(), url).toBe(200);
      const html = await response.text();
      expect(html, url).not.toMatch(/<meta[^>]*name="robots"/);
      expect(html, url).toContain(`rel="canonical" href="${url}"`);
    }
    const robots = await (await request.get(`${SITE()}/robots.txt`)).text();
    expect(robots).toContain("Sitemap: https://prettier.io/sitemap.xml");
  },
);

test("docs of the next version point to the released ones", async ({ request }) => {
  const html = await (await request.get(`${SITE()}/docs/next/options`)).text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('rel="canonical" href="https://prettier.io/docs/options"');
});

test("structured data of a post and of a doc is JSON that says what they are", async ({ page }) => {
  const read = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent!) as Record<string, unknown>));
  await page.goto(`${SITE()}/blog/2025/06/23/3.6.0`);
  const [posting, breadcrumbs] = await read();
  expect(posting).toMatchObject({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    datePublished: "2025-06-23",
  });
  expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" });
  await page.goto(`${SITE()}/docs/options`);
  expect(await read()).toMatchObject([{ "@type": "BreadcrumbList" }]);
});

test("every file that llms.txt names is there, and the full text leaves nothing unexpanded", async ({ request }) => {
  for (const dir of ["", "/docs/next"]) {
    const list = await (await request.get(`${SITE()}${dir}/llms.txt`)).text();
    const urls = [...list.matchAll(/\]\(https:\/\/prettier\.io([^)]+)\)/g)].map((match) => match[1]!);
    expect(urls.length).toBeGreaterThanOrEqual(24);
    for (const url of urls) expect((await request.get(SITE() + url)).status(), url).toBe(200);
    const full = await (await request.get(`${SITE()}${dir}/llms-full.txt`)).text();
    expect(full.match(/^# /gm)!.length).toBeGreaterThan(24);
    expect(full).not.toMatch(/^:::|^---\ntitle:/m);
    expect(full.replace(/^```[^]*?^```/gm, "")).not.toMatch(/\]\((?!<?https?:|mailto:)/);
  }
});

test("licences name what the site ships", async ({ request }) => {
  const text = await (await request.get(`${SITE()}/licenses.txt`)).text();
  for (const name of ["react-dom", "prettier 3.6.2", "prettier 3.9", "simple-icons"]) expect(text).toContain(name);
});

test("every page has a card of its own, under 60 KB", { tag: "@all" }, async ({ request }) => {
  const sitemap = await (await request.get(`${SITE()}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/prettier\.io([^<]+)<\/loc>/g)].map((match) => match[1]!);
  const cards = new Set<string>();
  for (const path of [...paths, "/docs/next/options"]) {
    const html = await (await request.get(SITE() + path)).text();
    const card = /property="og:image" content="https:\/\/prettier\.io([^"]+)"/.exec(html)?.[1];
    expect(card, path).toBeDefined();
    const response = await request.get(SITE() + card!);
    expect(response.headers()["content-type"], path).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(60 * 1024);
    cards.add(card!);
  }
  expect(cards.size).toBe(paths.length + 1);
});
