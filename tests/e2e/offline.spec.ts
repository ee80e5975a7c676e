/** After one visit, reading on, searching and formatting work without a network. */
import type { Page } from "@playwright/test";
import { expect, SITE, test, waitForApp, wakeApp } from "./site.ts";

test.use({ serviceWorkers: "allow", allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503/ });

/** What is kept, by path, over all builds. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(paths));
}

/** The worker keeps files before it takes the page over: only then it answers. */
async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
}

test("docs: reading on and searching", async ({ page }) => {
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/install", "/docs/cli", "/docs/why-prettier", "/search/docs-default-stable.json");
  await goOffline(page);

  // A link of the running app, a page load, and a page of another kind.
  await page.locator('a[href="/docs/cli"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/command line/i);
  await page.goto(`${SITE()}/docs/rationale`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/rationale/i);
  await wakeApp(page);
  await page.goto(`${SITE()}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(`${SITE()}/search?q=options`);
  await wakeApp(page);
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /options/i })
      .first(),
  ).toBeVisible();
});

test("the search dialog, also for who has never opened it", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/options", "/search/docs-default-stable.json");
  // What the app loads when the dialog opens.
  await expect.poll(async () => (await listKept(page)).some((path) => /\/assets\/worker-/.test(path))).toBe(true);
  await goOffline(page);
  await page.goto(`${SITE()}/docs/rationale`);
  await wakeApp(page);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search docs" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("trailing comma");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/docs/options#trailing-commas");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SITE()}/docs/options#trailing-commas`);
  await expect(page.locator("#trailing-commas")).toBeInViewport();
});

test("what was not kept says so", async ({ page }) => {
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/cli");
  await goOffline(page);
  const response = await page.goto(`${SITE()}/blog/2017/04/13/1.0.0`);
  expect(response!.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
});

test("playground: formatting", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/playground/`);
  await waitUntilKept(
    page,
    "/playground/",
    "/assets/formatter/3.6.2/standalone.mjs",
    "/assets/formatter/3.6.2/plugins/babel.mjs",
  );
  await goOffline(page);
  const state = encodeURIComponent(JSON.stringify({ content: "offline  (  1,2 )", options: {} }));
  await page.goto("about:blank");
  await page.goto(`${SITE()}/playground/#${state}`);
  await expect(page.locator("#app")).toContainText("offline(1, 2);");
});

test("a reader who saves data keeps only what was read", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } });
  });
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/install");
  // Until no more comes: the same list three times.
  const lists: string[] = [];
  await expect
    .poll(async () => {
      lists.push((await listKept(page)).join("\n"));
      return lists.length > 2 && new Set(lists.slice(-3)).size === 1;
    })
    .toBe(true);
  expect(await listKept(page)).not.toContain("/docs/cli");
});

test("an untouched page registers nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${SITE()}/docs/install`);
  // Twice as long as a reader must pause before it would be registered.
  await page.clock.runFor(4000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("back online, pages are those of the network", { tag: "@all" }, async ({ page, context }) => {
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await waitUntilKept(page, "/docs/install");
  await goOffline(page);
  await page.reload();
  await context.setOffline(false);
  const response = await page.goto(`${SITE()}/docs/install`);
  expect(response!.status()).toBe(200);
  await wakeApp(page);
  await waitForApp(page);
});
