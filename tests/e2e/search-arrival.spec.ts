/** While records are on their way: search never says that there is nothing, and nothing that a reader sees moves. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import {
  boxOf,
  dialogOf,
  expectNoViolationsInDialog,
  openDialog,
  optionsOf,
  search,
  withoutReleaseNotes,
} from "./search.ts";
import { expect, holdBack, SITE, test, variant, watchShifts } from "./site.ts";

const summaryOf = (page: Page) => page.locator(".search-bar output");
const totalOf = (page: Page) => page.locator(".search-total output");
const itemsOf = (page: Page) => page.locator(".search-item h2 a");
const listUrls = (page: Page) => optionsOf(page).evaluateAll((all) => all.map((each) => each.getAttribute("href")));

test("the dialog is still looking until the release notes are there", async ({ page }) => {
  const release = await withoutReleaseNotes(page);
  await openDialog(page);
  await boxOf(page).fill("qqqqqqqqqq");
  await expect(dialogOf(page).locator(".search-message")).toHaveText("Still looking…");
  await expect(summaryOf(page)).toHaveText("Still looking…");
  await expect(dialogOf(page).getByText(/No results/)).toHaveCount(0);
  await expectNoViolationsInDialog(page);
  release();
  await expect(dialogOf(page).getByText("No results found for “qqqqqqqqqq”").last()).toBeVisible();
});

test("the dialog is still looking until the docs are there", { tag: "@all" }, async ({ page }) => {
  const release = await holdBack(page, "**/search/*.json");
  await openDialog(page);
  await boxOf(page).fill("semi");
  await expect(dialogOf(page).locator(".search-message")).toHaveText("Still looking…");
  await expect(summaryOf(page)).toHaveText("Still looking…");
  release();
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
});

test("release notes join below what is there, and the count says that it grows", { tag: "@all" }, async ({ page }) => {
  const release = await withoutReleaseNotes(page);
  await openDialog(page);
  await search(page, "objectWrap");
  await expect(summaryOf(page)).toHaveText(/^\d+ so far, still looking…$/);
  await expect(optionsOf(page).last()).toHaveText("Ask: objectWrap");
  const before = await listUrls(page);
  release();
  await expect(summaryOf(page)).toHaveText(/^\d+ results$/);
  await expect(optionsOf(page).last()).toHaveAttribute("href", /^\/blog\//);
  expect((await listUrls(page)).slice(0, before.length)).toEqual(before);
});

test("a question about a release waits for its notes", { tag: "@all" }, async ({ page }) => {
  const release = await withoutReleaseNotes(page);
  await openDialog(page);
  await boxOf(page).fill("what changed in 3.4");
  await expect(summaryOf(page)).toHaveText("Still looking…");
  release();
  await expect(dialogOf(page).locator("a[role=option]").first()).toHaveAttribute("href", /^\/blog\/.*3\.4\.0/);
});

test.describe("where the release notes do not load", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("the dialog and the page say so, and Retry brings them", { tag: "@all" }, async ({ page }) => {
    let isDown = true;
    await page.route("**/search/default.json", (route) => (isDown ? route.abort() : route.continue()));
    await openDialog(page);
    await search(page, "objectWrap");
    await expect(summaryOf(page)).toHaveText(/^\d+ results?$/);
    await expect(dialogOf(page).getByText("The release notes did not load")).toBeVisible();
    await expectNoViolationsInDialog(page);
    isDown = false;
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await expect(optionsOf(page).last()).toHaveAttribute("href", /^\/blog\//);
    await expect(dialogOf(page).getByText("The release notes did not load")).toBeHidden();
    isDown = true;
    await page.goto(`${SITE()}/search?q=objectWrap`);
    await expect(page.getByText("The release notes did not load")).toBeVisible();
    await expectNoViolations(page);
    isDown = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("The release notes did not load")).toBeHidden();
  });
});

test("the page is still looking until the release notes are there", { tag: "@all" }, async ({ page }) => {
  const release = await withoutReleaseNotes(page);
  await page.goto(`${SITE()}/search?q=qqqqqqqqqq`);
  await expect(totalOf(page)).toHaveText("Still looking…");
  await page.getByRole("searchbox").fill("objectWrap");
  await expect(totalOf(page)).toHaveText(/^\d+ so far, still looking…$/);
  const before = await itemsOf(page).evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  await expectNoViolations(page);
  release();
  await expect(totalOf(page)).toHaveText(/^\d+ documents found$/);
  const after = await itemsOf(page).evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
});

/** As on a slow phone network: everything arrives bit by bit, and one after the other. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 150_000,
    uploadThroughput: 150_000,
  });
}

const SLOW_QUERIES = ["trailing comma", "qqqqqqqqqq", "why does prettier not respect my editor config in a monorepo"];

for (const [size, width] of [390, 768, 1440].entries()) {
  for (const [index, query] of SLOW_QUERIES.entries()) {
    test(
      `nothing moves by itself while the results of "${query}" arrive, ${width} px wide`,
      variant(size + index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const readShift = await watchShifts(page);
        await slowDown(page);
        const watch = page.goto(`${SITE()}/search?q=${encodeURIComponent(query)}`, { waitUntil: "commit" });
        await expect(page.locator(".search-form")).toBeVisible();
        await expect(totalOf(page)).toHaveText("Still looking…");
        await expect(page.locator(".page-list")).toBeHidden();
        await expect(page.locator(".footer")).not.toBeInViewport();
        await watch;
        await expect(totalOf(page)).toHaveText(/found$/, { timeout: 60_000 });
        await expect(page.locator(".footer")).not.toBeInViewport();
        expect(await readShift()).toBe(0);
      },
    );
  }
}

test("nothing moves where recent searches turn up", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("docsearch:search-page:recent", JSON.stringify(["semi", "ignore", "a".repeat(90), "b", "c"])),
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const readShift = await watchShifts(page);
    await slowDown(page);
    await page.goto(`${SITE()}/search`);
    await expect(page.getByRole("heading", { name: "Recent searches" })).toBeVisible();
    expect(await readShift()).toBe(0);
  }
});

test.describe("where the app does not load", () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module/i });

  test("the search page still lists all pages", async ({ page }) => {
    await page.route(/\/assets\/client-.*\.js$/, (route) => route.abort());
    await page.goto(`${SITE()}/search?q=semi`);
    await expect(page.getByText("This part of the site did not load.")).toBeVisible();
    await expect(page.locator(".page-list")).toBeVisible();
  });
});
