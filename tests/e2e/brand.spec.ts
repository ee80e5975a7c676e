/** The logo and the icons. */
import { expect, SITE, test } from "./site.ts";

test("the icons and the web manifest are there", async ({ page, request }) => {
  await page.goto(`${SITE()}/`);
  const hrefs = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs).toHaveLength(3);
  const manifest = (await (await request.get(hrefs.find((href) => href.endsWith(".webmanifest"))!)).json()) as {
    icons: { src: string }[];
  };
  const icons = manifest.icons.map(({ src }) => SITE() + src);
  for (const url of [...hrefs, ...icons, `${SITE()}/favicon.ico`]) {
    const response = await request.get(url);
    expect([url, response.status()]).toEqual([url, 200]);
  }
});

test("where motion is not wanted the logo stands still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${SITE()}/`);
  const animations = await page.evaluate(() => document.getAnimations().length);
  expect(animations).toBe(0);
});
