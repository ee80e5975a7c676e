/** Components in Markdown: they work in a page of the docs, and pages without one load nothing for them. */
import type { Page } from "@playwright/test";
import { expect, FIXTURE, SITE, test, waitUntilQuiet, wakeApp } from "./site.ts";

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

  test("a component shows what it shows at first", async ({ page }) => {
    await page.goto(`${SITE()}/docs/`);
    await expect(getOutput(page)).toContainText("export async function announce");
    await expect(getRule(page)).toBeHidden();
  });
});
