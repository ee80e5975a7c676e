/** What the tests of reading offline share. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** What the browser says about a network that is gone, or an answer that the worker could not get. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|503|dynamically imported|preload assets/;

/** What is kept, by path, over all builds. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

export async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => listKept(page), { timeout: 90_000 }).toEqual(expect.arrayContaining(paths));
}

export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
}

export const goOffline = (context: BrowserContext) => context.setOffline(true);
