/** Build A is open in the browser, build B is deployed: the next click works, with and without the service worker. */
import { deploy, NEXT_BUILD } from "./deployment.ts";
import { expect, isSameDocument, markDocument, test, variant, wakeApp } from "./site.ts";

const readBuildId = () =>
  (JSON.parse(document.getElementById("page-data")!.textContent!) as { buildId: string }).buildId;

for (const [index, serviceWorkers] of (["block", "allow"] as const).entries()) {
  test.describe(`service worker: ${serviceWorkers}`, variant(index), () => {
    test.use({ serviceWorkers, allowedErrors: /404|Failed to (load|fetch)|dynamically imported/ });

    test("the next click shows a page of the new build, whole", async ({ page }) => {
      const site = await deploy();
      await page.goto(`${site.url}/docs/install`);
      await wakeApp(page);
      if (serviceWorkers === "allow") await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await markDocument(page);
      await site.deployNext();
      // Not one that was fetched ahead of the deploy.
      await page.locator('a[href="/docs/for-enterprise"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/enterprise/i);
      await expect.poll(() => page.evaluate(readBuildId)).toBe(NEXT_BUILD);
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await wakeApp(page);
      await page.locator('a[href="/docs/api"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/api/i);
      await site.remove();
    });
  });
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", allowedErrors: /404|ERR_|Failed to/ });

  test("a page of the old build still finds the files it has not loaded yet", { tag: "@all" }, async ({ page }) => {
    const site = await deploy();
    await page.goto(`${site.url}/docs/install`);
    await wakeApp(page);
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContain("/docs/cli");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.deployNext();
    // Search is loaded when it is first opened: only the worker has its files by now.
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await site.remove();
  });

  test("turned off, the worker removes itself and what it kept", { tag: "@all" }, async ({ page }) => {
    const site = await deploy();
    await page.goto(`${site.url}/docs/install`);
    await wakeApp(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { FAREWELL } = await import("../../src/engine/outputs/offline.ts");
    await site.deployNext({ serviceWorker: FAREWELL });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await site.remove();
  });
});
