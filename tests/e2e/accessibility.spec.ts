/** Axe on every kind of page and state, room on small screens, and readers who want other colors or no motion. */
import { expectNoViolations, expectNoViolationsOnPhone } from "./axe.ts";
import { expect, FIXTURE, open, SITE, test, variant, wakeApp } from "./site.ts";

test.use({ allowedErrors: /404/i });

const PHONE = { width: 390, height: 800 };

const PAGES = [
  "/",
  "/docs/",
  "/docs/options",
  "/docs/next/install",
  "/blog",
  "/blog/2025/06/23/3.6.0",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/fisker",
  "/users/",
  "/help/",
  "/search",
  "/no-such-page",
];

for (const path of PAGES) {
  // One of them on every run.
  const tag = path === "/docs/" ? [] : "@all";
  test(`axe finds nothing on ${path}, light, dark and on a phone`, { tag }, async ({ page }) => {
    await page.goto(SITE() + path);
    await expectNoViolations(page);
    await page.setViewportSize(PHONE);
    await expectNoViolationsOnPhone(page);
  });
}

test("axe finds nothing where all of Markdown and an announcement are", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${FIXTURE()}/manual/torture/`);
  await expectNoViolations(page);
});

test("axe finds nothing in open menus", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/docs/");
  const dropdown = page.getByRole("banner").getByRole("button", { name: "stable" });
  await dropdown.focus();
  await page.keyboard.press("Enter");
  await expect(dropdown).toHaveAttribute("aria-expanded", "true");
  await expectNoViolations(page, { include: "header" });
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, { include: "dialog[open]" });
  await page.getByRole("button", { name: /Back to main menu/ }).click();
  await expect(page.getByRole("dialog").getByText("Versions")).toBeVisible();
  await expectNoViolations(page, { include: "dialog[open]" });
});

test.describe("of failures", () => {
  test.use({ allowedErrors: /./ });

  test("axe finds nothing where a page did not load or crashed", { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(/\/assets\/home-.*\.js/, (route) => route.abort());
    await page.route("**/docs/index.page.json", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { page: { sidebar?: unknown } };
      delete data.page.sidebar;
      await route.fulfill({ response, json: data });
    });
    await open(page, "/docs/options");
    await page.locator('header a[href="/"]').click();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expectNoViolations(page, { include: "main" });
    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(page.getByText("This page crashed.")).toBeVisible();
    await expectNoViolations(page, { include: "main" });
  });
});

const EVERYWHERE = [
  "/",
  "/docs/options",
  "/docs/cli",
  "/blog",
  "/blog/2025/06/23/3.6.0",
  "/blog/archive",
  "/blog/authors",
  "/users/",
  "/search",
  "/help/",
  "/no-such-page",
  "/playground/",
];

for (const [index, [name, viewport]] of (
  [
    ["a phone of 320 px", { width: 320, height: 640 }],
    ["a window of 1280 px enlarged to 200 %", { width: 640, height: 400 }],
  ] as const
).entries()) {
  test(`every kind of page fits ${name}`, variant(index), async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const url of [...EVERYWHERE.map((path) => SITE() + path), `${FIXTURE()}/manual/torture/`]) {
      await page.goto(url);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: url })
        .toBeLessThanOrEqual(viewport.width);
    }
  });
}

test("where motion is not wanted nothing moves, on any kind of page", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of EVERYWHERE) {
    await page.goto(SITE() + path);
    const moving = await page.evaluate(() => {
      const isMoving = (durations: string) => durations.split(",").some((duration) => parseFloat(duration) > 0.01);
      return [...document.querySelectorAll("*")]
        .filter((element) => {
          const style = getComputedStyle(element);
          const animates = style.animationName !== "none" && isMoving(style.animationDuration);
          return (
            animates ||
            (isMoving(style.transitionDuration) && /all|transform|height|width/.test(style.transitionProperty))
          );
        })
        .map((element) => `${element.tagName}.${element.className}`);
    });
    expect(moving, path).toEqual([]);
  }
});

test("where colors are forced, borders and the focus can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/docs/install");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return { outlineStyle, width: parseFloat(outlineWidth) };
  });
  expect(outline.outlineStyle).not.toBe("none");
  expect(outline.width).toBeGreaterThanOrEqual(1);
  const readShadow = (selected: boolean) =>
    page
      .getByRole("tab", { selected })
      .first()
      .evaluate((element) => getComputedStyle(element).boxShadow);
  await expect.poll(() => readShadow(true)).not.toBe(await readShadow(false));
});

test(
  "a walk by keyboard: every stop is seen, in the order of the page, and none is a trap",
  { tag: "@all" },
  async ({ page }) => {
    // What slides into view when it is focused is there at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/docs/install");
    const stops: { landmark: string; isVisible: boolean }[] = [];
    for (let index = 0; index < 400; index++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(async () => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // Where it stands is certain when it has been drawn there.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const box = element.getBoundingClientRect();
        const landmark = element.closest("header, aside, nav, article, footer, main")?.tagName ?? "BODY";
        return { landmark, isVisible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight };
      });
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.length).toBeLessThan(400);
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    const landmarks = stops.map(({ landmark }) => landmark);
    expect(landmarks.indexOf("ARTICLE")).toBeGreaterThan(0);
    expect(landmarks.lastIndexOf("FOOTER")).toBeGreaterThan(landmarks.lastIndexOf("ARTICLE"));
  },
);

test("page changes are announced one after the other, and the focus goes to the content", async ({ page }) => {
  await page.goto(`${SITE()}/docs/`);
  await wakeApp(page);
  const live = page.locator("[aria-live=polite]");
  for (const [name, title] of [
    ["Install", "Install"],
    ["Options", "Options"],
  ] as const) {
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name, exact: true }).click();
    await expect(live.filter({ hasText: new RegExp(`^${title}.*, page loaded`) })).toBeAttached();
    await expect(page.locator("#main")).toBeFocused();
  }
});
