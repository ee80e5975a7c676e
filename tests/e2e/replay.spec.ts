/** Readers never notice that the app starts late: what they click or press before it is there happens once it is. */
import { delayApp, expect, SITE, test, variant, waitForApp } from "./site.ts";

test("a click on the color mode toggle", async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  await page.getByRole("button", { name: /Switch between/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "system");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
  await waitForApp(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
});

test("a click on the search button", async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  await page.getByRole("button", { name: "Search docs" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Search docs" })).toBeVisible();
});

for (const [index, key] of ["Control+k", "/"].entries()) {
  test(`the shortcut ${key}`, variant(index), async ({ page }) => {
    const release = await delayApp(page);
    await page.goto(`${SITE()}/docs/`);
    await page.keyboard.press(key);
    release();
    await expect(page.getByRole("dialog", { name: "Search docs" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Search docs" })).toBeHidden();
  });
}

test("a click on the version dropdown", async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  const button = page.getByRole("banner").getByRole("button", { name: "stable" });
  await button.focus();
  await page.keyboard.press("Enter");
  release();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("not the click on a dropdown that the reader has turned away from", { tag: "@all" }, async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  const button = page.getByRole("banner").getByRole("button", { name: "stable" });
  await button.click();
  await page.mouse.click(640, 700);
  release();
  await waitForApp(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a click on the menu button of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  await page.getByRole("button", { name: "Open the menu" }).click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a click on a tab", { tag: "@all" }, async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/install`);
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  release();
  await expect(page.getByRole("tab", { name: "pnpm" }).first()).toHaveAttribute("aria-selected", "true");
});

test("every click on a control is replayed, and only once", async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  const button = page.getByRole("button", { name: /Switch between/ });
  await button.click();
  await button.click();
  await button.click();
  release();
  await waitForApp(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "system");
});

test("links work as plain links before the app is there", async ({ page }) => {
  await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  await page.getByRole("link", { name: "Why Prettier?" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Why Prettier/);
});

test.describe("when the app fails to load", () => {
  test.use({
    allowedErrors:
      /Failed to load resource|error loading dynamically imported module|Failed to fetch dynamically imported module/i,
  });

  test("the next move tries again", { tag: "@all" }, async ({ page }) => {
    let failures = 0;
    await page.route(/\/assets\/client-.*\.js/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await page.goto(`${SITE()}/docs/`);
    await page.mouse.move(200, 200);
    await expect.poll(() => failures).toBeGreaterThan(0);
    // Not within half a second, so that not every move asks again.
    await expect(async () => {
      await page.mouse.move(200 + Math.random() * 100, 210);
      await expect(page.locator("html")).toHaveAttribute("data-app", "on", { timeout: 5000 });
    }).toPass();
  });
});
