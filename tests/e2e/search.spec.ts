/** The search dialog: keys, focus, history, versions, answers, failures, and what it costs. */
import { existsSync, statSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { BUDGETS } from "../budgets.ts";
import { expect, open, SITE, test } from "./site.ts";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__prettier";
const FAVORITES = "__DOCSEARCH_FAVORITE_SEARCHES__prettier";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search docs" });
const boxOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: "Search" });
const optionsOf = (page: Page) => dialogOf(page).getByRole("option");
const countOf = (page: Page) => dialogOf(page).getByText(/^\d+ results?$/);

async function openDialog(page: Page, path = "/docs/"): Promise<void> {
  await open(page, path);
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await expect(countOf(page)).toBeVisible();
}

/** Which option the search box says is active. */
async function expectActive(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(boxOf(page)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id"))!);
}

const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "[]") as { url: string; type: string }[], key);

test("a walk by keyboard alone: open, type, move, open a result, and back", async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type("trailing comma");
  await expect(countOf(page)).toBeVisible();
  const options = optionsOf(page);
  await expect(options.first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  // Nothing is announced before the reader moves.
  await expect(boxOf(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await expectActive(page, options.first());
  await page.keyboard.press("ArrowUp");
  await expectActive(page, options.last());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectActive(page, options.nth(1));
  await page.keyboard.press("ArrowUp");
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SITE()}/docs/options#trailing-commas`);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator("#trailing-commas")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${SITE()}/docs/`);
});

test("release notes that join the list leave the reader at the same item", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/search/default.json", async (route) => {
    await released;
    await route.continue();
  });
  await openDialog(page);
  await search(page, "trailing comma");
  const without = await countOf(page).textContent();
  await page.keyboard.press("ArrowUp");
  const ask = optionsOf(page).filter({ hasText: "Ask: trailing comma" });
  await expectActive(page, ask);
  release();
  await expect(countOf(page)).not.toHaveText(without!);
  await expectActive(page, ask);
  await expect(optionsOf(page).last()).toHaveText("Ask: trailing comma");
});

test("what is typed while the dialog is on its way is not lost", async ({ page }) => {
  await open(page, "/docs/");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/search-[\w-]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type("se");
  release();
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type("mi");
  await expect(boxOf(page)).toHaveValue("semi");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
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
  expect(await readMarks()).toEqual([]);
});

