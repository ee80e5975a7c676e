/** The page is right before the reader's first move, and while the app is still loading. */
import { dialogOf } from "./search.ts";
import { delayApp, expect, FIXTURE, holdBack, SITE, test, VERSIONS, waitForApp, wakeApp } from "./site.ts";

test.describe("a reader who chose the next version", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem("docs-preferred-version-default", "current")),
  );

  test("sees it, and goes there, before the app is there", async ({ page }) => {
    await delayApp(page);
    await page.goto(`${SITE()}/blog`);
    await expect(page.getByRole("banner").getByRole("button", { name: "next" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(page).toHaveURL(`${SITE()}/docs/next/`);
  });

  test("keeps seeing it once the app is there", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${SITE()}/blog`);
    await wakeApp(page);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "next" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/next/");
    // The same after another choice.
    await page.evaluate(() => localStorage.setItem("docs-preferred-version-default", "stable"));
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "docs-preferred-version-default" })));
    await expect(banner.getByRole("button", { name: "stable" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/");
  });

  test("sees the version of a doc that is open", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${SITE()}/docs/cli`);
    await expect(page.getByRole("banner").getByRole("button", { name: "stable" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/");
  });
});

test("a version that is chosen by a link before the app is there is remembered", async ({ page }) => {
  await delayApp(page);
  await page.goto(`${SITE()}/docs/install`);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "stable" }).hover();
  await banner.getByRole("link", { name: "next", exact: true }).click();
  await expect(page).toHaveURL(`${SITE()}/docs/next/install`);
  await page.goto(`${SITE()}/blog`);
  await expect(banner.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/next/");
  // The notice of that version leads back, and is remembered, too.
  await page.goto(`${SITE()}/docs/next/install`);
  await page
    .getByRole("note")
    .getByRole("link", { name: /latest version/ })
    .click();
  await expect(page).toHaveURL(`${SITE()}/docs/install`);
  await page.goto(`${SITE()}/blog`);
  await expect(banner.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/");
});

test("the color toggle says the stored choice", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  for (const path of ["/docs/", "/playground/"]) {
    await page.route(/\/assets\/(client|playground)-.*\.js$/, () => {});
    await page.goto(SITE() + path);
    await expect(page.getByRole("button", { name: /currently/ })).toHaveAccessibleName(
      "Switch between dark and light mode (currently dark)",
    );
  }
});

test("its name and its tooltip follow the choice", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/docs/`);
  await wakeApp(page);
  for (const choice of ["light", "dark", "system"]) {
    await page.getByRole("button", { name: /currently/ }).click();
    const label = `Switch between dark and light mode (currently ${choice})`;
    await expect(page.getByRole("button", { name: /currently/ })).toHaveAccessibleName(label);
    await expect(page.getByRole("button", { name: /currently/ })).toHaveAttribute("title", label);
  }
});

test("a switch that is turned off forgets the choice at once", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(`${VERSIONS()}/docs/`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("two quick clicks on the toggle count twice", { tag: "@all" }, async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  await page.getByRole("button", { name: /Switch between/ }).dblclick();
  release();
  await waitForApp(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "dark");
});

test("Escape takes back a shortcut before the app is there", { tag: "@all" }, async ({ page }) => {
  const release = await delayApp(page);
  await page.goto(`${SITE()}/docs/`);
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  release();
  await waitForApp(page);
  await page.waitForLoadState("networkidle");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("Escape takes back a shortcut while the dialog is loading", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/docs/`);
  await wakeApp(page);
  const release = await holdBack(page, /\/assets\/search-dialog-.*\.js$/);
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  release();
  await page.waitForLoadState("networkidle");
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(dialogOf(page)).toBeVisible();
});

test("a pointer that rests on the search button before the app runs loads the dialog", async ({ page }) => {
  await page.goto(`${SITE()}/docs/`);
  const asked = page.waitForRequest(/\/assets\/search-dialog-.*\.js$/);
  await page.getByRole("button", { name: "Search docs" }).hover();
  await asked;
});

test.describe("page views", () => {
  test.beforeEach(({ page }) =>
    page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.hasLoaded = true" }),
    ),
  );

  test("count a reader who never moves, and follow one who does", async ({ page }) => {
    await page.goto(`${FIXTURE()}/news/`);
    await page.waitForFunction(() => (window as { hasLoaded?: boolean }).hasLoaded);
    const readViews = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => Array.from(command)),
      );
    const [, config] = await readViews();
    expect(config).toEqual(["config", expect.any(String), expect.objectContaining({ anonymize_ip: true })]);
    expect(await page.evaluate(() => document.documentElement.dataset["app"])).toBeUndefined();
    await wakeApp(page);
    expect(await readViews()).toHaveLength(2);
    await page.getByRole("contentinfo").getByRole("link", { name: "Guide" }).click();
    await expect
      .poll(async () => (await readViews()).at(-1))
      .toEqual(["event", "page_view", expect.objectContaining({ page_path: "/site/manual/guide/" })]);
  });

  test.use({ allowedErrors: /Failed to load resource|ERR_NAME_NOT_RESOLVED/ });

  test("typing on the search page is one, without the query in its title", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${FIXTURE()}/news/`);
    await wakeApp(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/site/search/?q=se";
      document.querySelector("main")!.append(link);
      link.click();
    });
    await page.getByRole("main").getByRole("searchbox").press("End");
    await page.keyboard.type("cret", { delay: 150 });
    await expect(page).toHaveURL(/q=secret/);
    await expect(page).toHaveTitle(/secret/);
    const readViews = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
          .map((command) => Array.from(command))
          .filter(([, name]) => name === "page_view"),
      );
    await expect.poll(async () => (await readViews()).length).toBe(1);
    await page.waitForTimeout(500);
    expect(await readViews()).toHaveLength(1);
    expect(
      JSON.stringify((await readViews()).map(([, , view]) => (view as { page_title: string }).page_title)),
    ).not.toMatch(/\bse(cret)?\b/);
  });
});
