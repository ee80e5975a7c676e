import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expect, open, SITE, test, waitForApp, wheelTo } from "./site.ts";

const getFilter = (page: Page) => page.getByRole("searchbox", { name: "Filter by name" });
const getLogos = (page: Page) => page.locator(".logos > li:not([hidden]) a");

test("all organisations are listed, pinned ones first", async ({ page }) => {
  await page.goto(`${SITE()}/users/`);
  await expect(getLogos(page)).toHaveCount(81);
  await expect(page.locator(".pinned a")).toHaveCount(9);
  await expect(getLogos(page).first()).toContainText("Facebook");
  await expect(page.getByRole("status")).toHaveText("81 in the list");
});

test("the filter narrows the list and tells how many are left", async ({ page }) => {
  await open(page, "/users/");
  await getFilter(page).fill("react");
  await expect(page.getByRole("status")).toHaveText("2 of 81");
  await expect(getLogos(page)).toHaveCount(2);
  // And their bars light up.
  await expect(page.locator(".banner .bars .b5")).toHaveCount(2);
  await getFilter(page).fill("jager");
  await expect(getLogos(page)).toHaveText([/^Campusjäger/]);
  await getFilter(page).fill("no such company");
  await expect(page.getByText("Nobody of that name in the list yet.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 of 81");
  await getFilter(page).fill("");
  await expect(getLogos(page)).toHaveCount(81);
});

test("what was typed before the app was there counts", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/users/`);
  await getFilter(page).evaluate((input: HTMLInputElement) => (input.value = "react"));
  await page.mouse.move(50, 400);
  await waitForApp(page);
  await expect(getLogos(page)).toHaveCount(2);
});

test("logos are grey until somebody points at them, in both modes", { tag: "@all" }, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${SITE()}/users/`);
    const link = page.locator(".pinned a", { hasText: "Babel" });
    const readFill = () => link.locator("path").evaluate((path) => getComputedStyle(path).fill);
    const readColor = () => link.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(readFill).toBe(await readColor());
    await link.hover();
    await expect.poll(readFill).not.toBe(await readColor());
    await expect
      .poll(readFill)
      .toMatch(colorScheme === "dark" ? /^rgb\(249, 220, 62\)$/ : /^rgb\(1\d\d, 1\d\d, \d\d\)$/);
    await page.mouse.move(0, 0);
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect.poll(readFill).not.toBe(await readColor());
  }
});

test("nothing moves while scrolling down and while filtering", { tag: "@all" }, async ({ page }) => {
  await open(page, "/users/");
  await page.evaluate(() => {
    (window as { shift?: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: "layout-shift" });
  });
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await readHeight();
  const lowest = height - page.viewportSize()!.height;
  for (let top = 400; top < lowest; top += 400) await wheelTo(page, top);
  await wheelTo(page, lowest);
  expect(await readHeight()).toBe(height);
  await getFilter(page).click();
  await page.keyboard.press("a");
  await expect.poll(readHeight).toBeLessThan(height);
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBe(0);
});

test("adding an entry is explained, and its lines can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/users/");
  await page.getByRole("link", { name: "Add yours", exact: true }).click();
  const section = page.getByRole("region", { name: "Add yours" });
  await expect(section).toBeInViewport();
  await section.locator(".code-block").hover();
  await section.getByRole("button", { name: "Copy code" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("infoLink: https://example.org");
});

test("without JavaScript the list is there, the filter is not", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${SITE()}/users/`);
  await expect(getLogos(page)).toHaveCount(81);
  await expect(getFilter(page)).toBeHidden();
  await context.close();
});

test("axe finds nothing while filtering", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/users/");
  await getFilter(page).fill("a");
  await expectNoViolations(page, { include: "main" });
});

test("headings of home and users have their direct link", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/users/`);
  await expect(page.getByRole("link", { name: "Direct link to Add yours" })).toHaveAttribute("href", "#add-yours");
  await page.goto(`${SITE()}/`);
  const ids = await page.locator("main h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) await expect(page.locator(`h2 > a.hash-link[href="#${id}"]`)).toHaveCount(1);
});