test("Ctrl+K opens and closes, Escape closes, and the focus returns", async ({ page }) => {
  await open(page, "/docs/");
  const link = page.getByRole("link", { name: "Install Prettier" }).first();
  await link.focus();
  await page.keyboard.press("Control+k");
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(dialogOf(page)).toBeHidden();
  await expect(link).toBeFocused();
  const button = page.getByRole("button", { name: "Search docs" });
  await button.click();
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("who has the focus nowhere gets it on the button", async ({ page }) => {
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

test("keys of an input method are left to it", async ({ page }) => {
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

test("selected text becomes the query, ready to be typed over", async ({ page }) => {
  await open(page, "/docs/options");
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector("#semicolons")!));
  await page.keyboard.press("/");
  await expect(boxOf(page)).toHaveValue("Semicolons");
  await expect(countOf(page)).toBeVisible();
  await page.keyboard.type("x");
  await expect(boxOf(page)).toHaveValue("x");
});

test("a result can be opened elsewhere, and the dialog stays", async ({ page, context }) => {
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

test("recent and favorite places are kept as they have always been", async ({ page }) => {
  await openDialog(page);
  await expect(dialogOf(page).getByText("Recent")).toBeHidden();
  await page.keyboard.type("--no-semi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#semicolons$/);
  expect(await readStored(page, RECENT)).toMatchObject([
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
  expect(await readStored(page, RECENT)).toEqual([]);
  expect(await readStored(page, FAVORITES)).toHaveLength(1);
  await dialogOf(page).getByRole("button", { name: "Remove this search from favorites" }).click();
  expect(await readStored(page, FAVORITES)).toEqual([]);
});

test("the Delete key removes an active recent place", async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type("--no-semi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#semicolons$/);
  await expect(page.locator("#semicolons")).toBeFocused();
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  const recent = dialogOf(page).getByRole("group", { name: "Recent" });
  await page.keyboard.press("ArrowDown");
  await expectActive(page, recent.getByRole("option"));
  await page.keyboard.press("Delete");
  await expect(recent).toBeHidden();
});

test("a dialog that is opened while a page is on its way keeps the focus when that arrives", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/docs/options.page.json", async (route) => {
    await released;
    await route.continue();
  });
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
});

test("the version being read is searched, and can be changed", async ({ page }) => {
  await openDialog(page, "/docs/next/cli");
  await expect(dialogOf(page).getByRole("radio", { name: "next" })).toBeChecked();
  await search(page, "trailing comma");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/next/options#trailing-commas");
  await dialogOf(page).getByText("stable", { exact: true }).click();
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await dialogOf(page).getByText("all", { exact: true }).click();
  await expect(
    dialogOf(page)
      .getByRole("option", { name: /Trailing commas/ })
      .nth(1),
  ).toBeVisible();
  const urls = await optionsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(urls).toEqual(expect.arrayContaining(["/docs/options#trailing-commas", "/docs/next/options#trailing-commas"]));
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

test("where nothing is found there is a way on", async ({ page }) => {
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
  await openDialog(page);
  await search(page, "format");
  await dialogOf(page)
    .getByRole("link", { name: /^See all \d+ results$/ })
    .click();
  await expect(page).toHaveURL(`${SITE()}/search?q=format`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "format"');
});

test.describe("without a network", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("once loaded, search works offline", async ({ page, context }) => {
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

  test("the failure is told, and Retry tries again", async ({ page }) => {
    let isDown = true;
    await page.route("**/search/*.json", (route) => (isDown ? route.abort() : route.continue()));
    await openDialog(page);
    await page.keyboard.type("semi");
    await expect(dialogOf(page).getByText("Unable to fetch results", { exact: true })).toBeVisible();
    await expect(
      dialogOf(page).getByText("You might want to check your network connection", { exact: true }),
    ).toBeVisible();
    await expectNoViolations(page);
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
  await expectNoViolations(page);
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

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(".search-dialog").analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 3).map((node) => node.target) }))).toEqual(
    [],
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the dialog in ${colorScheme}: start, results, nothing found, history`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openDialog(page);
    await expectNoViolations(page);
    await search(page, "trailing comma");
    await expect(dialogOf(page).getByRole("region", { name: "Preview" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expectNoViolations(page);
    await boxOf(page).fill("trexxlingcomer");
    await expect(dialogOf(page).getByRole("link", { name: "Let us know." })).toBeVisible();
    await expectNoViolations(page);
    await search(page, "semi");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press("/");
    await expect(dialogOf(page).getByRole("group", { name: "Recent" })).toBeVisible();
    await expectNoViolations(page);
  });
}

test("it fits a phone of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDialog(page);
  await search(page, "experimentalOperatorPosition");
  const overflow = await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const column = await page.locator(".search-column").evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(column).toBeLessThanOrEqual(0);
});

test("the first docs result costs at most 64 KB: code, records and styles", async ({ page }) => {
  await open(page, "/docs/");
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  page.on("worker", (worker) => urls.push(worker.url()));
  // Posts are held back: a docs result does not wait for them.
  await page.route("**/search/default.json", () => {});
  await page.keyboard.press("/");
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type("semi");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/docs/options#semicolons");
  // Pages that are fetched ahead meanwhile are no part of search.
  const files = [...new Set(urls)]
    .map((url) => url.slice(SITE().length))
    .filter((file) => /^\/(assets|search)\//.test(file) && file !== "/search/default.json");
  expect(files.map((file) => file.replace(/-[\w-]{8}\./, "."))).toEqual(
    expect.arrayContaining([
      "/assets/search.js",
      "/assets/search.css",
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
