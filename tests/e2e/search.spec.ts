/** What the search dialog finds and keeps: results, versions, history, answers. */
import {
  boxOf,
  dialogOf,
  expectActive,
  expectNoViolationsInDialog,
  FAVORITES,
  openDialog,
  optionsOf,
  readStored,
  RECENT,
  search,
  withoutReleaseNotes,
} from "./search.ts";
import { expect, SITE, test } from "./site.ts";

test("the version being read is searched, and can be changed", async ({ page }) => {
  await openDialog(page, "/docs/next/cli");
  await expect(dialogOf(page).getByRole("radio", { name: "next" })).toBeChecked();
  await search(page, "trailing comma");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/next/options#trailing-commas");
  await dialogOf(page).getByText("stable", { exact: true }).click();
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await dialogOf(page).getByText("all", { exact: true }).click();
  const readUrls = () => optionsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect
    .poll(readUrls)
    .toEqual(expect.arrayContaining(["/docs/options#trailing-commas", "/docs/next/options#trailing-commas"]));
  await expect(dialogOf(page).getByText("Configuring · next")).toBeVisible();
});

test("options tell their default and since when they exist; release notes join the docs", async ({ page }) => {
  await openDialog(page);
  await search(page, "objectWrap");
  await expect(optionsOf(page).first()).toHaveText(/Object wrap.*Option.*default "preserve".*since 3\.5\.0/);
  await expect(
    dialogOf(page)
      .getByRole("option", { name: /Release note/ })
      .first(),
  ).toBeVisible();
});

test("a preview of the section stands beside the list where there is room", async ({ page }) => {
  await openDialog(page);
  await search(page, "print width");
  const preview = dialogOf(page).getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading")).toHaveText("Print width");
  await expect(preview.locator("mark").first()).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(preview).toBeHidden();
});

test("where nothing is found there is a way on", { tag: "@all" }, async ({ page }) => {
  await openDialog(page);
  await boxOf(page).fill("trexxlingcomer");
  await expect(dialogOf(page).getByText("No results found for “trexxlingcomer”").last()).toBeVisible();
  await expect(dialogOf(page).getByText("Believe this query should return results? Let us know.")).toBeVisible();
  const report = dialogOf(page).getByRole("link", { name: "Let us know." });
  await expect(report).toHaveAttribute("href", /github\.com\/.*\/issues\/new\?title=.*trexxlingcomer$/);
  await dialogOf(page).getByRole("group", { name: "Try searching for" }).getByRole("option").first().click();
  await expect(boxOf(page)).toHaveValue("trailingComma");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await dialogOf(page).getByRole("button", { name: "Clear the query" }).click();
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue("");
});

test("more results than fit lead to the search page", async ({ page }) => {
  const bringReleaseNotes = await withoutReleaseNotes(page);
  await openDialog(page);
  await search(page, "format");
  // How many there are is known when all records are there.
  bringReleaseNotes();
  await dialogOf(page)
    .getByRole("link", { name: /^See all \d+ results$/ })
    .click();
  await expect(page).toHaveURL(`${SITE()}/search?q=format`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "format"');
});

test("recent and favorite places are kept as they have always been", async ({ page }) => {
  await openDialog(page);
  await expect(dialogOf(page).getByText("Recent")).toBeHidden();
  await page.keyboard.type("--no-semi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#semicolons$/);
  await expect
    .poll(() => readStored(page, RECENT))
    .toMatchObject([
      {
        objectID: "/docs/options#semicolons",
        url: "/docs/options#semicolons",
        url_without_anchor: "/docs/options",
        anchor: "semicolons",
        type: "lvl3",
        content: null,
        hierarchy: { lvl0: "Configuring", lvl1: "Options", lvl2: "JavaScript and TypeScript", lvl3: "Semicolons" },
      },
    ]);
  await page.keyboard.press("/");
  const recent = dialogOf(page).getByRole("group", { name: "Recent" });
  await expect(recent.getByRole("option")).toHaveText(/Semicolons/);
  await dialogOf(page).getByRole("button", { name: "Save this search" }).click();
  await expect(dialogOf(page).getByRole("group", { name: "Favorite" }).getByRole("option")).toHaveText(/Semicolons/);
  await expect(recent).toBeHidden();
  await expect.poll(() => readStored(page, RECENT)).toEqual([]);
  await expect.poll(() => readStored(page, FAVORITES)).toHaveLength(1);
  await dialogOf(page).getByRole("button", { name: "Remove this search from favorites" }).click();
  await expect.poll(() => readStored(page, FAVORITES)).toEqual([]);
});

test("the Delete key removes an active recent place", { tag: "@all" }, async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type("--no-semi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#semicolons$/);
  await expect(page.locator("#semicolons")).toBeFocused();
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  const recent = dialogOf(page).getByRole("group", { name: "Recent" });
  await page.keyboard.press("ArrowDown");
  await expectActive(recent.getByRole("option"));
  await page.keyboard.press("Delete");
  await expect(recent).toBeHidden();
});

test("a question is answered with quotes from the docs; Escape goes back to the keywords, then closes", async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.type("what is the default print width");
  await page.keyboard.press("Enter");
  const answer = dialogOf(page).getByRole("article");
  await expect(answer.getByRole("heading")).toHaveText("what is the default print width");
  await expect(answer.getByText("Quoted from the docs, word for word:")).toBeVisible();
  await expect(answer.getByRole("definition").filter({ hasText: "80" })).toBeVisible();
  await expect(answer.getByRole("link", { name: "Options › Print width" })).toHaveAttribute(
    "href",
    "/docs/options#print-width",
  );
  const question = dialogOf(page).getByRole("textbox", { name: "Your question" });
  await expect(question).toBeFocused();
  await expect(question).toHaveAttribute("placeholder", "Ask another question...");
  await expectNoViolationsInDialog(page);
  await page.keyboard.type("What is the capital of France?");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByRole("article")).toHaveCount(2);
  await expect(dialogOf(page).getByRole("article").first()).toContainText("no passage that fits");
  await page.keyboard.press("Escape");
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue("what is the default print width");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
});
