/** Components in Markdown: they work in a page of the docs, and pages without one load nothing for them. */
import type { Page } from "@playwright/test";
import { expect, FIXTURE, SITE, test, waitUntilIdle, waitUntilQuiet, wakeApp } from "./site.ts";

const IS_COMPONENT = /\/assets\/(hero-component|timeline|hydrate-components)-/;

function recordComponentFiles(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const [, name] = IS_COMPONENT.exec(request.url()) ?? [];
    if (name) urls.push(name);
  });
  return urls;
}

const getRule = (page: Page) => page.getByRole("slider", { name: "Print width" });
const getOutput = (page: Page) => page.locator(".component-hero .printout:visible code:not([data-unseen])");

async function expectToReact(page: Page) {
  // Its styles are there: they show the printout of one kind of screen.
  await expect(getOutput(page)).toHaveCount(1);
  await expect(getOutput(page)).toContainText("announce(train, { platform, delay = 0 })");
  await getRule(page).focus();
  await page.keyboard.press("Home");
  await expect(page.locator(".component-hero .ruler:visible")).toContainText("55 columns");
  await expect(getOutput(page)).toContainText("function announce( train, { platform, delay = 0 }, )");
}

test("the hero stands in a doc, complete before any script, and follows the reader", async ({ page }) => {
  const files = recordComponentFiles(page);
  await page.goto(`${SITE()}/docs/`);
  await expect(getOutput(page)).toContainText("export async function announce");
  await waitUntilQuiet(page);
  expect(files).toEqual([]);
  await wakeApp(page);
  await expectToReact(page);
});

test("a page without a component loads nothing for them, until the reader goes to one that has", async ({ page }) => {
  const files = recordComponentFiles(page);
  await page.goto(`${SITE()}/docs/install`);
  const html = await page.content();
  expect(html).not.toMatch(/hero-component|hydrate-components|component-hero|\.printout|\.timeline/);
  await wakeApp(page);
  await waitUntilQuiet(page);
  expect(files).toEqual([]);
  await page.getByRole("link", { name: "What is Prettier?" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "What is Prettier?" })).toBeVisible();
  await expectToReact(page);
  await page.goBack();
  // Otherwise the way forward could end the way back before the page has changed.
  await expect(page.getByRole("heading", { level: 1, name: "Install" })).toBeVisible();
  await page.goForward();
  await expectToReact(page);
});

test("a component has its styles when its page is first shown", async ({ page }) => {
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  // They come late: after the reader has clicked, and the page had nothing else to wait for.
  await page.route(/\/assets\/hero-component-.*\.css$/, async (route) => {
    await page.waitForURL(`${SITE()}/docs/`, { waitUntil: "commit" });
    await waitUntilIdle(page);
    await route.continue();
  });
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const place = document.querySelector<HTMLElement>(".component-hero");
      if (!place) return;
      place.dataset["first"] = getComputedStyle(place.querySelector(".printout")!).borderTopStyle;
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("link", { name: "What is Prettier?" }).first().click();
  await expectToReact(page);
  const place = page.locator(".component-hero");
  const style = await place
    .locator(".printout")
    .first()
    .evaluate((printout) => getComputedStyle(printout).borderTopStyle);
  expect(style).not.toBe("none");
  await expect(place).toHaveAttribute("data-first", style);
});

test.describe("when the code of a component cannot be loaded", () => {
  test.use({ allowedErrors: /hero-component|Failed to load resource/ });

  test("its page is shown all the same", async ({ page }) => {
    await page.goto(`${SITE()}/docs/install`);
    await wakeApp(page);
    await page.route(/\/assets\/hero-component-/, (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name: "What is Prettier?" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "What is Prettier?" })).toBeVisible();
    await expect(page.locator(".component-hero")).toContainText("export async function announce");
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
});

test("the time line of the blog stands in a page of another site", async ({ page }) => {
  await page.goto(`${FIXTURE()}/authoring/`);
  const timeline = page.locator(".component-timeline");
  await expect(timeline).not.toHaveAttribute("data-props");
  await expect(timeline.locator("circle")).toHaveCount(2);
  await timeline.getByRole("link", { name: "Second" }).click();
  await expect(page).toHaveURL(`${FIXTURE()}/news/2024/02/03/second/`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a component shows what it shows at first", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${SITE()}/docs/`);
    await expect(getOutput(page)).toContainText("export async function announce");
    await expect(getRule(page)).toBeHidden();
  });
});
