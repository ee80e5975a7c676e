/** What the browser tests share: addresses, a page that fails the test on console errors, and the reader's first move. */
import { test as base, expect, type Page, type Request } from "@playwright/test";
import { ANALYTICS_ORIGIN } from "../../src/shared/constants.ts";

export { expect };

export const SITE = () => process.env["TESTED_URL"]!;
export const FIXTURE = () => process.env["FIXTURE_URL"]!;
export const VERSIONS = () => process.env["VERSIONS_URL"]!;

interface Options {
  /** Console errors that the test provokes on purpose; nothing matches the default. */
  allowedErrors: RegExp;
  /** The site gives slow things up after some seconds. Only tests of that are to meet those limits, however slow the machine is. */
  limits: "as set" | "stretched";
}

/** Where a test wants no service worker, the runner says so in every page. */
const BLOCKED_WORKER = /Service Worker registration blocked/;

/** Of tests that differ in one value, the first belongs to the quick tier and the others only to all tests. */
export const variant = (index: number) => ({ tag: index > 0 ? ["@all"] : [] });

export const test = base.extend<Options>({
  allowedErrors: [/(?!)/, { option: true }],
  limits: ["stretched", { option: true }],
  page: async ({ page, allowedErrors, limits }, provide) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      // The one address elsewhere that a fixture asks for: the browser of the tests finds no host but this one.
      if (message.location().url.startsWith(ANALYTICS_ORIGIN)) return;
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    watchRequests(page);
    if (limits === "stretched") await page.addInitScript(stretchLimits);
    // The pointer of a browser without windows stands in the corner from the start: that it is there is no reader's move.
    await page.addInitScript(() => {
      const isCorner = ({ clientX, clientY }: PointerEvent) => clientX === 0 && clientY === 0;
      addEventListener("pointermove", (event) => isCorner(event) && event.stopImmediatePropagation(), true);
    });
    await provide(page);
    expect(errors.filter((error) => !allowedErrors.test(error) && !BLOCKED_WORKER.test(error))).toEqual([]);
  },
});

/** Runs in the page. What happens after two seconds or less is behaviour, and comes when it should. */
function stretchLimits(): void {
  const { setTimeout: start } = window;
  const stretch = (delay = 0) => (delay > 2000 ? delay * 50 : delay);
  window.setTimeout = ((action: () => void, delay?: number, ...args: []) =>
    start(action, stretch(delay), ...args)) as typeof setTimeout;
}

const onTheirWay = new WeakMap<Page, Set<Request>>();

/** For pages that a test makes itself, before they are opened. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  onTheirWay.set(page, requests);
  page.on("request", (request) => requests.add(request));
  for (const type of ["requestfinished", "requestfailed"] as const)
    page.on(type as "requestfinished", (request) => requests.delete(request));
}

/** Until nothing is on its way and the page has nothing left to do: what it asks for by itself it has asked for. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(async () => {
    for (let round = 0; round < 3; round++) {
      await waitUntilIdle(page);
      expect([...onTheirWay.get(page)!].map((request) => request.url())).toEqual([]);
    }
  }).toPass();
}

/** On a busy machine the browser may never call itself idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** Moves the pointer, as a reader would, and waits until the app answers. */
export async function wakeApp(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await waitForApp(page);
}

/** Asked of every frame: an assertion would look less and less often, and most tests begin with this. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["app"] === "on");
}

/** Turns the wheel and waits until the page has come to rest there. What is laid out late would move it, so it is laid out before. */
export async function wheelTo(page: Page, top: number): Promise<void> {
  await page.evaluate(() => {
    const isLate = (each: Animation) => (each as CSSTransition).transitionProperty === "content-visibility";
    for (const each of document.getAnimations().filter(isLate)) each.finish();
  });
  const readTop = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.wheel(0, top - (await readTop()));
  await expect.poll(readTop).toBe(top);
}

/** For words that stand there for two seconds: the page itself looks, since a busy machine may ask too late. Begin before the action. */
export async function waitForWord(page: Page, selector: string, word: string): Promise<void> {
  await page.waitForFunction(
    ([where, what]) => [...document.querySelectorAll(where!)].some((each) => each.textContent.includes(what!)),
    [selector, word],
  );
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
    // A page that is gone meanwhile wants no answer.
    await route.continue().catch(() => {});
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
