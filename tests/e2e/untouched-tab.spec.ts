/** A tab that nobody had touched when a new build came: the first move brings the new build, and does what the reader wanted. */
import { deploy, NEXT_BUILD, type Deployment } from "./deployment.ts";
import { waitForWorker, waitUntilKept } from "./offline-kept.ts";
import { dialogOf } from "./search.ts";
import { expect, test, variant, wakeApp } from "./site.ts";

const readBuildId = () =>
  (JSON.parse(document.getElementById("page-data")!.textContent!) as { buildId: string }).buildId;

const withSite = test.extend<{ site: Deployment }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner wants to see which fixtures it uses
  site: async ({}, provide) => {
    const site = await deploy();
    await provide(site);
    await site.remove();
  },
});

withSite.use({ allowedErrors: /404|Failed to (load|fetch)|dynamically imported|MIME type|Unable to preload/ });
withSite.describe.configure({ timeout: 120_000 });

withSite("a move keeps the place and the hash", { tag: "@all" }, async ({ page, site }) => {
  // A hash that leads nowhere, because a page that scrolls by itself starts its app.
  await page.goto(`${site.url}/docs/options#gone`);
  await site.deployNext();
  const readTop = () => page.evaluate(() => Math.round(scrollY)).catch(() => -1);
  // The move is a scroll.
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(readBuildId).catch(() => "")).toBe(NEXT_BUILD);
  await expect(page).toHaveURL(`${site.url}/docs/options#gone`);
  await expect.poll(readTop).toBe(1500);
  await wakeApp(page);
  await page.locator('a[href="/docs/api"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/api/i);
});

withSite("a shortcut opens the search of the new build", { tag: "@all" }, async ({ page, site }) => {
  await page.goto(`${site.url}/docs/install`);
  await site.deployNext();
  await page.keyboard.press("/");
  await expect(dialogOf(page)).toBeVisible();
  expect(await page.evaluate(readBuildId)).toBe(NEXT_BUILD);
  // Nothing is left that another reload would press.
  await page.reload();
  await wakeApp(page);
  await expect(dialogOf(page)).toBeHidden();
});

withSite(
  "where no script ever comes, and each page names another one, the page is loaded anew once",
  async ({ page, site }) => {
    const address = `${site.url}/docs/install`;
    let loads = 0;
    let answers = 0;
    await page.route(address, async (route) => {
      if (route.request().isNavigationRequest()) loads++;
      const response = await route.fetch();
      const name = `client-gone${String(answers++).padStart(4, "0")}.js`;
      await route.fulfill({ response, body: (await response.text()).replaceAll(/client-[\w-]{8}\.js/g, name) });
    });
    await page.goto(address);
    await page.keyboard.press("/");
    await expect(page.getByRole("alert").filter({ visible: true })).toContainText("did not load");
    expect([loads, answers]).toEqual([2, 4]);
  },
);

withSite("clicks count, each of them", { tag: "@all" }, async ({ page, site }) => {
  await page.goto(`${site.url}/docs/install`);
  await site.deployNext();
  const toggle = page.getByRole("button", { name: /Switch between/ });
  await toggle.dblclick();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "dark");
  await page.getByRole("tab", { name: "pnpm" }).first().click();
  await expect(page.getByRole("tab", { name: "pnpm" }).first()).toHaveAttribute("aria-selected", "true");
});

for (const [index, { path, selector }] of [
  { path: "/search?q=semi", selector: 'main a[href="/docs/options#semicolons"]' },
  { path: "/playground/#%7B%22content%22%3A%22kept%20%20(1)%22%7D", selector: "text=kept(1);" },
].entries()) {
  withSite(
    `an old ${path.split(/[?#]/)[0]}, as the browser had stored it, comes back by itself`,
    variant(index),
    async ({ page, site }) => {
      const address = site.url + path.replace(/#.*/, "");
      const html = await (await page.request.get(address)).text();
      await site.deployNext();
      let loads = 0;
      await page.route(address, (route) =>
        route.request().isNavigationRequest() && loads++ === 0
          ? route.fulfill({ contentType: "text/html", body: html })
          : route.continue(),
      );
      await page.goto(site.url + path);
      await expect(page.locator(selector).first()).toBeVisible();
      expect(loads).toBe(2);
      expect(decodeURI(page.url())).toContain(path.slice(0, 12));
    },
  );
}

withSite.describe("with the service worker", () => {
  withSite.use({ serviceWorkers: "allow" });

  withSite("the old app starts from what is kept", { tag: "@all" }, async ({ page, site }) => {
    await page.goto(`${site.url}/docs/install`);
    await wakeApp(page);
    await waitForWorker(page);
    await waitUntilKept(page, "/docs/cli");
    await page.goto(`${site.url}/docs/cli`);
    await site.deployNext();
    await page.keyboard.press("/");
    await expect(dialogOf(page)).toBeVisible();
  });

  withSite(
    "where nothing is kept, the new app does what the reader wanted",
    { tag: "@all" },
    async ({ page, site }) => {
      await page.goto(`${site.url}/docs/install`);
      await wakeApp(page);
      await waitForWorker(page);
      await page.goto(`${site.url}/docs/cli`);
      await site.deployNext();
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
      await page.keyboard.press("/");
      await expect(dialogOf(page)).toBeVisible();
      expect(await page.evaluate(readBuildId)).toBe(NEXT_BUILD);
    },
  );
});
