import type { Page } from "@playwright/test";
import config from "../../site.config.ts";
import { expect, FIXTURE, open, SITE, test, wakeApp, wheelTo } from "./site.ts";

test.describe("navbar", () => {
  test("has the items of the specification", async ({ page }) => {
    await open(page, "/docs/");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "stable" })).toBeVisible();
    const named = config.navbar.items.filter((item) => item.type === "default");
    expect(named.length).toBeGreaterThan(0);
    for (const { label, href } of [...named, { label: "Docs", href: "/docs/" }])
      await expect(banner.getByRole("link", { name: new RegExp(`^${label}`) })).toHaveAttribute("href", href);
    await expect(banner.getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", /page|true/);
  });

  test("shows all nine item types, below a base path", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${FIXTURE()}/manual/`);
    await wakeApp(page);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "Version current" })).toBeVisible();
    await expect(banner.getByRole("link", { name: "current" })).toHaveAttribute("href", "/site/manual/");
    await expect(banner.getByRole("link", { name: "Guide" })).toHaveAttribute("href", "/site/manual/guide/");
    await expect(banner.getByRole("link", { name: "Docs", exact: true })).toHaveAttribute("href", "/site/manual/");
    await expect(banner.getByRole("button", { name: "More" })).toBeVisible();
    await expect(banner.getByRole("button", { name: /English/ })).toBeVisible();
    await expect(banner.getByRole("button", { name: "Search docs" })).toBeVisible();
    await expect(banner.locator("em")).toHaveText("hello");
    await expect(banner.getByRole("link", { name: "News" }).first()).toHaveAttribute("href", /^\/site\/news/);
  });

  test("stays in view while scrolling, and hides only where that is switched on", async ({ page }) => {
    await open(page, "/docs/options");
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.getByRole("banner")).toBeInViewport();
  });
});

test.describe("dropdown", () => {
  test("opens on hover and on Enter, and closes on click elsewhere, focus elsewhere and Escape", async ({ page }) => {
    await open(page, "/docs/install");
    const button = page.getByRole("banner").getByRole("button", { name: "stable" });
    const item = page.getByRole("banner").getByRole("link", { name: "next" });
    await expect(item).toBeHidden();
    await button.hover();
    await expect(item).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(item).toBeHidden();

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(item).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).focus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closes on touch elsewhere", { tag: "@all" }, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${SITE()}/docs/install`);
    const button = page.getByRole("banner").getByRole("button", { name: "stable" });
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.touchscreen.tap(640, 700);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await context.close();
  });
});

test.describe("mobile menu", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("opens on the docs panel, turns back to the main menu, and closes", async ({ page }) => {
    await open(page, "/docs/");
    const toggle = page.getByRole("button", { name: "Open the menu" });
    await toggle.click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "Options", exact: true })).toBeVisible();
    await menu.getByRole("button", { name: /Back to main menu/ }).click();
    await expect(menu.getByRole("link", { name: "Blog" })).toBeVisible();
    await expect(menu.getByText("Versions")).toBeVisible();
    // The page behind it keeps its place.
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
    await expect(toggle).toBeFocused();
  });

  test("closes after a choice, and when the window becomes wide", { tag: "@all" }, async ({ page }) => {
    await open(page, "/blog");
    await page.getByRole("button", { name: "Open the menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name: "Docs" }).click();
    await expect(page).toHaveURL(`${SITE()}/docs/`);
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu).toBeHidden();
  });

  test("tells languages where there is a menu of them", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${FIXTURE()}/news/`);
    await wakeApp(page);
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(page.getByRole("dialog").getByText("Languages")).toBeVisible();
  });
});

test("the skip link moves to the content", async ({ page }) => {
  await open(page, "/docs/");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Skip to main content" });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the keyboard marker is set by Tab and removed by the mouse", { tag: "@all" }, async ({ page }) => {
  await open(page, "/docs/");
  await page.keyboard.press("Tab");
  await expect(page.locator("body")).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.click(640, 700);
  await expect(page.locator("body")).not.toHaveClass(/navigation-with-keyboard/);
});

test("the back-to-top button appears after scrolling and leads to the top", async ({ page }) => {
  await open(page, "/docs/options");
  const button = page.getByRole("button", { name: "Back to top" });
  await expect(button).toBeHidden();
  await wheelTo(page, 3000);
  await wheelTo(page, 2700);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the footer has all links of the configuration, and its badges are files of the site", async ({ page }) => {
  await open(page, "/docs/");
  const footer = page.getByRole("contentinfo");
  const links = config.footer.groups.flatMap((group) => group.links);
  expect(links.length).toBeGreaterThan(0);
  for (const { label, href } of links)
    await expect(footer.getByRole("link", { name: new RegExp(`^${label}`) }).first()).toHaveAttribute("href", href);
  await expect(footer.locator("img")).toHaveCount(links.filter((link) => link.image).length);
  for (const image of await footer.locator("img").all()) expect(await image.getAttribute("src")).toMatch(/^\//);
});

const readAnnouncement = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("announcement.dismiss"), localStorage.getItem("announcement.id")]);

test("the announcement bar is closed for good, until another one comes", async ({ page }) => {
  await page.goto(`${FIXTURE()}/manual/`);
  await wakeApp(page);
  const bar = page.getByText("A new release is out.");
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(bar).toBeHidden();
  await expect.poll(() => readAnnouncement(page)).toEqual(["true", "first"]);
  await page.reload();
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem("announcement.id", "older"));
  await page.reload();
  await expect(bar).toBeVisible();
  await expect.poll(() => readAnnouncement(page)).toEqual(["false", "first"]);
});
