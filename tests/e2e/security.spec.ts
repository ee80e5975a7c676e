/** The content security policy holds in every kind of page and state, and what is injected stays text. */
import type { Page } from "@playwright/test";
import { openPlayground } from "./playground.ts";
import {
  expect,
  FIXTURE,
  SITE,
  test,
  variant,
  VERSIONS,
  waitForApp,
  waitUntilQuiet,
  wakeApp,
  watchRequests,
} from "./site.ts";

type WatchedWindow = Window & { violations?: string[]; hacked?: boolean };

/** Collects what the browser refuses, from before the first byte of the page. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watched = window as WatchedWindow;
    watched.violations = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      watched.violations!.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as WatchedWindow).violations!);
}

const PAGES = [
  "/",
  "/docs/",
  "/docs/options",
  "/docs/next/options",
  "/docs/install",
  "/blog",
  "/blog/page/2",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/fisker",
  "/blog/2025/06/23/3.6.0",
  "/users/",
  "/help/",
  "/search?q=semi",
  "/no-such-page",
];

test.use({ allowedErrors: /404 \(Not Found\)/ });

for (const [index, path] of PAGES.entries()) {
  test(`${path} breaks no rule, from first paint to the app`, variant(index), async ({ page }) => {
    const getViolations = await watchViolations(page);
    const response = await page.goto(SITE() + path);
    const policy = response!.headers()["content-security-policy"]!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    await wakeApp(page);
    await page.mouse.wheel(0, 2000);
    await waitUntilQuiet(page);
    expect(await getViolations()).toEqual([]);
    // The styles of the page are there, so their hash was right.
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe("0px");
  });
}

test("page changes, the search dialog, the theme and tabs break no rule", async ({ page }) => {
  const getViolations = await watchViolations(page);
  await page.goto(`${SITE()}/docs/install`);
  await wakeApp(page);
  await page.getByRole("tab", { name: "yarn" }).first().click();
  await page
    .getByRole("button", { name: /switch between dark and light/i })
    .first()
    .click();
  for (const name of [/^blog$/i, /^docs$/i]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilQuiet(page);
  }
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("semi");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(await getViolations()).toEqual([]);
});

test("the playground formats without breaking a rule", async ({ page }) => {
  const getViolations = await watchViolations(page);
  await openPlayground(page);
  await expect(page.locator(".output-pane .pane-note")).toHaveText(/ ms$/);
  await waitUntilQuiet(page);
  expect(await getViolations()).toEqual([]);
});

test("fixtures with analytics, announcement and many versions break no rule", { tag: "@all" }, async ({ page }) => {
  const getViolations = await watchViolations(page);
  for (const url of [`${FIXTURE()}/manual/guide/`, `${FIXTURE()}/news/`, `${VERSIONS()}/docs/2.0/extra`]) {
    await page.goto(url);
    await wakeApp(page);
    expect(await getViolations()).toEqual([]);
  }
});

test("the playground may be framed, no other page may", async ({ request }) => {
  const playground = (await request.get(`${SITE()}/playground/`)).headers();
  const doc = (await request.get(`${SITE()}/docs/options`)).headers();
  expect(playground["content-security-policy"]).toContain("frame-ancestors *");
  expect(doc["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(doc).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
  });
  expect(doc["permissions-policy"]).toContain("camera=()");
});

test.describe("what is injected stays text", () => {
  // The browser tells of what it refuses.
  test.use({ allowedErrors: /Content Security Policy|Trusted|TrustedHTML|Refused|404/ });
  const EVIL = `"><img src=x onerror="window.hacked=true"><script>window.hacked=true</script>`;
  const isHacked = (page: Page) => page.evaluate(() => (window as WatchedWindow).hacked === true);

  test("in the query and hash of the search page", async ({ page }) => {
    await page.goto(`${SITE()}/search?q=${encodeURIComponent(EVIL)}#${encodeURIComponent(EVIL)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>");
    await waitUntilQuiet(page);
    expect(await isHacked(page)).toBe(false);
    await expect(page.locator("main img[src=x]")).toHaveCount(0);
  });

  test("in the hash of a doc and of the playground", async ({ page }) => {
    await page.goto(`${SITE()}/docs/options#${encodeURIComponent(EVIL)}`);
    await wakeApp(page);
    expect(await isHacked(page)).toBe(false);
    await page.goto(
      `${SITE()}/playground/#${encodeURIComponent(JSON.stringify({ content: EVIL, options: { parser: EVIL } }))}`,
    );
    await expect(page.locator('.cm-content[aria-label="Input"]')).toContainText("window.hacked=true");
    await waitUntilQuiet(page);
    expect(await isHacked(page)).toBe(false);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });

  test("in stored values", async ({ page }) => {
    await page.addInitScript((evil) => {
      for (const key of [
        "theme",
        "docs-preferred-version-default",
        "announcement.id",
        "announcement.dismiss",
        "tab-package-manager",
        "editor_state",
        "__DOCSEARCH_RECENT_SEARCHES__prettier",
        "__DOCSEARCH_FAVORITE_SEARCHES__prettier",
      ])
        localStorage.setItem(key, evil);
    }, EVIL);
    await page.goto(`${SITE()}/docs/install`);
    await wakeApp(page);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^(light|dark)$/);
    expect(await isHacked(page)).toBe(false);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });

  test("in a page's data", { tag: "@all" }, async ({ page }) => {
    await page.route("**/docs/cli.page.json", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as {
        page: { title: string; description: string; html: Record<string, string> };
      };
      data.page.title = data.page.description = EVIL;
      data.page.html["body"] = `<p>Text</p>${EVIL}`;
      await route.fulfill({ response, json: data });
    });
    await page.goto(`${SITE()}/docs/install`);
    await wakeApp(page);
    const before = await page.getByRole("heading", { level: 1 }).innerText();
    await page.locator('a[href="/docs/cli"]').first().click();
    // Shown as text, or refused as a whole.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before);
    await waitUntilQuiet(page);
    expect(await isHacked(page)).toBe(false);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });

  test("in markup that a script tries to write", async ({ page }) => {
    await page.goto(`${SITE()}/docs/install`);
    await wakeApp(page);
    await waitForApp(page);
    const refused = await page.evaluate((evil) => {
      try {
        document.createElement("div").innerHTML = evil;
        return false;
      } catch {
        return true;
      }
    }, EVIL);
    expect(refused).toBe(true);
  });

  test("without headers, the page itself states the policy", { tag: "@all" }, async ({ page }) => {
    await page.route("**/*", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers["content-security-policy"];
      await route.fulfill({ response, headers });
    });
    const getViolations = await watchViolations(page);
    await page.goto(`${SITE()}/docs/options`);
    await wakeApp(page);
    expect(await getViolations()).toEqual([]);
    await page
      .evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "window.hacked = true";
        try {
          document.head.append(script);
        } catch {}
      })
      .catch(() => {});
    expect(await page.evaluate(() => (window as WatchedWindow).hacked)).toBeUndefined();
    expect((await getViolations()).length).toBeGreaterThan(0);
    // What is still being fetched ahead has nobody left to answer.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("analytics load for nobody who asks not to be tracked", async ({ browser }) => {
  for (const wish of ["dnt", "gpc", "none"]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    watchRequests(page);
    const asked: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.addInitScript((name) => {
      if (name === "dnt") Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
      if (name === "gpc") Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    }, wish);
    await page.goto(`${FIXTURE()}/manual/guide/`);
    await wakeApp(page);
    await waitUntilQuiet(page);
    expect(asked.length, wish).toBe(wish === "none" ? 1 : 0);
    await context.close();
  }
});
