/** What may go wrong around the site, and what a reader sees then. Page data and builds that do not fit: navigation and skew. */
import type { Page } from "@playwright/test";
import { expect, FIXTURE, isSameDocument, markDocument, open, SITE, test, variant, wakeApp } from "./site.ts";

const toggle = /Switch between dark and light mode/;

/** Works for a while: reads another page, switches the theme, opens the search. */
async function walk(page: Page): Promise<void> {
  await open(page, "/docs/");
  await markDocument(page);
  await page.getByRole("button", { name: toggle }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("link", { name: "Install", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Install");
  await page.getByRole("tab", { name: "yarn" }).first().click();
  await expect(page.getByRole("tab", { name: "yarn" }).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("semi");
  await page.getByRole("dialog").getByRole("option", { name: "Semicolons" }).first().click();
  await expect(page).toHaveURL(/\/docs\/options#semicolons$/);
  expect(await isSameDocument(page)).toBe(true);
}

test.describe("storage", () => {
  test.use({ allowedErrors: /Browser storage is unavailable/ });

  for (const [index, [name, error]] of (
    [
      ["full", "QuotaExceededError"],
      ["denied", "SecurityError"],
    ] as const
  ).entries()) {
    test(`that is ${name} stops nobody`, variant(index), async ({ page }) => {
      await page.addInitScript((reason) => {
        const fail = () => {
          throw new DOMException("no", reason);
        };
        if (reason === "SecurityError") Object.defineProperty(window, "localStorage", { get: fail });
        else Storage.prototype.setItem = fail;
      }, error);
      await walk(page);
    });
  }
});

test.describe("a clock", () => {
  for (const [index, year] of [1971, 2099].entries()) {
    test(`that says ${year} changes nothing`, variant(index), async ({ page }) => {
      await page.clock.setFixedTime(new Date(Date.UTC(year, 5, 1)));
      await open(page, "/blog/2025/06/23/3.6.0");
      await expect(page.locator("article time").first()).toHaveText("June 23, 2025");
      await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
    });
  }

  for (const [index, timezoneId] of ["Pacific/Pago_Pago", "Pacific/Kiritimati"].entries()) {
    test.describe(() => {
      test.use({ timezoneId, locale: "de-DE" });

      test(`in ${timezoneId} shows the same days`, variant(index), async ({ page }) => {
        await open(page, "/blog");
        await expect(page.locator("article time").first()).toHaveText("June 23, 2025");
        await page.getByRole("link", { name: /Older posts/ }).click();
        await page.goBack();
        await expect(page.locator("article time").first()).toHaveText("June 23, 2025");
      });
    });
  }
});

test("what is chosen in one tab holds in the other", { tag: "@all" }, async ({ context, page }) => {
  await page.goto(`${FIXTURE()}/manual/`);
  await wakeApp(page);
  const bar = page.getByText("A new release is out.");
  await expect(bar).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${FIXTURE()}/manual/torture/`);
  await wakeApp(other);
  await other.getByRole("button", { name: "Close" }).click();
  await expect(bar).toBeHidden();
  await other.getByRole("tab", { name: "yarn" }).first().click();
  // Each tab has a process of its own, and hears of the other a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tab-package-manager"))).toBe("yarn");
  await page.bringToFront();
  await page.goto(`${FIXTURE()}/manual/torture/`);
  await expect(page.getByRole("tabpanel").filter({ visible: true }).first()).toContainText("yarn add");
});

test.describe("code of a page", () => {
  test.use({ allowedErrors: /Failed to load resource|SyntaxError|Unexpected|dynamically imported module/i });
  const USERS = /\/assets\/marketing-[\w-]+\.js/;

  test("that is no code shows the error, and other pages work", { tag: "@all" }, async ({ page }) => {
    await page.route(USERS, (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html>" }));
    await open(page, "/docs/");
    await page.getByRole("contentinfo").getByRole("link", { name: "User Showcase" }).click();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
  });
});

test.describe("a server that fails", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("at a page's data is asked for the page itself", async ({ page }) => {
    await page.route("**/docs/why-prettier.page.json", (route) => route.fulfill({ status: 503, body: "" }));
    await open(page, "/docs/");
    await markDocument(page);
    await page.getByRole("link", { name: "Why Prettier?" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Why Prettier/);
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });
});

test("of two clicks in a row the second one counts", { tag: "@all" }, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/docs/why-prettier.page.json", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await open(page, "/docs/");
  await markDocument(page);
  await page.getByRole("link", { name: "Why Prettier?" }).first().click();
  await page.getByRole("link", { name: "Install", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Install");
  release();
  await expect(page).toHaveURL(`${SITE()}/docs/install`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Install");
  expect(await isSameDocument(page)).toBe(true);
});
