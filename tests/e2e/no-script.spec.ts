import { expect, SITE, test } from "./site.ts";

// No motion: what moves is clicked when it has come to rest, which the runner cannot see without scripts.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

test("the site can be read and walked without JavaScript", async ({ page }) => {
  await page.goto(`${SITE()}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Install" }).click();
  // All tabs are shown below each other, and controls that could do nothing are not there.
  for (const manager of ["npm", "yarn", "pnpm", "bun"])
    await expect(page.getByRole("tabpanel").filter({ hasText: manager }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /copy/i }).first()).toBeHidden();
  await expect(page.getByRole("button", { name: /Switch between/ })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search/);
  await page.locator("main").getByRole("link", { name: "Rationale" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rationale");
});

test("the version can be changed without JavaScript", async ({ page }) => {
  await page.goto(`${SITE()}/docs/cli`);
  await page.getByRole("banner").getByRole("button", { name: "stable" }).hover();
  await page.getByRole("banner").getByRole("link", { name: "next" }).click();
  await expect(page).toHaveURL(`${SITE()}/docs/next/cli`);
});

test("a phone without JavaScript shows the links of the navbar", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  await page.goto(`${SITE()}/docs/`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Blog" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeHidden();
  await context.close();
});
