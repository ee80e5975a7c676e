/** The search page: its address tells all, with results as one types. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expect, SITE, test, waitUntilQuiet, wakeApp } from "./site.ts";

const itemsOf = (page: Page) =>
  page.getByRole("main").getByRole("list").getByRole("heading", { level: 2 }).getByRole("link");
const fieldOf = (page: Page) => page.getByRole("searchbox", { name: "Search" });

test("an address with a query shows its results without being touched", async ({ page }) => {
  await page.goto(`${SITE()}/search?q=trailing+comma`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "trailing comma"');
  await expect(itemsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Search results for "trailing comma"/);
});

for (const width of [320, 390, 1440]) {
  test(`the head of the page has its largest text, not a result that comes later, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${SITE()}/search?q=semicolons`);
    await expect(itemsOf(page).first()).toBeVisible();
    await waitUntilQuiet(page);
    expect(await page.evaluate(isLargestInHead)).toBe(true);
  });
}

/** Runs in the page. */
function isLargestInHead(): Promise<boolean> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
      resolve(Boolean(last.element?.closest(".page-head")));
    }).observe({ type: "largest-contentful-paint", buffered: true }),
  );
}

test("no page is fetched in advance while a reader waits for results", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(request.url()));
  await page.goto(`${SITE()}/search?q=trailing+comma`);
  await expect(itemsOf(page).first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(urls.filter((url) => url.endsWith(".page.json"))).toEqual([]);
});

test("the HTML asks for the app, and where there is a query, for what its first result waits for, once", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(new URL(request.url()).pathname));
  const count = (part: string) => urls.filter((url) => url.includes(part)).length;
  const preloads = page.locator("head > link[rel$=preload][fetchpriority]");
  const listPreloads = () =>
    preloads.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await page.goto(`${SITE()}/search?q=semi`);
  await expect(itemsOf(page).first()).toBeVisible();
  expect(await listPreloads()).toEqual([
    "/search/docs-default-stable.json",
    expect.stringMatching(/^\/assets\/worker-/),
  ]);
  for (const part of ["/search/docs-default-stable.json", "/assets/app-", "/assets/client-"])
    expect(count(part)).toBe(1);

  await page.goto(`${SITE()}/search?q=semi&version=current`);
  await expect(itemsOf(page).first()).toBeVisible();
  expect((await listPreloads())[0]).toBe("/search/docs-default-current.json");
  await page.evaluate(() => localStorage.setItem("docs-preferred-version-default", "current"));
  await page.goto(`${SITE()}/search?q=semi`);
  await expect(itemsOf(page).first()).toBeVisible();
  expect((await listPreloads())[0]).toBe("/search/docs-default-current.json");
  expect(count("/search/docs-default-stable.json")).toBe(1);

  for (const address of ["/search", "/search?q=+"]) {
    await page.goto(SITE() + address);
    await wakeApp(page);
    await expect(preloads).toHaveCount(0);
  }
});

test("results come as one types, the address follows, and reload and Back keep them", async ({ page }) => {
  await page.goto(`${SITE()}/search`);
  await fieldOf(page).pressSequentially("semi");
  await expect(page).toHaveURL(`${SITE()}/search?q=semi`);
  await expect(itemsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
  await page.reload();
  await expect(fieldOf(page)).toHaveValue("semi");
  await expect(itemsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
  await itemsOf(page).first().click();
  await expect(page).toHaveURL(`${SITE()}/docs/options#semicolons`);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE()}/search?q=semi`);
  await expect(fieldOf(page)).toHaveValue("semi");
  await expect(itemsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
});

test("kind and version are in the address, and Back undoes them", async ({ page }) => {
  await page.goto(`${SITE()}/search?q=comma`);
  await expect(itemsOf(page).first()).toBeVisible();
  await page.getByRole("main").getByText("Release notes", { exact: true }).click();
  await expect(page).toHaveURL(`${SITE()}/search?q=comma&kind=note`);
  await expect(itemsOf(page).first()).toHaveAttribute("href", /^\/blog\//);
  await page.getByRole("main").getByText("next", { exact: true }).click();
  await expect(page).toHaveURL(`${SITE()}/search?q=comma&kind=note&version=current`);
  await page.getByRole("main").getByText("Options", { exact: true }).click();
  await expect(itemsOf(page).first()).toHaveAttribute("href", "/docs/next/options#trailing-commas");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Release notes" })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(`${SITE()}/search?q=comma&kind=note`);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE()}/search?q=comma`);
  await expect(page.getByRole("radio", { name: "All", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: "stable" })).toBeChecked();
});

