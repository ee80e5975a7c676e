/** The field for the version, links to any release, and the search for a change. Some tests need `npm run formatters`. */
import type { Page } from "@playwright/test";
import { chooseVersion, expectOutput, expectVersion, openPlayground, plainHash } from "./playground.ts";
import { expect, test } from "./site.ts";

const OLD = ["1.13.7", "1.19.1", "2.1.2", "2.3.2", "2.8.8", "3.0.3", "3.5.3", "3.8.5"];

/** The versions that this build has. */
async function listVersions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const data = JSON.parse(document.getElementById("playground-data")!.textContent) as {
      releases: { version: string }[];
    };
    return data.releases.map(({ version }) => version);
  });
}

test("a version is searched for and chosen with the keyboard alone", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = (b) => c", options: {} }));
  await expectVersion(page, "stable 3.6.2");
  const field = page.getByRole("button", { name: "Version: stable 3.6.2" });
  await field.focus();
  await page.keyboard.press("Enter");
  const search = page.getByRole("combobox", { name: "Search for a version" });
  await expect(search).toBeFocused();
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options.nth(0)).toContainText("next 3.9.10");
  await expect(options.nth(1)).toContainText("stable 3.6.2");
  await expect(options.nth(1)).toContainText("June 2025");
  await expect(page.getByRole("link", { name: "The post about 3.6" })).toHaveAttribute("href", /3\.6/);
  await search.fill("2.8");
  await expect(options).toHaveText([/^2\.8\.8.*November 2022$/]);
  await expect(search).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expectVersion(page, "2.8.8");
  await expect(page).toHaveURL(/version=2\.8\.8/);
  await expect(page.getByRole("button", { name: "Version: 2.8.8" })).toBeFocused();
});

test("a link to a release that this build does not have names the nearest one", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, "?version=2.8.99");
  await expect(page.getByText("There is no version “2.8.99” here")).toContainText("The nearest one is 2.8.8.");
  await page.getByRole("button", { name: "Use 2.8.8" }).click();
  await expectVersion(page, "2.8.8");
  await expect(page.getByText("There is no version")).toBeHidden();
});

test("the search for a change names the release, the one before, and both outputs", async ({ page }) => {
  const content = "function f(aLongParameterName, anotherLongParameterName, yetAnotherParameter12) {}\n";
  await openPlayground(page, plainHash({ content, options: {}, panes: ["history"] }));
  await expect(page.getByText(/It changed in (3\.0\.3: 2\.8\.8|3\.6\.2: 2\.8\.8) prints something else/)).toBeVisible();
  await expect(page.getByText(/^Found with|Found with \d of \d+ releases/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^The post about 3\.[06]$/ })).toHaveAttribute("href", /\/blog\//);
  // Where releases between the two are missing, another post may be the right one.
  const isExact = (await listVersions(page)).includes("3.0.3");
  const section = page.locator(".history-more").getByRole("link", { name: "JavaScript", exact: true });
  await expect(section).toHaveCount(isExact ? 1 : 0);
  if (isExact) await expect(section).toHaveAttribute("href", /\/3\.0\.0#javascript$/);
  await expect(page.locator(".side-pane .cm-changed").first()).toBeVisible();
  expect(await page.locator(".history li").count()).toBeLessThanOrEqual(7);
});

test("every kind of release runs in the worker", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(180_000);
  await openPlayground(page, plainHash({ content: "a = {b:1}", options: {} }));
  const here = await listVersions(page);
  for (const version of OLD.filter((each) => here.includes(each))) {
    await chooseVersion(page, version);
    await expectVersion(page, version);
    await expectOutput(page, "a = { b: 1 };\n");
  }
});
