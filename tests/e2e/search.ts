/** What the tests of the search dialog share. */
import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expect, holdBack, open } from "./site.ts";

export const RECENT = "__DOCSEARCH_RECENT_SEARCHES__prettier";
export const FAVORITES = "__DOCSEARCH_FAVORITE_SEARCHES__prettier";

export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search docs" });
export const boxOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: "Search" });
export const optionsOf = (page: Page) => dialogOf(page).getByRole("option");
/** While release notes are on their way, it is a count so far. */
export const countOf = (page: Page) => dialogOf(page).getByText(/^\d+ (results?|so far, still looking…)$/);

export async function openDialog(page: Page, path = "/docs/"): Promise<void> {
  await open(page, path);
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
}

export async function search(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await expect(countOf(page)).toBeVisible();
}

/** They would join the list, and move what is below, while a test walks through it. */
export const withoutReleaseNotes = (page: Page) => holdBack(page, "**/search/default.json");

/** Which option the search box says is active. Asked at once, as release notes that join the list move it. */
export async function expectActive(option: Locator): Promise<void> {
  await expect(async () => {
    const { id, isSelected, named } = await option.evaluate((element) => ({
      id: element.id,
      isSelected: element.ariaSelected,
      named: document.querySelector("[role=combobox][aria-activedescendant]")?.getAttribute("aria-activedescendant"),
    }));
    expect({ isSelected, named }).toEqual({ isSelected: "true", named: id });
  }).toPass();
}

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "[]") as { url: string; type: string }[], key);

export function expectNoViolationsInDialog(page: Page): Promise<void> {
  return expectNoViolations(page, { include: ".search-dialog" });
}
