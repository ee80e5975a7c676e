import { readdirSync } from "node:fs";
import {
  expect,
  FIXTURE,
  isSameDocument,
  markDocument,
  open,
  SITE,
  test,
  VERSIONS,
  waitForWord,
  wakeApp,
} from "./site.ts";

test.describe("versions", () => {
  test("switching keeps the page and is remembered", async ({ page }) => {
    await open(page, "/docs/install");
    await markDocument(page);
    await page.getByRole("banner").getByRole("button", { name: "stable" }).hover();
    await page.getByRole("banner").getByRole("link", { name: "next" }).click();
    await expect(page).toHaveURL(`${SITE()}/docs/next/install`);
    await expect(page.getByRole("banner").getByRole("button", { name: "next" })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("docs-preferred-version-default")))
      .toBe("current");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/next/");
  });

  test("the titles of two versions differ, also after switching", async ({ page }) => {
    await page.goto(`${SITE()}/docs/cli`);
    await expect(page).toHaveTitle("Command line (CLI) · Prettier");
    await page.goto(`${SITE()}/docs/next/cli`);
    await expect(page).toHaveTitle("Command line (CLI) (next) · Prettier");
    await page
      .getByRole("note")
      .getByRole("link", { name: /latest version/ })
      .click();
    await expect(page).toHaveTitle("Command line (CLI) · Prettier");
  });

  test("a page of next suggests the latest version of the same page", async ({ page }) => {
    await open(page, "/docs/next/options");
    await page.getByRole("link", { name: /latest version/ }).click();
    await expect(page).toHaveURL(`${SITE()}/docs/options`);
    await expect(page.getByRole("link", { name: /latest version/ })).toHaveCount(0);
  });

  test("a stored version that does not exist is cleared", { tag: "@all" }, async ({ page }) => {
    await page.addInitScript(
      () =>
        localStorage.getItem("seen") ??
        (localStorage.setItem("docs-preferred-version-default", "4.0"), localStorage.setItem("seen", "1")),
    );
    await open(page, "/blog");
    await expect(page.getByRole("banner").getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("docs-preferred-version-default"))).toBeNull();
  });

  test("where a version lacks the page, switching leads to its root", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${VERSIONS()}/docs/2.0/extra`);
    await wakeApp(page);
    const dropdown = page.getByRole("banner").getByRole("button", { name: "2.0" });
    await dropdown.hover();
    await expect(page.getByRole("banner").getByRole("link", { name: "1.0" })).toHaveAttribute("href", "/docs/1.0/");
    await expect(page.getByRole("banner").getByRole("link", { name: "next" })).toHaveAttribute(
      "href",
      "/docs/next/extra",
    );
    await expect(page.getByRole("link", { name: /latest version/ })).toHaveAttribute("href", "/docs/extra");
  });
});

test.describe("doc page", () => {
  test("has sidebar, contents, edit link, Markdown export and neighbours, and no breadcrumbs", async ({ page }) => {
    await open(page, "/docs/install");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const files = readdirSync("content/docs/stable").filter((name) => name.endsWith(".md"));
    await expect(sidebar.getByRole("link")).toHaveCount(files.length);
    await expect(sidebar.getByRole("link", { name: "Install" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("link", { name: /Edit this page/ })).toHaveAttribute(
      "href",
      "https://github.com/prettier/prettier/edit/main/docs/install.md",
    );
    await expect(page.getByRole("link", { name: /View as Markdown/ })).toHaveAttribute("href", "/docs/install.md");
    const turn = page.getByRole("navigation", { name: "Docs pages" });
    await expect(turn.getByRole("link", { name: /Rationale/ })).toHaveAttribute("href", "/docs/rationale");
    await expect(turn.getByRole("link", { name: /Ignor/ })).toHaveAttribute("href", "/docs/ignore");
    await expect(page.getByRole("navigation", { name: /breadcrumb/i })).toHaveCount(0);
    await expect(page.locator("article")).toHaveCount(1);
  });

  test("contents cover levels 2 and 3 and follow the reader", { tag: "@all" }, async ({ page }) => {
    await open(page, "/docs/options");
    const contents = page.getByRole("navigation", { name: "On this page" });
    const headings = await page.locator("article [data-html=body] :is(h2, h3)").count();
    await expect(contents.getByRole("link")).toHaveCount(headings);
    await contents.getByRole("link", { name: "Semicolons" }).click();
    await expect(page).toHaveURL(/#semicolons$/);
    await expect(contents.getByRole("link", { name: "Semicolons" })).toHaveAttribute("aria-current", "true");
  });

  test("categories can be folded", async ({ page }) => {
    await open(page, "/docs/");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const link = sidebar.getByRole("link", { name: "Plugins" });
    await expect(link).toBeVisible();
    await sidebar.getByRole("button", { name: /Usage/ }).click();
    await expect(link).toBeHidden();
    await sidebar.getByRole("button", { name: /Usage/ }).click();
    await expect(link).toBeVisible();
  });

  test("headings have a link to themselves, named after them", async ({ page }) => {
    await open(page, "/docs/options");
    const link = page.getByRole("link", { name: "Direct link to Semicolons" });
    await expect(link).toHaveAttribute("href", "#semicolons");
  });

  test("unlisted pages are built, say so and ask not to be indexed; drafts are not built", async ({
    page,
    request,
  }) => {
    await page.goto(`${FIXTURE()}/manual/hidden/`);
    await expect(page.getByText(/This page is unlisted/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goto(`${FIXTURE()}/manual/`);
    await expect(page.getByRole("link", { name: "Hidden" })).toHaveCount(0);
    expect((await request.get(`${FIXTURE()}/manual/later/`)).status()).toBe(404);
  });
});

test.describe("code", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the copy button copies the code", async ({ page }) => {
    await open(page, "/docs/install");
    const block = page.locator(".code-block").first();
    await block.hover();
    const isTold = waitForWord(page, ".code-block button", "Copied");
    await block.getByRole("button", { name: /copy/i }).click();
    await isTold;
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^npm install --save-dev --save-exact prettier/);
  });

  test("the chosen package manager is remembered for the whole site", async ({ page }) => {
    await open(page, "/docs/install");
    await page.getByRole("tab", { name: "npm", exact: true }).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "yarn" }).first()).toBeFocused();
    for (const tab of await page.getByRole("tab", { name: "yarn" }).all())
      await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("tab-package-manager"))).toBe("yarn");
    await page.goto(`${SITE()}/docs/precommit`);
    await expect(page.getByRole("tabpanel").filter({ visible: true }).first()).toContainText("yarn");
  });
});