test("more results come by a button, and are still there after Back", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/search?q=format`);
  await expect(itemsOf(page)).toHaveCount(15);
  await page.getByRole("button", { name: "Load more results" }).click();
  await expect(itemsOf(page)).toHaveCount(30);
  await itemsOf(page).nth(20).click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(itemsOf(page)).toHaveCount(30);
});

test("recent searches wait where nothing is typed, and can be removed", async ({ page }) => {
  await page.goto(`${SITE()}/search?q=semi`);
  await expect(itemsOf(page).first()).toBeVisible();
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL(`${SITE()}/search?q=semi`);
  await page.goto(`${SITE()}/search`);
  await expect(page.getByRole("heading", { name: "Recent searches" })).toBeVisible();
  await page.getByRole("button", { name: "semi", exact: true }).click();
  await expect(fieldOf(page)).toHaveValue("semi");
  await fieldOf(page).fill("");
  await page.getByRole("button", { name: 'Remove "semi" from history' }).click();
  await expect(page.getByRole("heading", { name: "Recent searches" })).toBeHidden();
});

test("nothing found, and not reachable, are told", async ({ page }) => {
  await page.goto(`${SITE()}/search?q=qqqqqqqqqq`);
  await expect(page.getByText("No results were found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Let us know." })).toBeVisible();
});

test.describe("offline", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("the failure is told, and Retry tries again", async ({ page }) => {
    let isDown = true;
    await page.route("**/search/*.json", (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${SITE()}/search?q=semi`);
    await expect(page.getByText("Unable to fetch results", { exact: true })).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(itemsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
  });
});

test.describe("axe finds nothing", { tag: "@all" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedErrors: /Failed to load resource/ });

  test("on a page of results, of all versions and of one, which offers the other", async ({ page }) => {
    await page.goto(`${SITE()}/search?q=trailing+comma&version=all`);
    await expect(itemsOf(page).first()).toBeVisible();
    await expectNoViolations(page, { include: "main" });
    await page.goto(`${SITE()}/search?q=trailing+comma`);
    await expect(page.locator("main").getByRole("button", { name: "Search next" })).toBeVisible();
    await expectNoViolations(page, { include: "main" });
  });

  test("where nothing is typed yet, with recent searches", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("docsearch:search-page:recent", '["semi", "trailing comma"]'));
    await page.goto(`${SITE()}/search`);
    await wakeApp(page);
    await expect(page.getByRole("heading", { name: "Recent searches" })).toBeVisible();
    await expectNoViolations(page, { include: "main" });
  });

  test("where nothing is found, and where nothing arrives", async ({ page }) => {
    await page.goto(`${SITE()}/search?q=qqqqqqqqqq`);
    await expect(page.getByRole("link", { name: "Let us know." })).toBeVisible();
    await expectNoViolations(page, { include: "main" });
    await page.route("**/search/*.json", (route) => route.abort());
    await page.goto(`${SITE()}/search?q=semi`);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expectNoViolations(page, { include: "main" });
  });
});

test("results fit a phone of 320 px", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${SITE()}/search?q=experimentalOperatorPosition`);
  await expect(itemsOf(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("browsers are told how to search the site", { tag: "@all" }, async ({ page, request }) => {
  await page.goto(`${SITE()}/docs/`);
  const href = await page.locator("link[rel=search]").getAttribute("href");
  const response = await request.get(SITE() + href!);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('template="https://prettier.io/search?q={searchTerms}"');
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all pages are listed by section, and the reader is told why", async ({ page }) => {
    await page.goto(`${SITE()}/search?q=semi`);
    await expect(page.getByText("Search needs JavaScript.")).toBeVisible();
    await expect(page.getByText("Type a few words")).toBeHidden();
    await expect(
      page.getByRole("region", { name: "Browse by section" }).getByRole("heading", { name: "Configuring" }),
    ).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Options", exact: true }).click();
    await expect(page).toHaveURL(`${SITE()}/docs/options`);
  });
});
