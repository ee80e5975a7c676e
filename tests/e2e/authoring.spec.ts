/** A page with everything that a writer can use: it breaks no rule, needs no script, and follows the color mode. */
import { expectNoViolations, expectNoViolationsOnPhone } from "./axe.ts";
import { expect, FIXTURE, showTheme, test } from "./site.ts";

const PAGE = () => `${FIXTURE()}/authoring/`;

test(
  "alerts, marked code, diagrams and formulas are accessible in both color modes",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(PAGE());
    await expect(page.getByRole("img", { name: "The way of a page from Markdown to HTML" })).toBeVisible();
    await expectNoViolations(page);
  },
);

test("a phone shows them without widening the page", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE());
  await expect(page.locator(".diagram svg").first()).toBeVisible();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await expectNoViolationsOnPhone(page);
});

test("diagrams take their colors from the page", async ({ page }) => {
  await page.goto(PAGE());
  const getFill = () =>
    page
      .locator(".diagram rect")
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  await showTheme(page, "light");
  const light = await getFill();
  await showTheme(page, "dark");
  expect(await getFill()).not.toBe(light);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is missing", async ({ page }) => {
    await page.goto(PAGE());
    await expect(page.locator(".diagram svg")).toHaveCount(2);
    await expect(page.locator("main math")).toHaveCount(3);
    await expect(page.locator("ins.line")).toHaveCSS("text-decoration-line", "none");
    await expect(page.getByRole("navigation", { name: "Contents" }).getByRole("link")).toHaveCount(5);
  });
});
