/** Pages that the browser keeps whole and brings back: they must not be of yesterday. */
import { BROWSER_ARGS } from "../browser-args.ts";
import { expect, open, SITE, test, waitUntilQuiet } from "./site.ts";

// The test runner turns this off by default, and only a whole browser has it.
test.use({
  launchOptions: {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that comes back has the theme of today, and still works", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/docs/");
  // The browser keeps no page that waits for an answer.
  await waitUntilQuiet(page);
  await page.evaluate(() => {
    addEventListener(
      "pageshow",
      (event) => void (document.documentElement.dataset["restored"] = String(event.persisted)),
    );
  });
  await page.goto(`${SITE()}/playground/`);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goBack({ waitUntil: "commit" });
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-restored", "true");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Install", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Install");
});

test(
  "a page that comes back before the app has started has the theme of today, too",
  { tag: "@all" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${SITE()}/docs/`);
    await page.evaluate(() => {
      addEventListener(
        "pageshow",
        (event) => void (document.documentElement.dataset["restored"] = String(event.persisted)),
      );
    });
    await page.goto(`${SITE()}/docs/cli`);
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-restored", "true");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  },
);
