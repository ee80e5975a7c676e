import { expect, FIXTURE, SITE, test } from "./site.ts";

const DOC_IDS = [
  "api",
  "browser",
  "ci",
  "cli",
  "comparison",
  "configuration",
  "editors",
  "for-enterprise",
  "ignore",
  "install",
  "integrating-with-linters",
  "option-philosophy",
  "options",
  "plugins",
  "precommit",
  "rationale",
  "related-projects",
  "sharing-configurations",
  "technical-details",
  "vim",
  "watching-files",
  "webstorm",
  "why-prettier",
];
const ROUTES = [
  "/",
  "/help/",
  "/users/",
  "/search",
  "/search?q=semi",
  "/playground/",
  "/blog",
  "/blog/page/2",
  "/blog/page/3",
  "/blog/page/4",
  "/blog/page/5",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/fisker",
  "/docs/",
  "/docs/next/",
  ...DOC_IDS.flatMap((id) => [`/docs/${id}`, `/docs/next/${id}`]),
  "/blog/2017/04/13/1.0.0",
  "/blog/2025/06/23/3.6.0",
  "/blog/2018/04/09/plugin-php-0.1",
  "/blog/2020/12/11/plugin-ruby-1.0",
  "/blog/2022/01/06/prettier-begins-paying-maintainers",
  "/blog/2023/11/13/curious-ternaries",
  "/blog/2023/11/27/20k-bounty-was-claimed",
  "/blog/2023/11/30/cli-deep-dive",
  "/blog/rss.xml",
  "/blog/atom.xml",
  "/blog/feed.json",
  "/docs/options.md",
  "/site-metadata.json",
];

test("every route answers, a page with its heading", async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(SITE() + route, { maxRedirects: 0 });
    expect.soft(response.status(), route).toBe(200);
    if (response.headers()["content-type"]!.includes("html"))
      expect.soft(await response.text(), route).toMatch(/<h1[ >]/);
  }
});

test.describe("an unknown path", () => {
  test.use({ allowedErrors: /404 \(Not Found\)/ });

  test("answers 404 with the not-found page", async ({ page, request }) => {
    const response = await request.get(`${SITE()}/docs/no-such-page`);
    expect(response.status()).toBe(404);
    expect(response.headers()["content-encoding"]).toBe("br");
    await page.goto(`${SITE()}/docs/no-such-page`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
    await expect(
      page
        .locator("main")
        .getByRole("link", { name: /docs|documentation/i })
        .first(),
    ).toBeVisible();
  });

  test("proposes the pages with the nearest addresses, without being touched", async ({ page }) => {
    await page.goto(`${SITE()}/docs/optoins`);
    const near = page.locator("main section", { hasText: "Did you mean one of these?" });
    await expect(near.getByRole("link").first()).toHaveAttribute("href", "/docs/options");
    await near.getByRole("link").first().click();
    await expect(page).toHaveURL(`${SITE()}/docs/options`);
  });

  test("without JavaScript promises nothing, and still leads on", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${SITE()}/docs/optoins`);
    await expect(page.getByText(/similar address/)).toBeHidden();
    const search = page.locator("main").getByRole("searchbox");
    await search.fill("options");
    await page
      .locator("main")
      .getByRole("link", { name: /docs|documentation/i })
      .first()
      .click();
    await expect(page).toHaveURL(`${SITE()}/docs/`);
    await context.close();
  });
});

const REDIRECTS = [
  ["/docs/options.html", "/docs/options"],
  ["/docs/options/index.html", "/docs/options"],
  ["/docs/index.html", "/docs/"],
  ["/index.html", "/"],
  ["/blog/2025/06/23/3.6.0.html", "/blog/2025/06/23/3.6.0"],
];
test("addresses of files go to the bare path", async ({ request }) => {
  for (const [from, to] of REDIRECTS) {
    const response = await request.get(SITE() + from, { maxRedirects: 0 });
    expect.soft([from, response.status(), response.headers()["location"]]).toEqual([from, 301, to]);
  }
});

test("a page answers whatever its trailing slash", async ({ request }) => {
  for (const path of ["/docs", "/docs/options/", "/help", "/blog/", "/search/"]) {
    const response = await request.get(SITE() + path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
  }
});

test("with the policy always, a missing slash is added", async ({ request }) => {
  const response = await request.get(`${FIXTURE()}/manual/guide`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/site/manual/guide/");
});

test("malformed requests are refused and nothing outside the folder is served", async ({ request }) => {
  expect((await request.get(`${SITE()}/%E0%A4%A`)).status()).toBe(400);
  expect((await request.get(`${SITE()}/..%2f..%2fpackage.json`)).status()).toBe(400);
  expect((await request.post(`${SITE()}/docs/`)).status()).toBe(405);
});

test("files are served precompressed, pages revalidated, hashed files kept", async ({ request }) => {
  const page = await request.get(`${SITE()}/docs/options`, { headers: { "accept-encoding": "br" } });
  expect(page.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const gzipped = await request.get(`${SITE()}/docs/options`, { headers: { "accept-encoding": "gzip" } });
  expect(gzipped.headers()["content-encoding"]).toBe("gzip");
  const [asset] = /\/assets\/client-[\w-]+\.js/.exec(await page.text())!;
  expect((await request.get(SITE() + asset)).headers()["cache-control"]).toContain("immutable");
  const again = await request.get(`${SITE()}/docs/options`, {
    headers: { "if-none-match": page.headers()["etag"]!, "accept-encoding": "br" },
  });
  expect(again.status()).toBe(304);
});
