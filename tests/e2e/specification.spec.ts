/** Sentences of the specification that no other suite is about: what is listed where, and what is not there at all. */
import config from "../../site.config.ts";
import { expect, FIXTURE, open, SITE, test, wakeApp, wheelTo } from "./site.ts";

const PAGES = ["/", "/docs/", "/docs/next/", "/blog", "/blog/2025/06/23/3.6.0", "/users/", "/help/", "/search"];

test(
  "every kind of page is in English, left to right, and asks nobody who they are",
  { tag: "@all" },
  async ({ page }) => {
    for (const path of [...PAGES, "/playground/"]) {
      await page.goto(SITE() + path);
      const html = page.locator("html");
      await expect(html, path).toHaveAttribute("lang", "en");
      await expect(html, path).toHaveAttribute("dir", "ltr");
      expect(
        await page.locator('input[type="password"], input[type="email"], form[method="post" i]').count(),
        path,
      ).toBe(0);
      await expect(page.getByRole("link", { name: /sign in|log in|account/i }), path).toHaveCount(0);
    }
  },
);

test("the home page lists the editors and the languages", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/`);
  for (const name of ["Emacs", "Espresso", "Nova", "Sublime Text", "Vim", "Visual Studio", "VS Code", "WebStorm"])
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  for (const [name, ...variants] of [
    ["JavaScript", "JSX", "Flow", "TypeScript", "JSON"],
    ["HTML", "Vue", "Angular", "Handlebars"],
    ["CSS", "Less", "SCSS", "styled-components"],
    ["GraphQL"],
    ["Markdown", "MDX v1"],
    ["YAML"],
    ["Community Plugins"],
  ] as const) {
    const tile = page
      .locator(".tiles > li")
      .filter({ has: page.getByRole("heading", { name: new RegExp(`^${name}( \\(|$)`) }) });
    await expect(tile).toHaveCount(1);
    for (const variant of variants) await expect(tile.getByRole("link", { name: variant }).first()).toBeVisible();
  }
});

test("each docs tree has the same 24 pages in one sidebar", { tag: "@all" }, async ({ page }) => {
  const listIds = async (root: string) => {
    await page.goto(SITE() + root);
    const hrefs = await page
      .getByRole("navigation", { name: "Docs sidebar" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    expect(hrefs.every((href) => href.startsWith(root))).toBe(true);
    return hrefs.map((href) => href.slice(root.length)).sort();
  };
  const stable = await listIds("/docs/");
  expect(stable).toHaveLength(24);
  expect(stable).toEqual(expect.arrayContaining(["", "api", "for-enterprise", "watching-files", "why-prettier"]));
  expect(await listIds("/docs/next/")).toEqual(stable);
});

test("release posts have their version as slug, from 1.0.0 in 2017 to 3.6.0 in 2025", async ({ request }) => {
  const sitemap = await (await request.get(`${SITE()}/sitemap.xml`)).text();
  const releases = [...sitemap.matchAll(/\/blog\/(\d{4})\/\d\d\/\d\d\/(\d+\.\d+\.\d+)</g)]
    .map(([, year, version]) => `${year} ${version}`)
    .sort();
  expect(releases).toHaveLength(35);
  expect(releases[0]).toBe("2017 1.0.0");
  expect(releases.at(-1)).toBe("2025 3.6.0");
});

test("recent posts are grouped by year", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/blog`);
  const recent = page.getByRole("navigation", { name: "Recent posts" });
  const years = await recent
    .locator('a[href^="/blog/20"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!.split("/")[2]!));
  expect(years).toHaveLength(10);
  for (const year of new Set(years)) await expect(recent.getByText(year, { exact: true })).toBeVisible();
});

test(
  "pages carry the title, tagline, icon, address and language of the configuration",
  { tag: "@all" },
  async ({ page }) => {
    const { title, tagline, favicon, url, baseUrl, i18n } = config;
    const { htmlLang, direction } = i18n.locales[i18n.defaultLocale]!;
    await page.goto(`${SITE()}/`);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator(".footer-brand p")).toHaveText(tagline);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", favicon);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url + baseUrl);
    await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
  },
);

test(
  "the version dropdown has every version, without badges, and the latest is chosen where no other is named",
  { tag: "@all" },
  async ({ page }) => {
    const { path: root, versions } = config.docs[0]!;
    const latest = versions.find(({ isLast }) => isLast)!;
    expect(latest.path).toBe(root);
    await open(page, `${root}cli`);
    await page.getByRole("banner").getByRole("button", { name: latest.label }).hover();
    const links = page.getByRole("banner").locator('.dropdown a[href$="/cli"]');
    await expect(links).toHaveText(versions.map(({ label }) => label));
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(versions.map(({ path }) => `${path}cli`));
  },
);

