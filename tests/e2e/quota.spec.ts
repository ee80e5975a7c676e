/** Storage that is full, broken or denied never decides whether a reader gets an answer. */
import type { Page } from "@playwright/test";
import { OFFLINE_ERRORS, waitForWorker } from "./offline-kept.ts";
import { dialogOf } from "./search.ts";
import { expect, SITE, test, wakeApp } from "./site.ts";

test.use({ allowedErrors: new RegExp(`${OFFLINE_ERRORS.source}|Quota|quota|storage is unavailable`) });
test.describe.configure({ timeout: 180_000 });

async function useSite(page: Page): Promise<void> {
  await page.goto(`${SITE()}/docs/cli`);
  await wakeApp(page);
  await page.keyboard.press("/");
  await expect(dialogOf(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("semicolons");
  await expect(dialogOf(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#semicolons")).toBeInViewport();
  await page.getByRole("button", { name: /Switch between/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
  const state = encodeURIComponent(JSON.stringify({ content: "a  {  b : c }", options: { parser: "css" } }));
  await page.goto(`${SITE()}/playground/#${state}`);
  await expect(page.locator("#app")).toContainText("b: c;");
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a quota that is used up", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${SITE()}/docs/install`);
    await wakeApp(page);
    await waitForWorker(page);
    const client = await page.context().newCDPSession(page);
    await client.send("Storage.overrideQuotaForOrigin", { origin: SITE(), quotaSize: 1 });
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    // The storage really takes nothing.
    const isFull = await page.evaluate(async () => {
      const cache = await caches.open("probe");
      return cache.put("/probe", new Response("x".repeat(100_000))).then(
        () => false,
        () => true,
      );
    });
    expect(isFull).toBe(true);
    await useSite(page);
  });

  for (const [what, code] of [
    ["put", `Cache.prototype.put = async () => { throw new DOMException("full", "QuotaExceededError"); };`],
    ["open", `CacheStorage.prototype.open = async () => { throw new DOMException("denied", "SecurityError"); };`],
    [
      "everything",
      `for (const name of ["open", "match", "keys", "has", "delete"]) CacheStorage.prototype[name] = async () => { throw new Error(name); };`,
    ],
  ] as const) {
    test(`a cache that refuses ${what}`, { tag: "@all" }, async ({ page, context }) => {
      await context.route("**/sw.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: code + (await response.text()) });
      });
      await page.goto(`${SITE()}/docs/install`);
      await wakeApp(page);
      // It was installed all the same.
      await waitForWorker(page);
      await useSite(page);
    });
  }
});

test("local and session storage, caches and databases that throw", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    const deny = {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      Object.defineProperty(window, name, deny);
  });
  await useSite(page);
  await page.goto(`${SITE()}/offline`);
  await expect(page.getByText("This browser cannot keep pages.")).toBeVisible();
});

test("a local storage that is full", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await useSite(page);
});
