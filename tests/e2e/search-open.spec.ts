/** How the search dialog opens and closes, with what in its box, and where the focus goes. */
import { boxOf, countOf, dialogOf, openDialog, optionsOf, search } from "./search.ts";
import { expect, holdBack, open, SITE, test, wakeApp } from "./site.ts";

test("a slash in the moment in which the dialog closes opens it again", { tag: "@all" }, async ({ page }) => {
  await openDialog(page);
  await search(page, "semi");
  await optionsOf(page)
    .first()
    .evaluate((option: HTMLElement) => {
      option.click();
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    });
  await expect(page).toHaveURL(/#semicolons$/);
  await expect(dialogOf(page).getByRole("group", { name: "Recent" })).toBeVisible();
});

test("a slash in the moment in which the app has started opens the dialog", async ({ page }) => {
  await page.addInitScript(() => {
    const press = async () => {
      // In the same task, but after the bootstrap has stopped holding keys back.
      for (let step = 0; step < 20; step++) await undefined;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(() => void press()).observe(document.documentElement, { attributeFilter: ["data-app"] }),
    );
  });
  await page.goto(`${SITE()}/docs/next/cli`);
  await wakeApp(page);
  await expect(boxOf(page)).toBeFocused();
});

test("what is typed while the dialog is on its way is not lost", async ({ page }) => {
  await open(page, "/docs/");
  const release = await holdBack(page, /\/assets\/search-[\w-]+\.js/);
  await page.keyboard.press("/");
  await page.keyboard.type("se");
  release();
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type("mi");
  await expect(boxOf(page)).toHaveValue("semi");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
});

test("Ctrl+K opens and closes, Escape closes, and the focus returns", async ({ page }) => {
  await open(page, "/docs/");
  const link = page.getByRole("link", { name: "Install Prettier" }).first();
  await link.focus();
  await page.keyboard.press("Control+k");
  await expect(boxOf(page)).toBeFocused();
  // The page behind it keeps its place.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.keyboard.press("Control+k");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  await expect(link).toBeFocused();
  const button = page.getByRole("button", { name: "Search docs" });
  await button.click();
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("who has the focus nowhere gets it on the button", { tag: "@all" }, async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Search docs" })).toBeFocused();
});

test("Cancel and a press beside the dialog close it, a press inside does not", async ({ page }) => {
  await openDialog(page);
  await dialogOf(page).getByText("Try searching for:").click();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  await page.mouse.click(20, 500);
  await expect(dialogOf(page)).toBeHidden();
});

test("the slash is a letter where somebody types", async ({ page }) => {
  await open(page, "/search");
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.focus();
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await expect(field).toHaveValue("/");
  await expect(dialogOf(page)).toBeHidden();
  await page.evaluate(() => {
    document.querySelector("main")!.insertAdjacentHTML("beforeend", '<div id="edit" contenteditable>x</div>');
  });
  await page.locator("#edit").focus();
  await page.keyboard.press("/");
  await expect(page.locator("#edit")).toContainText("/");
  await expect(dialogOf(page)).toBeHidden();
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press("/");
  await expect(boxOf(page)).toHaveValue("/");
});

test("selected text becomes the query, ready to be typed over", { tag: "@all" }, async ({ page }) => {
  await open(page, "/docs/options");
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector("#semicolons")!));
  await page.keyboard.press("/");
  await expect(boxOf(page)).toHaveValue("Semicolons");
  await expect(countOf(page)).toBeVisible();
  await page.keyboard.type("x");
  await expect(boxOf(page)).toHaveValue("x");
});

test(
  "a dialog that is opened while a page is on its way keeps the focus when that arrives",
  { tag: "@all" },
  async ({ page }) => {
    const release = await holdBack(page, "**/docs/options.page.json");
    await openDialog(page);
    await page.keyboard.type("--no-semi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#semicolons$/);
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press("/");
    await expect(boxOf(page)).toBeFocused();
    release();
    await expect.poll(() => page.evaluate(() => navigation.transition === null)).toBe(true);
    await expect(page.locator("#semicolons")).toBeAttached();
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.type("x");
    await expect(boxOf(page)).toHaveValue("x");
  },
);