test("the footer has the groups of the configuration", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/`);
  const footer = page.getByRole("contentinfo");
  const { groups } = config.footer;
  expect(groups.length).toBeGreaterThan(0);
  for (const { title } of groups) await expect(footer.getByRole("navigation", { name: title })).toBeVisible();
  await expect(footer.getByRole("navigation")).toHaveCount(groups.length);
});

test("every heading below the first has a link to itself, the first has none", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${FIXTURE()}/manual/torture/`);
  // The heading above the footnotes is there for screen readers only: a link in it would take the focus unseen.
  const headings = page.locator("article [data-html=body] :is(h2, h3, h4, h5, h6)[id]:not(.sr-only)");
  const count = await headings.count();
  expect(count).toBeGreaterThan(14);
  await expect(page.locator('article [data-html=body] a[aria-label^="Direct link to "]')).toHaveCount(count);
  await expect(page.locator("h1 a")).toHaveCount(0);
});

test("desktop above 996 px, mobile up to it", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, "/docs/");
  const menu = page.getByRole("button", { name: "Open the menu" });
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await expect(sidebar).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(menu).toBeVisible();
  await expect(sidebar).toBeHidden();
});

test("a navbar that hides goes away on the way down and returns on the way up", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${FIXTURE()}/manual/torture/`);
  await wakeApp(page);
  const banner = page.getByRole("banner");
  await wheelTo(page, 1500);
  await expect(banner).not.toBeInViewport();
  await wheelTo(page, 1200);
  await expect(banner).toBeInViewport();
});

test("folding takes longer for more content", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const seen: { height: number; duration: number }[] = ((window as unknown as { seen: object[] }).seen = []) as never;
    Element.prototype.animate = function (keyframes, options) {
      if (this.classList.contains("collapsible"))
        seen.push({ height: this.scrollHeight, duration: (options as { duration: number }).duration });
      return animate.call(this, keyframes, options);
    };
  });
  await open(page, "/docs/");
  const buttons = page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("button");
  for (const button of await buttons.all()) await button.click();
  const readSeen = () =>
    page.evaluate(() => (window as unknown as { seen: { height: number; duration: number }[] }).seen);
  await expect.poll(async () => (await readSeen()).length).toBe(await buttons.count());
  const seen = await readSeen();
  const sorted = seen.toSorted((a, b) => a.height - b.height);
  expect(sorted.at(-1)!.height).toBeGreaterThan(sorted[0]!.height);
  expect(sorted.at(-1)!.duration).toBeGreaterThan(sorted[0]!.duration);
});

test("browsers without smooth scrolling move 0.85 of the rest in each frame", { tag: "@all" }, async ({ page }) => {
  await open(page, "/docs/options");
  await wheelTo(page, 3000);
  await wheelTo(page, 2700);
  const button = page.getByRole("button", { name: "Back to top" });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    const root = document.documentElement;
    const style = new Proxy(root.style, { has: (target, name) => name !== "scrollBehavior" && name in target });
    Object.defineProperty(root, "style", { value: style });
    const tops: number[] = ((window as unknown as { tops: number[] }).tops = [scrollY]);
    const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => (tops.push(y), scroll(x, y))) as typeof window.scrollTo;
  });
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const [from, first, second] = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(first).toBeCloseTo(from! * 0.15, 3);
  expect(second).toBeCloseTo(first! * 0.15, 3);
});

test("nothing but files of the site is asked for, and nothing is sent", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url())) requests.push(`${request.method()} ${new URL(request.url()).origin}`);
  });
  await open(page, "/docs/");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(`${SITE()}/blog`);
  await page.keyboard.press("/");
  await page.keyboard.type("semi");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  expect(new Set(requests)).toEqual(new Set([`GET ${SITE()}`]));
});

test("page views are sent with addresses made anonymous", async ({ page }) => {
  await page.goto(`${FIXTURE()}/manual/`);
  await wakeApp(page);
  const read = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => [
        ...Array.from(call),
      ]),
    );
  await expect.poll(read).toContainEqual(["config", "G-FIXTURE", expect.objectContaining({ anonymize_ip: true })]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" }).click();
  await expect
    .poll(read)
    .toContainEqual([
      "event",
      "page_view",
      expect.objectContaining({ page_path: "/site/manual/guide/", anonymize_ip: true }),
    ]);
});

test("search records of a site below a base path lead below it", async ({ request }) => {
  const response = await request.get(`${FIXTURE()}/search/docs-default-current.json`);
  const { pages } = (await response.json()) as { pages: { path: string }[] };
  const paths = pages.map((page) => page.path);
  expect(paths).toContain("/site/manual/guide/");
  expect(paths.filter((path) => !path.startsWith("/site/"))).toEqual([]);
});
