/** The search dialog where things are scarce: network, space, bytes; and for those who do not see it. */
import { existsSync, statSync } from "node:fs";
import { BUDGETS } from "../budgets.ts";
import { boxOf, dialogOf, expectNoViolationsInDialog, openDialog, optionsOf, search } from "./search.ts";
import { expect, open, SITE, test } from "./site.ts";

test.describe("without a network", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("once loaded, search works offline", { tag: "@all" }, async ({ page, context }) => {
    await openDialog(page);
    await search(page, "semi");
    await expect(
      dialogOf(page)
        .getByRole("option", { name: /Release note/ })
        .first(),
    ).toBeVisible();
    await context.setOffline(true);
    await search(page, "trailing comma");
    await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  });
});

test.describe("when the records do not arrive", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("the failure is told, and Retry tries again", { tag: "@all" }, async ({ page }) => {
    let isDown = true;
    await page.route("**/search/*.json", (route) => (isDown ? route.abort() : route.continue()));
    await openDialog(page);
    await page.keyboard.type("semi");
    await expect(dialogOf(page).getByText("Unable to fetch results", { exact: true })).toBeVisible();
    await expect(
      dialogOf(page).getByText("You might want to check your network connection", { exact: true }),
    ).toBeVisible();
    await expectNoViolationsInDialog(page);
    isDown = false;
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
  });
});

test("records of another build lead to a page load instead of a mix", async ({ page }) => {
  await page.route("**/search/docs-default-stable.json", async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { buildId: string };
    await route.fulfill({ response, json: { ...file, buildId: "another" } });
  });
  await openDialog(page);
  await page.keyboard.type("semi");
  await expect(page).toHaveURL(`${SITE()}/search?q=semi`);
});

test("axe finds nothing in the dialog: start, results, nothing found, history", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDialog(page);
  await expectNoViolationsInDialog(page);
  await search(page, "trailing comma");
  await expect(dialogOf(page).getByRole("region", { name: "Preview" }).getByRole("heading")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectNoViolationsInDialog(page);
  await boxOf(page).fill("trexxlingcomer");
  await expect(dialogOf(page).getByRole("link", { name: "Let us know." })).toBeVisible();
  await expectNoViolationsInDialog(page);
  // To a page of which axe has little to read.
  await search(page, "install");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(dialogOf(page).getByRole("group", { name: "Recent" })).toBeVisible();
  await expectNoViolationsInDialog(page);
});

test("it fits a phone of 320 px", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDialog(page);
  await search(page, "experimentalOperatorPosition");
  for (const part of [dialogOf(page), page.locator(".search-column")])
    await expect
      .poll(() => part.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(0);
});

test(`the first docs result costs at most ${BUDGETS.search / 1024} KB: code, records and styles`, async ({ page }) => {
  // Posts are held back: a docs result does not wait for them.
  await page.route("**/search/default.json", () => {});
  await open(page, "/docs/");
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  page.on("worker", (worker) => urls.push(worker.url()));
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type("semi");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
  // Pages that are fetched ahead meanwhile are no part of search, and the preview follows the result.
  const files = [...new Set(urls)]
    .map((url) => url.slice(SITE().length))
    .filter((file) => /^\/(assets|search)\//.test(file) && !/\/(default\.json|preview-[\w-]+\.js)$/.test(file));
  expect(files.map((file) => file.replace(/-[\w-]{8}\./, "."))).toEqual(
    expect.arrayContaining([
      "/assets/search-dialog.js",
      "/assets/search-dialog-styles.css",
      "/assets/worker.js",
      "/search/docs-default-stable.json",
    ]),
  );
  const compressed = files.map((file) => `dist${file}.br`);
  expect(compressed.filter((file) => !existsSync(file))).toEqual([]);
  const bytes = compressed.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes, files.join("\n")).toBeLessThanOrEqual(BUDGETS.search);
});

test("hovering, focusing or touching the button loads search, nothing before does", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(new URL(request.url()).pathname));
  await open(page, "/docs/");
  expect(urls.filter((url) => /search/.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Search docs" }).hover();
  await expect.poll(() => urls).toContain("/search/docs-default-stable.json");
  await expect.poll(() => urls.some((url) => /\/assets\/search-[\w-]+\.js/.test(url))).toBe(true);
});
