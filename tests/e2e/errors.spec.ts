import { expect, holdBack, open, SITE, test, wakeApp } from "./site.ts";

test.describe("a page that crashes", () => {
  test.use({ allowedErrors: /./i });

  test("says so, tells why, and can be tried again", async ({ page }) => {
    let isBroken = true;
    await page.route("**/index.page.json", async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      if (isBroken) delete data.page.hero;
      await route.fulfill({ response, json: data });
    });
    await open(page, "/blog");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/";
      document.body.append(link);
      link.click();
    });
    await expect(page.getByText("This page crashed.")).toBeVisible();
    await expect(page.locator("main")).toContainText(/undefined/);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This page crashed.")).toBeVisible();
    isBroken = false;
    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Prettier?");
  });
});

test.describe("a page component that does not load", () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module/i });

  test("shows a spinner after 200 ms", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/marketing-.*\.js/);
    await open(page, "/docs/");
    await page.getByRole("contentinfo").getByRole("link", { name: "User Showcase" }).click();
    await expect(page.locator("main").getByRole("status")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("that is only late still goes to the heading of the link", { tag: "@all" }, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/blog-.*\.css/);
    await open(page, "/docs/");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/blog/2025/06/23/3.6.0#markdown";
      document.querySelector("article")!.append(link);
      link.click();
    });
    await expect(page.locator("main").getByRole("status")).toBeVisible();
    release();
    await expect(page.locator("#markdown")).toBeInViewport();
    await expect(page.locator("#markdown")).toBeFocused();
  });

  test("shows the error and a Retry button", async ({ page }) => {
    await page.route(/\/assets\/marketing-.*\.js/, (route) => route.abort());
    await open(page, "/docs/");
    await page.getByRole("contentinfo").getByRole("link", { name: "User Showcase" }).click();
    await expect(page.locator("main")).toContainText(/dynamically imported module/);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

test.describe("a site served from another path than it was built for", () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module/i });

  test("shows the base URL banner on the home page, with both base URLs", async ({ page, request }) => {
    const home = await (await request.get(`${SITE()}/`)).text();
    await page.route("**/elsewhere/", (route) => route.fulfill({ contentType: "text/html", body: home }));
    await page.goto(`${SITE()}/elsewhere/`);
    const banner = page.getByRole("alert");
    await expect(banner).toBeVisible();
    await expect(banner.locator("code").first()).toHaveText("/");
    await expect(banner.locator("code").last()).toHaveText("/elsewhere/");
  });

  test("shows no banner where it belongs", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${SITE()}/`);
    await wakeApp(page);
    await expect(page.locator("#base-url-banner")).toBeHidden();
  });
});
