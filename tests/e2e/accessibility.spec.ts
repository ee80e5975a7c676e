import AxeBuilder from "@axe-core/playwright";
import { expect, open, SITE, test } from "./site.ts";

/** The options page has thousands of elements, and axe looks at each of them. */
test.setTimeout(120_000);

const PAGES = [
  "/",
  "/docs/",
  "/docs/options",
  "/docs/next/install",
  "/blog",
  "/blog/2025/06/23/3.6.0",
  "/blog/archive",
  "/blog/authors",
  "/users/",
  "/help/",
  "/search",
  "/no-such-page",
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(SITE() + path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 3).map((node) => node.target) })),
      ).toEqual([]);
    });
  }
}
test.use({ allowedErrors: /404/i });

test("axe finds nothing in the open mobile menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/docs/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

for (const path of ["/", "/docs/options", "/docs/cli", "/blog", "/users/", "/search", "/help/"]) {
  test(`${path} fits a phone of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(SITE() + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
