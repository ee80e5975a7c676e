/** The option explorer: a control for every option, outputs that switch at once, and nothing remembered. */
import { expect, open, SITE, test } from "./site.ts";

for (const path of ["/docs/options", "/docs/next/options"]) {
  test(`every option of ${path} has a control and at least two outputs`, async ({ page }) => {
    await open(page, path);
    const without = await page
      .locator("[data-option]")
      .evaluateAll((options) =>
        options
          .filter(
            (option) =>
              option.querySelectorAll(".explorer input").length < 2 ||
              option.querySelectorAll(".explorer-output").length < 2,
          )
          .map((option) => option.getAttribute("data-option")),
      );
    expect(without).toEqual([]);
    expect(await page.locator("[data-option]").count()).toBeGreaterThan(25);
  });
}

test("the arrow keys switch between the outputs, and a reload forgets the choice", async ({ page }) => {
  await open(page, "/docs/options");
  const option = page.locator('[data-option="semi"]');
  const shown = option.locator(".explorer-output:visible");
  const chosen = option.getByRole("radio", { checked: true });
  await chosen.focus();
  await expect(shown).toHaveCount(1);
  await expect(shown.locator("pre")).toContainText(";");
  await page.keyboard.press("ArrowRight");
  await expect(option.getByRole("radio", { name: "false" })).toBeChecked();
  await expect(shown).toHaveCount(1);
  await expect(shown.locator(".explorer-setting")).toHaveText(" (semi: false)");
  await page.reload();
  await expect(option.getByRole("radio", { name: "true default" })).toBeChecked();
});

test("only the chosen output is laid out, and nothing below moves when another is chosen", async ({ page }) => {
  await open(page, "/docs/options");
  const option = page.locator('[data-option="printWidth"]');
  await option.scrollIntoViewIfNeeded();
  const measure = () =>
    option.evaluate((element) => ({
      laidOut: [...element.querySelectorAll(".explorer-output")].filter((output) => output.getClientRects().length > 0)
        .length,
      height: element.getBoundingClientRect().height,
    }));
  const before = await measure();
  expect(before.laidOut).toBe(1);
  for (const radio of await option.getByRole("radio").all()) {
    await radio.check();
    expect(await measure()).toEqual(before);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the controls work all the same", async ({ page }) => {
    await page.goto(`${SITE()}/docs/options`);
    const option = page.locator('[data-option="plugins"]');
    await option.getByRole("radio", { name: "prettier-plugin-sort-json" }).check();
    await expect(option.locator(".explorer-output:visible pre")).toContainText(/debug[^]*hosts[^]*port/);
  });
});

test("on paper all outputs stand below each other", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await open(page, "/docs/options");
  const outputs = page.locator('[data-option="trailingComma"] .explorer-output');
  await expect(outputs.filter({ visible: true })).toHaveCount(await outputs.count());
});
