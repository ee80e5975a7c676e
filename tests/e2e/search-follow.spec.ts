/** Where a result leads: what was looked for is marked there, and in sight. */
import type { Page } from "@playwright/test";
import { boxOf, dialogOf, openDialog, optionsOf, search } from "./search.ts";
import { expect, SITE, test } from "./site.ts";

const readMarks = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("search-words") ?? [])].map((range) => String(range)));

/** Whether the first mark with this text is in the window. */
const isMarkInSight = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const ranges = [...(CSS.highlights.get("search-words") ?? [])] as Range[];
    const { top, bottom } = ranges.find((range) => String(range).includes(wanted))!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, text);

async function ask(page: Page, question: string): Promise<void> {
  await openDialog(page);
  await page.keyboard.type(question);
  await dialogOf(page)
    .getByRole("option", { name: `Ask: ${question}` })
    .click();
  await expect(dialogOf(page).getByRole("figure").first()).toBeVisible();
}

test("what an answer quotes is marked in the page it leads to", async ({ page }) => {
  await ask(page, "where do I put the ignore file?");
  const quote = dialogOf(page).getByRole("figure").first();
  const passage = (await quote.locator("blockquote > p").first().innerText()).replaceAll(/\s+/g, "");
  await quote.getByRole("link").click();
  await expect(dialogOf(page)).toBeHidden();
  const readWholeMarks = async () => (await readMarks(page)).map((mark) => mark.replaceAll(/\s+/g, ""));
  await expect.poll(readWholeMarks).toContain(passage);
  await expect.poll(() => isMarkInSight(page, passage.slice(0, 4))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => readMarks(page)).toEqual([]);
});

test.describe("in a browser that cannot mark", () => {
  test("an answer leads to the heading", { tag: "@all" }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
    await ask(page, "what is the default print width");
    await dialogOf(page).getByRole("link", { name: "Options › Print width" }).click();
    await expect(page).toHaveURL(`${SITE()}/docs/options#print-width`);
    await expect(page.getByRole("heading", { name: /Print width/ }).first()).toBeInViewport();
  });
});

test("a language that only a plugin formats leads to the row of its plugin", { tag: "@all" }, async ({ page }) => {
  await openDialog(page);
  await search(page, "svelte");
  await expect(optionsOf(page).first()).toHaveText(/prettier-plugin-svelte.*Not built into Prettier, but this plugin/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SITE()}/docs/plugins#community-plugins`);
  await expect(page.getByRole("link", { name: "prettier-plugin-svelte" })).toBeInViewport();
  await expect.poll(() => readMarks(page)).toContain("prettier-plugin-svelte");
});

test("results of the other version are one key away, and the dialog says which", async ({ page }) => {
  await openDialog(page);
  await search(page, "trailing comma");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await expect(dialogOf(page).getByRole("button", { name: "Search next" })).toBeVisible();
  await page.keyboard.press("Alt+v");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/next/options#trailing-commas");
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue("trailing comma");
  await dialogOf(page).getByRole("button", { name: "Search stable" }).click();
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
});

test(
  "on the search page the same key changes the version, but not below the dialog",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(`${SITE()}/search?q=trailing+comma`);
    const first = page.locator("main ol a").first();
    await expect(first).toHaveAttribute("href", "/docs/options#trailing-commas");
    await page.keyboard.press("Alt+v");
    await expect(first).toHaveAttribute("href", "/docs/next/options#trailing-commas");
    await expect(page).toHaveURL(/version=current/);
    await page.locator("main").getByRole("button", { name: "Search stable" }).click();
    await expect(first).toHaveAttribute("href", "/docs/options#trailing-commas");
    await expect(page).toHaveURL(/version=stable/);
    await page.getByRole("button", { name: "Search docs" }).click();
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.press("Alt+v");
    await expect(dialogOf(page).getByRole("radio", { name: "next" })).toBeChecked();
    await expect(page).toHaveURL(/version=stable/);
  },
);
