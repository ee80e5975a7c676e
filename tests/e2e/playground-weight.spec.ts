/** What a reader loads until the first line of JavaScript is formatted. */
import { existsSync, statSync } from "node:fs";
import { BUDGETS } from "../budgets.ts";
import { expect, SITE, test } from "./site.ts";

test(`the first format of a cold visit costs at most ${BUDGETS.playground / 1024} KB, and its files are kept`, async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(request.url()));
  const isFormatted = () => expect(page.locator(".output-pane .pane-note")).toHaveText(/^[\d.]+ ms$/);
  await page.goto(`${SITE()}/playground/`);
  await isFormatted();
  await expect.poll(() => urls.some((url) => url.endsWith("/plugins/babel.mjs"))).toBe(true);
  // The colors of the code are asked for when the output is there.
  const last = urls.findLastIndex((url) => url.includes("/formatter/"));
  const bytes = urls
    .slice(0, last + 1)
    .map(measureFile)
    .reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.playground);

  // Playwright's routes switch the browser's cache off, so what is looked at is the permission to use it.
  for (const url of urls.filter((each) => each.includes("/assets/"))) {
    const { "cache-control": caching } = (await page.request.head(url)).headers();
    expect([url, caching]).toEqual([url, expect.stringContaining("immutable")]);
  }
});

/** As it is on the wire. Requests of workers tell no sizes, files do. */
function measureFile(url: string): number {
  const path = new URL(url).pathname.replace(/\/$/, "/index.html");
  const file = [`dist${path}.br`, `dist${path}`].find((each) => existsSync(each));
  return file ? statSync(file).size : 0;
}
