/** Articles are laid out late where nobody looks (`styles/late-layout.css`), and still every reader lands exactly. */
import type { Page } from "@playwright/test";
import { dialogOf, openDialog, search } from "./search.ts";
import { delayApp, expect, SITE, test, variant, waitForApp, waitUntilIdle, wakeApp, watchShifts } from "./site.ts";

const WIDTHS = [1440, 390, 768];
const PAGES = [
  { path: "/docs/options", middle: "quote-props" },
  { path: "/blog/2025/06/23/3.6.0", middle: "markdown" },
];

/** How many blocks of the article are not laid out. */
const countLate = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-html="body"] > * > *')].filter(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }) && part.checkVisibility(),
      ).length,
  );

/** How far the page is from where the heading would be if everything were laid out. */
const readError = (page: Page, id: string) =>
  page.evaluate((name) => {
    const heading = document.getElementById(name)!;
    const readTop = () => heading.getBoundingClientRect().top;
    const blocks = [...document.querySelectorAll<HTMLElement>("[data-html] > *")];
    const [left, landed] = [scrollY, readTop()];
    for (const block of blocks) block.style.contentVisibility = "visible";
    heading.scrollIntoView({ behavior: "instant" });
    const error = Math.abs(readTop() - landed);
    for (const block of blocks) block.removeAttribute("style");
    scrollTo({ top: left, behavior: "instant" });
    return error;
  }, id);

const readLastHeading = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-html="body"] > .heading')].at(-1)!.id);

test("an article that nobody has touched is laid out where it is seen, and whole once the app is there", async ({
  page,
}) => {
  await page.goto(`${SITE()}/docs/options`);
  expect(await countLate(page)).toBeGreaterThan(50);
  await wakeApp(page);
  await expect.poll(() => countLate(page)).toBe(0);
});

for (const [index, width] of WIDTHS.entries()) {
  test.describe(`at ${width}`, variant(index), () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { path, middle } of PAGES) {
      test(`${path}: links to headings land there, cold and warm`, { tag: "@all" }, async ({ page }) => {
        await page.goto(SITE() + path);
        const ids = [middle, await readLastHeading(page)];
        for (const id of ids) {
          // As a reader who follows a link in the page, before the app has laid out the rest.
          await page.goto("about:blank");
          await page.goto(SITE() + path);
          await page.evaluate((name) => document.querySelector<HTMLElement>(`a[href="#${name}"]`)!.click(), id);
          await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`);
          await waitUntilIdle(page);
          expect(await readError(page, id)).toBeLessThanOrEqual(2);
          await waitForApp(page);
          await expect.poll(() => countLate(page)).toBe(0);
          expect(await readError(page, id)).toBeLessThanOrEqual(2);

          await page.goto("about:blank");
          await page.goto(`${SITE()}${path}#${id}`);
          await waitUntilIdle(page);
          expect(await readError(page, id)).toBeLessThanOrEqual(2);
          await wakeApp(page);
          expect(await readError(page, id)).toBeLessThanOrEqual(2);
        }
      });
    }

    test("a result of the search lands at its heading", { tag: "@all" }, async ({ page }) => {
      await openDialog(page);
      await search(page, "vue indent");
      await dialogOf(page)
        .getByRole("option", { name: /Vue files/i })
        .first()
        .click();
      await expect(page).toHaveURL(/#vue-files/);
      const id = "vue-files-script-and-style-tags-indentation";
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect.poll(() => readError(page, id)).toBeLessThanOrEqual(2);
    });

    test("Back and reload lead to the place that was left", { tag: "@all" }, async ({ page }) => {
      await page.goto(`${SITE()}/docs/options`);
      await page.keyboard.press("End");
      await waitForApp(page);
      await expect.poll(() => countLate(page)).toBe(0);
      const last = await readLastHeading(page);
      const readTop = () =>
        page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0), last);
      const top = await readTop();
      await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href^="/docs/"]')!.click());
      await expect(page).not.toHaveURL(/options/);
      await page.goBack();
      await expect.poll(readTop).toBe(top);
      await page.reload();
      await expect.poll(readTop).toBe(top);
      await page.goto(`${SITE()}/docs/cli`);
      await page.goBack();
      await expect.poll(readTop).toBe(top);
    });

    test("what is read after a jump stays while the rest is laid out", { tag: "@all" }, async ({ page }) => {
      const release = await delayApp(page);
      await page.goto(`${SITE()}/docs/options`);
      const readTop = () =>
        page.evaluate(() => Math.round(document.getElementById("quote-props")!.getBoundingClientRect().top));
      await page.evaluate(() => document.getElementById("quote-props")!.scrollIntoView({ block: "center" }));
      // What comes into sight is laid out in the next frames, and only then can be read.
      await waitUntilIdle(page);
      const top = await readTop();
      expect(await countLate(page)).toBeGreaterThan(20);
      release();
      await expect.poll(() => countLate(page)).toBe(0);
      expect(Math.abs((await readTop()) - top)).toBeLessThanOrEqual(2);
    });

    test("nothing shifts on the way down", { tag: "@all" }, async ({ page }) => {
      const readShift = await watchShifts(page);
      await page.goto(`${SITE()}/docs/options`);
      await page.mouse.move(width / 2, 400);
      const isAtEnd = () => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollY + clientHeight >= scrollHeight - 2;
      };
      while (!(await page.evaluate(isAtEnd))) {
        await page.mouse.wheel(0, 600);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      expect(await readShift()).toBe(0);
    });
  });
}

const readLastWords = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-html="body"] > p')].at(-1)!.textContent.slice(0, 30));

test(
  "find in page finds what is not laid out, and shows it where the reader asks for it with a key",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(`${SITE()}/docs/options`);
    const words = await readLastWords(page);
    const find = (text: string) => {
      (window as unknown as { find(text: string): boolean }).find(text);
      return String(getSelection());
    };
    expect(await page.evaluate(find, words)).toBe(words);

    await page.goto("about:blank");
    await page.goto(`${SITE()}/docs/options`);
    await page.keyboard.press("Control+f");
    await expect.poll(() => countLate(page)).toBe(0);
    expect(await page.evaluate(find, words)).toBe(words);
    const isInSight = () => {
      const { top, bottom } = getSelection()!.getRangeAt(0).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await expect.poll(() => page.evaluate(isInSight)).toBe(true);
  },
);

test("all of it is printed, and can be selected", async ({ page }) => {
  await page.goto(`${SITE()}/docs/options`);
  expect(await countLate(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await countLate(page)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  const words = await readLastWords(page);
  const selectAll = () => {
    getSelection()!.selectAllChildren(document.querySelector('[data-html="body"]')!);
    return String(getSelection());
  };
  expect(await page.evaluate(selectAll)).toContain(words);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all is laid out at once", async ({ page }) => {
    await page.goto(`${SITE()}/docs/options`);
    await expect(page.locator('[data-html="body"] > p').last()).toHaveCSS("content-visibility", "visible");
  });
});
