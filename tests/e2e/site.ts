/** What the browser tests share: addresses, a page that fails the test on console errors, and the reader's first move. */
import { test as base, expect, type Page } from "@playwright/test";
import { ANALYTICS_ORIGIN } from "../../src/shared/constants.ts";

export { expect };

export const SITE = () => process.env["SITE_URL"]!;
export const FIXTURE = () => process.env["FIXTURE_URL"]!;
export const VERSIONS = () => process.env["VERSIONS_URL"]!;

interface Options {
  /** Console errors that the test provokes on purpose; nothing matches the default. */
  allowedErrors: RegExp;
}

/** Where a test wants no service worker, the runner says so in every page. */
const BLOCKED_WORKER = /Service Worker registration blocked/;

export const test = base.extend<Options>({
  allowedErrors: [/(?!)/, { option: true }],
  page: async ({ page, allowedErrors }, provide) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      // The one address elsewhere that a fixture asks for: the browser of the tests finds no host but this one.
      if (message.location().url.startsWith(ANALYTICS_ORIGIN)) return;
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    // The pointer of a browser without windows stands in the corner from the start: that it is there is no reader's move.
    await page.addInitScript(() => {
      const isCorner = ({ clientX, clientY }: PointerEvent) => clientX === 0 && clientY === 0;
      addEventListener("pointermove", (event) => isCorner(event) && event.stopImmediatePropagation(), true);
    });
    await provide(page);
    expect(errors.filter((error) => !allowedErrors.test(error) && !BLOCKED_WORKER.test(error))).toEqual([]);
  },
});

/** Moves the pointer, as a reader would, and waits until the app answers. */
export async function wakeApp(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await waitForApp(page);
}

/** Asked of every frame: an assertion would look less and less often, and most tests begin with this. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["app"] === "on");
}

/** As for a reader who has chosen it, without another load: colors follow what the bootstrap writes here before the first paint. */
export async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((choice) => {
    Object.assign(document.documentElement.dataset, { theme: choice, themeChoice: choice });
  }, theme);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(SITE() + path);
  await wakeApp(page);
}

/** Survives client navigation, not page loads: tells the one from the other. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void ((window as { isMarked?: boolean }).isMarked = true));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { isMarked?: boolean }).isMarked === true);
}

/** Holds an answer back until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the app's entry back. */
export function delayApp(page: Page): Promise<() => void> {
  return holdBack(page, /\/assets\/client-.*\.js$/);
}

/** Before a page is opened: from then on everything that moves by itself is added up. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    (window as { shift?: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}
