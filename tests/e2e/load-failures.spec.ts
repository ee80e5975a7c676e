/** What fails to load says so, in its place, and can be tried again: also on the first page, and one file alone. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expect, SITE, test, variant, waitForApp, wakeApp } from "./site.ts";
import { dialogOf } from "./search.ts";

// Chromium also remarks on a style sheet that was fetched for an app that then did not load.
test.use({
  allowedErrors: /Failed to (load|fetch)|dynamically imported|ERR_FAILED|Worker|app-[\w-]+\.css was preloaded/i,
});

/** Requests fail until the returned function is called. */
async function breakFiles(page: Page, url: RegExp): Promise<() => void> {
  let isBroken = true;
  await page.route(url, (route) => (isBroken ? route.abort() : route.continue()));
  return () => (isBroken = false);
}

for (const [index, { path, file, isThere }] of [
  { path: "/search?q=semi", file: /\/assets\/client-.*\.js$/, isThere: 'main a[href="/docs/options#semicolons"]' },
  { path: "/search?q=semi", file: /\/assets\/search-page-.*\.js$/, isThere: 'main a[href="/docs/options#semicolons"]' },
  { path: "/search?q=semi", file: /\/assets\/.*\.js$/, isThere: 'main a[href="/docs/options#semicolons"]' },
  {
    path: "/playground/#%7B%22content%22%3A%22kept%20%20(1)%22%7D",
    file: /\/assets\/playground-.*\.js$/,
    isThere: "text=kept(1);",
  },
  {
    path: "/playground/#%7B%22content%22%3A%22kept%20%20(1)%22%7D",
    file: /\/assets\/common-.*\.js$/,
    isThere: "text=kept(1);",
  },
].entries()) {
  test(`${path.split(/[?#]/)[0]} without ${file.source.slice(10)}`, variant(index), async ({ page }) => {
    const mend = await breakFiles(page, file);
    await page.goto(SITE() + path);
    const notice = page.getByRole("alert").filter({ visible: true });
    await expect(notice).toContainText("This part of the site did not load.");
    await expectNoViolations(page);
    mend();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(page.locator(isThere).first()).toBeVisible();
    expect(page.url()).toBe(SITE() + path);
    await expect(notice).toHaveCount(0);
  });
}

test("a control of a page that cannot react says so; a move says nothing", async ({ page }) => {
  const mend = await breakFiles(page, /\/assets\/client-.*\.js$/);
  await page.goto(`${SITE()}/docs/install`);
  const failed = page.waitForEvent("requestfailed");
  await page.mouse.move(300, 300);
  await failed;
  const notice = page.getByRole("alert").filter({ visible: true });
  await expect(notice).toHaveCount(0);
  await expect(async () => {
    await page.getByRole("button", { name: "Search docs" }).click();
    await expect(notice).toContainText("did not load", { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Install Prettier");
  mend();
  await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Retry" }).click()]);
  await wakeApp(page);
  await expect(notice).toHaveCount(0);
});

test.describe("search", () => {
  for (const [what, file] of [
    ["worker", /\/assets\/worker-.*\.js$/],
    ["records", /\/search\/docs-.*\.json$/],
  ] as const) {
    test(`the dialog without its ${what}`, { tag: "@all" }, async ({ page }) => {
      const mend = await breakFiles(page, file);
      await page.goto(`${SITE()}/docs/`);
      await wakeApp(page);
      await page.keyboard.press("/");
      await expect(dialogOf(page).getByRole("combobox")).toBeFocused();
      await page.keyboard.type("semicolons");
      await expect(dialogOf(page).getByText("Unable to fetch results", { exact: true })).toBeVisible();
      mend();
      await dialogOf(page).getByRole("button", { name: "Retry" }).click();
      await expect(dialogOf(page).getByRole("option").first()).toBeVisible();
    });

    test(`the page without its ${what}`, async ({ page }) => {
      const mend = await breakFiles(page, file);
      await page.goto(`${SITE()}/search?q=semicolons`);
      await expect(page.getByText("Unable to fetch results", { exact: true })).toBeVisible();
      mend();
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.locator('main a[href="/docs/options#semicolons"]').first()).toBeVisible();
    });
  }

  test("the dialog without its code", { tag: "@all" }, async ({ page }) => {
    const mend = await breakFiles(page, /\/assets\/search-dialog-.*\.js$/);
    await page.goto(`${SITE()}/docs/install`);
    await wakeApp(page);
    await page.keyboard.press("/");
    const notice = page.getByRole("alert").filter({ visible: true });
    await expect(notice).toContainText("Search did not load");
    await expect(page).toHaveURL(`${SITE()}/docs/install`);
    await page.keyboard.press("Escape");
    await expect(notice).toHaveCount(0);
    mend();
    await page.keyboard.press("/");
    await expect(dialogOf(page)).toBeVisible();
  });
});

test.describe("the playground", () => {
  for (const [what, file] of [
    ["worker", /\/format-worker\/format-worker-.*\.js$/],
    ["formatter", /\/assets\/formatter\/.*standalone\.mjs$/],
  ] as const) {
    test(`without its ${what}`, { tag: "@all" }, async ({ page }) => {
      const mend = await breakFiles(page, file);
      await page.goto(`${SITE()}/playground/#%7B%22content%22%3A%22kept%20%20(1)%22%7D`);
      await expect(page.getByRole("button", { name: /Retry|Try again/ }).first()).toBeVisible();
      mend();
      await page
        .getByRole("button", { name: /Retry|Try again/ })
        .first()
        .click();
      await expect(page.locator("text=kept(1);").first()).toBeVisible();
    });
  }
});

test("the playground without its editor still formats", { tag: "@all" }, async ({ page }) => {
  await breakFiles(page, /\/assets\/create-editor-.*\.js$/);
  await page.goto(`${SITE()}/playground/#%7B%22content%22%3A%22kept%20%20(1)%22%7D`);
  await expect(page.getByRole("textbox", { name: "Output" })).toHaveValue("kept(1);\n");
});

test("a style sheet that does not load leaves a working app", { tag: "@all" }, async ({ page }) => {
  await breakFiles(page, /\/assets\/app-.*\.css$/);
  await page.goto(`${SITE()}/docs/`);
  await page.mouse.move(300, 300);
  await waitForApp(page);
  await page.keyboard.press("/");
  await expect(dialogOf(page)).toBeVisible();
});
