/** Ways out of the search dialog, and what keeps the focus in it. */
import { boxOf, dialogOf, FAVORITES, openDialog, optionsOf, readStored, RECENT, search } from "./search.ts";
import { expect, open, SITE, test } from "./site.ts";

test("Escape returns from answers to the keywords every time, wherever the focus is", async ({ page }) => {
  await openDialog(page);
  await boxOf(page).fill("what is the default print width");
  for (let round = 0; round < 4; round++) {
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("article")).toBeVisible();
    // A press on plain text takes the focus from everything in the dialog.
    if (round === 2)
      await dialogOf(page).getByRole("article").getByText("Quoted from the docs, word for word:").click();
    await page.keyboard.press("Escape");
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toHaveValue("what is the default print width");
  }
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
});

test("saving and removing a place keep the focus beside the list", async ({ page }) => {
  await page.addInitScript(
    ([key, places]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, places!),
    [
      RECENT,
      JSON.stringify(
        ["semicolons", "quotes", "tabs"].map((anchor) => ({
          objectID: `/docs/options#${anchor}`,
          url: `/docs/options#${anchor}`,
          hierarchy: { lvl0: "Configuring", lvl1: "Options", lvl2: anchor },
        })),
      ),
    ],
  );
  await openDialog(page);
  const button = (name: string) => dialogOf(page).getByRole("button", { name, exact: true });
  await button("Save this search: quotes").press("Enter");
  await expect(button("Remove this search from favorites: quotes")).toBeFocused();
  await expect.poll(() => readStored(page, FAVORITES)).toHaveLength(1);
  await button("Remove this search from history: semicolons").press("Enter");
  await expect(button("Remove this search from history: tabs")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Remove this search from favorites: quotes")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(boxOf(page)).toBeFocused();
});

test("Ctrl+Shift+K is left to the browser, in the page and in the dialog", async ({ page }) => {
  await open(page, "/docs/");
  const isTaken = () =>
    page.evaluate(() => {
      const init = { key: "K", ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
      return !(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", init));
    });
  expect(await isTaken()).toBe(false);
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  expect(await isTaken()).toBe(false);
  await expect(dialogOf(page)).toBeVisible();
});

test.describe("where the panel for answers does not load", () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module/i });

  test("the dialog says so, keeps the results, and Retry asks again", { tag: "@all" }, async ({ page }) => {
    let isDown = true;
    await page.route(/\/assets\/ask-panel-.*\.js/, (route) => (isDown ? route.abort() : route.continue()));
    await openDialog(page);
    await search(page, "semi");
    await optionsOf(page).filter({ hasText: "Ask: semi" }).click();
    await expect(dialogOf(page).getByRole("alert")).toContainText("The answer did not arrive.");
    await expect(optionsOf(page).first()).toBeVisible();
    await boxOf(page).fill("semicolons");
    await expect(dialogOf(page).getByRole("alert")).toBeHidden();
    await optionsOf(page).filter({ hasText: "Ask: semicolons" }).click();
    await expect(dialogOf(page).getByRole("alert")).toBeVisible();
    isDown = false;
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await expect(dialogOf(page).getByRole("article")).toBeVisible();
  });
});

test.describe("on a phone whose browser knows no close watchers", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
    await open(page, "/help/");
    await page.evaluate(() =>
      document.querySelector("footer")!.querySelector<HTMLElement>('a[href="/docs/"]')!.click(),
    );
    await expect(page).toHaveURL(`${SITE()}/docs/`);
  });

  const tapSearch = async (page: Parameters<typeof boxOf>[0]) => {
    await page.getByRole("button", { name: "Search docs" }).tap();
    await expect(boxOf(page)).toBeFocused();
  };

  test("Back closes the dialog, and the next Back leaves the page", async ({ page }) => {
    await tapSearch(page);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(`${SITE()}/docs/`);
    await page.goBack();
    await expect(page).toHaveURL(`${SITE()}/help/`);
  });

  test("a dialog that was cancelled leaves nothing to go back to, however often", { tag: "@all" }, async ({ page }) => {
    for (let round = 0; round < 3; round++) {
      await tapSearch(page);
      await dialogOf(page).getByRole("button", { name: "Cancel" }).tap();
      await expect(dialogOf(page)).toBeHidden();
    }
    await tapSearch(page);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.searchDialog)).toBeFalsy();
    await page.goBack();
    await expect(page).toHaveURL(`${SITE()}/help/`);
  });

  test("a result takes the place of the dialog in the history", { tag: "@all" }, async ({ page }) => {
    await tapSearch(page);
    await search(page, "--no-semi");
    await optionsOf(page).first().tap();
    await expect(page).toHaveURL(`${SITE()}/docs/options#semicolons`);
    await expect(page.locator("#semicolons")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${SITE()}/docs/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
    await page.goBack();
    await expect(page).toHaveURL(`${SITE()}/help/`);
  });
});
