/** Without a network: the site from whatever page a reader entered, and what to do with what is kept. */
import { expectNoViolations } from "./axe.ts";
import { goOffline, listKept, OFFLINE_ERRORS, waitForWorker, waitUntilKept } from "./offline-kept.ts";
import { dialogOf } from "./search.ts";
import { expect, SITE, test, wakeApp } from "./site.ts";

test.use({ serviceWorkers: "allow", allowedErrors: OFFLINE_ERRORS });
test.describe.configure({ timeout: 180_000 });

const LAST_PAGES = ["/search/docs-default-stable.json", "/help/", "/users/", "/blog"];

test("who has seen the home page alone can search and read all docs", async ({ page, context }) => {
  await page.goto(`${SITE()}/`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/options", "/docs/webstorm", "/search/default.json", ...LAST_PAGES);
  await goOffline(context);
  await page.keyboard.press("/");
  await expect(dialogOf(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("trailing comma");
  await expect(dialogOf(page).getByRole("option").first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await page.keyboard.press("Enter");
  await expect(page.locator("#trailing-commas")).toBeInViewport();
  for (const path of ["/users/", "/help/", "/blog"]) {
    const response = await page.goto(SITE() + path);
    expect(response!.status(), path).toBe(200);
  }
});

test("the docs are those of the version that the reader chose", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("docs-preferred-version-default", "current"));
  await page.goto(`${SITE()}/blog`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/next/options", "/search/docs-default-current.json");
  expect((await listKept(page)).filter((path) => /^\/docs\/(?!next)/.test(path))).toEqual([]);
});

test("who returns keeps the posts as well", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/`);
  await wakeApp(page);
  await waitUntilKept(page, ...LAST_PAGES);
  expect(await listKept(page)).not.toContain("/blog/2017/04/13/1.0.0");
  await page.goto(`${SITE()}/docs/`);
  await wakeApp(page);
  await waitUntilKept(page, "/blog/2017/04/13/1.0.0", "/blog/page/2");
});

test("search that was never loaded says so, and the page stays", { tag: "@all" }, async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } });
  });
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitForWorker(page);
  await waitUntilKept(page, "/docs/install");
  await goOffline(context);
  await page.keyboard.press("/");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Search did not load");
  await expect(page).toHaveURL(`${SITE()}/docs/install`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Install Prettier");
  await expectNoViolations(page);
  // A letter is not swallowed by a search that will not open.
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(dialogOf(page).getByRole("combobox")).toBeFocused();
  await expect(alert).toBeHidden();
});

test("the offline page lists what is kept, in the site's own look", { tag: "@all" }, async ({ page, context }) => {
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/cli", "/offline", ...LAST_PAGES);
  await goOffline(context);
  const response = await page.goto(`${SITE()}/blog/2017/04/13/1.0.0`);
  expect(response!.status()).toBe(503);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  const main = page.getByRole("main");
  await expect(main.getByText(/^Kept for offline: [\d.]+ MB/)).toBeVisible();
  await expectNoViolations(page);
  await main.locator(`a[href="/docs/cli"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/CLI|Command line/i);
});

test("the reader can remove what is kept, and it stays away until they want it", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/help/`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/cli", ...LAST_PAGES);
  await page.getByRole("main").getByRole("link", { name: "reading offline" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reading offline");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("because you removed them")).toBeVisible();
  await expect.poll(() => listKept(page)).toEqual([]);
  // The worker, which still answers this page, keeps nothing any more.
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
  await page.goto(`${SITE()}/docs/cli`);
  await wakeApp(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await listKept(page)).toEqual([]);
  await page.goto(`${SITE()}/offline`);
  await page.getByRole("button", { name: "Keep pages again" }).click();
  await waitUntilKept(page, "/docs/cli");
});
