import type { Page } from "@playwright/test";
import { VISIBLE_PREFETCH_LIMIT } from "../../src/shared/constants.ts";
import { expectNoneOf } from "./axe.ts";
import { expect, holdBack, isSameDocument, markDocument, open, SITE, test, variant, waitUntilQuiet } from "./site.ts";

const NEXT_PAGE = "**/docs/why-prettier.page.json";

test("a click shows the new page without a page load, with title, focus and announcement", async ({ page }) => {
  await open(page, "/docs/");
  await markDocument(page);
  await page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: "Options", exact: true })
    .click();
  await expect(page).toHaveURL(`${SITE()}/docs/options`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Options");
  await expect(page).toHaveTitle("Options · Prettier");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", "https://prettier.io/docs/options");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Options, page loaded" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("pages without late layout are as high when the app shows them as when they are opened", async ({ page }) => {
  const measure = () => page.locator("main").evaluate((main) => Math.round(main.getBoundingClientRect().height));
  const paths = ["/", "/blog", "/blog/archive", "/blog/authors", "/users/"];
  const opened = new Map<string, number>();
  for (const path of paths) {
    await page.goto(SITE() + path);
    opened.set(path, await measure());
  }
  for (const path of paths) {
    await open(page, "/docs/install");
    await markDocument(page);
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL(SITE() + path);
    await expect.poll(measure, path).toBe(opened.get(path));
    expect(await isSameDocument(page)).toBe(true);
  }
});

test("back restores the article and the scroll position, forward too", async ({ page }) => {
  await open(page, "/docs/rationale");
  await markDocument(page);
  const article = await page.locator("article [data-html=body]").innerHTML();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
  await page.evaluate(() => (document.querySelector('a[href="/docs/cli"]') as HTMLElement).click());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("CLI");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rationale");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
  await expect.poll(() => page.locator("article [data-html=body]").innerHTML()).toBe(article);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("CLI");
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a heading of another page scrolls there", async ({ page }) => {
  await open(page, "/docs/");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/docs/options#semicolons";
    document.querySelector("article")!.append(link);
    link.click();
  });
  const heading = page.locator("#semicolons");
  await expect(heading).toBeInViewport();
  const readGap = () =>
    heading.evaluate(
      (element) =>
        element.getBoundingClientRect().top - document.querySelector("header")!.getBoundingClientRect().bottom,
    );
  await expect.poll(readGap).toBeGreaterThanOrEqual(0);
});

test("the old page stays, and a progress bar appears, while the new one is slow", async ({ page }) => {
  const release = await holdBack(page, NEXT_PAGE);
  await open(page, "/docs/");
  const bar = page.getByRole("progressbar");
  await page.getByRole("link", { name: "Why Prettier?" }).first().click();
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(8);
  await expectNoneOf(page, { rules: ["region", "aria-progressbar-name"] });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Why Prettier/);
  await expect(bar).toBeHidden();
});

test.describe("failures", () => {
  test.use({ allowedErrors: /Failed to load resource/i });

  for (const [index, [name, answer]] of (
    [
      ["of another build", { status: 200, body: JSON.stringify({ buildId: "other", page: { kind: "doc" } }) }],
      ["missing", { status: 404, body: "Not found" }],
      ["malformed", { status: 200, body: "<html>" }],
    ] as const
  ).entries()) {
    test(`page data that is ${name} means a full page load`, variant(index), async ({ page }) => {
      await page.route(NEXT_PAGE, (route) => route.fulfill(answer));
      await open(page, "/docs/");
      await markDocument(page);
      await page.getByRole("link", { name: "Why Prettier?" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Why Prettier/);
      await expect(page).toHaveURL(`${SITE()}/docs/why-prettier`);
      await expect.poll(() => isSameDocument(page)).toBe(false);
    });
  }

  test("a link to a page that does not exist shows the not-found page", async ({ page }) => {
    await open(page, "/docs/");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/docs/nothing-here";
      document.body.append(link);
      link.click();
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
  });
});

test("without the Navigation API links are plain page loads", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await open(page, "/docs/");
  await markDocument(page);
  await page.getByRole("link", { name: "Why Prettier?" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Why Prettier/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test("addresses ending in .html are normalised in the app, too", { tag: "@all" }, async ({ page }) => {
  await open(page, "/docs/");
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/docs/cli.html?x=1#exit-codes";
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("CLI");
  await expect(page).toHaveURL(/\/docs\/cli\?x=1#exit-codes$/);
  expect(await isSameDocument(page)).toBe(true);
});

test("the playground is opened as a plain path in the same tab", async ({ page }) => {
  await open(page, "/docs/");
  await markDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Playground" }).click();
  await expect(page).toHaveURL(/\/playground\//);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(page.context().pages()).toHaveLength(1);
});

/** Addresses of the pages that were fetched ahead of a click. */
async function listPrefetched(page: Page, saveData: boolean): Promise<string[]> {
  await page.addInitScript((isWanted) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: isWanted, effectiveType: "4g" } });
  }, saveData);
  const urls: string[] = [];
  page.on("request", (request) => request.url().endsWith(".page.json") && urls.push(request.url()));
  await open(page, "/docs/");
  await waitUntilQuiet(page);
  await page.getByRole("link", { name: "Why Prettier?" }).first().hover();
  await waitUntilQuiet(page);
  return urls;
}

test("links in view are prefetched after the first move", async ({ page }) => {
  const { length } = await listPrefetched(page, false);
  expect(length).toBeGreaterThan(0);
  // Those in view, and the one that is pointed at.
  expect(length).toBeLessThanOrEqual(VISIBLE_PREFETCH_LIMIT + 1);
});

test("nothing is prefetched when data is to be saved", { tag: "@all" }, async ({ page }) => {
  expect(await listPrefetched(page, true)).toEqual([]);
});
