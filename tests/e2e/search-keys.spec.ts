/** The search dialog under fingers: keys, the pointer, and where they lead. */
import {
  boxOf,
  countOf,
  dialogOf,
  expectActive,
  openDialog,
  optionsOf,
  readStored,
  RECENT,
  search,
  withoutReleaseNotes,
} from "./search.ts";
import { expect, SITE, test, waitUntilIdle } from "./site.ts";

test("a walk by keyboard alone: open, type, move, open a result, and back", async ({ page }) => {
  await withoutReleaseNotes(page);
  await openDialog(page);
  await page.keyboard.type("trailing comma");
  const options = optionsOf(page);
  // The answer to all letters, not to the first of them.
  await expect(options.last()).toHaveText("Ask: trailing comma");
  await expect(options.first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  // Nothing is announced before the reader moves.
  await expect(boxOf(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await expectActive(options.first());
  await page.keyboard.press("ArrowUp");
  await expectActive(options.last());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectActive(options.nth(1));
  await page.keyboard.press("ArrowUp");
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SITE()}/docs/options#trailing-commas`);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator("#trailing-commas")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${SITE()}/docs/`);
});

test(
  "who moves while the answer to the last letter is on its way has moved in that, too",
  { tag: "@all" },
  async ({ page }) => {
    await withoutReleaseNotes(page);
    await openDialog(page);
    await search(page, "trailing comm");
    await expect(optionsOf(page).last()).toHaveText("Ask: trailing comm");
    await boxOf(page).evaluate((box) => {
      document.execCommand("insertText", false, "a");
      box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    });
    await expect(optionsOf(page).last()).toHaveText("Ask: trailing comma");
    await expectActive(optionsOf(page).first());
    // Another letter is another list.
    await page.keyboard.type("s");
    await expect(optionsOf(page).last()).toHaveText("Ask: trailing commas");
    await expect(boxOf(page)).not.toHaveAttribute("aria-activedescendant");
  },
);

test(
  "the answer to a letter is there with the letter: what may be typed next is looked up before",
  { tag: "@all" },
  async ({ page }) => {
    await withoutReleaseNotes(page);
    await openDialog(page);
    await expect(async () => {
      await boxOf(page).fill("pri");
      await expect(optionsOf(page).last()).toHaveText("Ask: pri");
      const before = await countOf(page).textContent();
      await boxOf(page).evaluate((box) => {
        const readCount = () => (box.dataset["count"] = document.querySelector(".search-count")!.textContent);
        box.addEventListener("input", readCount, { once: true });
      });
      // A reader is slower than this: where it is too quick, the next turn finds what was looked up meanwhile.
      await waitUntilIdle(page);
      await page.keyboard.press("n");
      const shown = await boxOf(page).getAttribute("data-count");
      expect(shown).not.toBe(before);
      await expect(optionsOf(page).last()).toHaveText("Ask: prin");
      await expect(countOf(page)).toHaveText(shown!);
    }).toPass();
  },
);

test("release notes that join the list leave the reader at the same item", { tag: "@all" }, async ({ page }) => {
  const release = await withoutReleaseNotes(page);
  await openDialog(page);
  await search(page, "trailing comma");
  const without = await countOf(page).textContent();
  await page.keyboard.press("ArrowUp");
  const ask = optionsOf(page).filter({ hasText: "Ask: trailing comma" });
  await expectActive(ask);
  release();
  await expect(countOf(page)).not.toHaveText(without!);
  await expectActive(ask);
  // What joins comes below, so that nothing moves.
  await expect(optionsOf(page).last()).toHaveText(/Release note/);
});

test("Enter right after the last letter opens the best result of what was typed", async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type("--no-semi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SITE()}/docs/options#semicolons`);
});

test("the words are marked on the page they led to, until the reader goes on", async ({ page }) => {
  await openDialog(page);
  await search(page, "trailing comma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#trailing-commas$/);
  const readMarks = () =>
    page.evaluate(() => [...(CSS.highlights.get("search-words") ?? [])].map((range) => String(range).toLowerCase()));
  await expect.poll(readMarks).toContain("trailing");
  expect(new Set((await readMarks()).map((word) => word.slice(0, 5)))).toEqual(new Set(["trail", "comma"]));
  await page.keyboard.press("Escape");
  await expect.poll(readMarks).toEqual([]);
});

test("keys of an input method are left to it", { tag: "@all" }, async ({ page }) => {
  await openDialog(page);
  await search(page, "semi");
  const press = (key: string) =>
    boxOf(page).evaluate(
      (box, name) =>
        box.dispatchEvent(
          new KeyboardEvent("keydown", { key: name, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  // True: nobody has prevented them.
  expect(await press("ArrowDown")).toBe(true);
  expect(await press("Enter")).toBe(true);
  await expect(boxOf(page)).not.toHaveAttribute("aria-activedescendant");
  await expect(page).toHaveURL(`${SITE()}/docs/`);
});

test("a result can be opened elsewhere, and the dialog stays", { tag: "@all" }, async ({ page, context }) => {
  await openDialog(page);
  await search(page, "semi");
  await page.keyboard.press("ArrowDown");
  for (const key of ["Control+Enter", "Shift+Enter"]) {
    const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press(key)]);
    await expect(opened).toHaveURL(/\/docs\/options#semicolons$/);
    await opened.close();
  }
  const [clicked] = await Promise.all([
    context.waitForEvent("page"),
    optionsOf(page).first().click({ button: "middle" }),
  ]);
  await clicked.close();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(`${SITE()}/docs/`);
  expect(await readStored(page, RECENT)).toEqual([]);
});
