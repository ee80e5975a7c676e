/**
 * One page of each kind at three widths in both modes against what is kept in `tests/visual/looks/`. `npm run visual:update` keeps
 * what the pages look like now: look at the change of those files, and at the pages, before committing them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { compareLooks, formatLooks, parseLooks, type Look } from "../visual/record.ts";
import { takeBoxes } from "../visual/take-boxes.ts";
import { takeGrid } from "../visual/take-grid.ts";
import { expect, FIXTURE, showTheme, SITE, test, waitUntilQuiet } from "./site.ts";

const PAGES: Record<string, () => string> = {
  home: () => `${SITE()}/`,
  doc: () => `${SITE()}/docs/cli`,
  options: () => `${SITE()}/docs/next/options`,
  blog: () => `${SITE()}/blog`,
  post: () => `${SITE()}/blog/2025/06/23/3.6.0`,
  archive: () => `${SITE()}/blog/archive`,
  authors: () => `${SITE()}/blog/authors`,
  users: () => `${SITE()}/users/`,
  help: () => `${SITE()}/help/`,
  search: () => `${SITE()}/search`,
  "not-found": () => `${SITE()}/no-such-page`,
  playground: () => `${SITE()}/playground/`,
  torture: () => `${FIXTURE()}/manual/torture/`,
};
const WIDTHS = [390, 768, 1440];
const MODES = ["light", "dark"] as const;
/** To see what a difference amounts to: `VISUAL_STYLES='* { font-family: serif }' npx playwright test visual`. */
const STYLES = process.env["VISUAL_STYLES"];

test.use({ allowedErrors: /404/, bypassCSP: STYLES !== undefined });

async function takeLooks(page: Page, url: string): Promise<Look[]> {
  const reader = await page.context().newPage();
  await page.bringToFront();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const looks: Look[] = [];
  await page.goto(url);
  await waitUntilQuiet(page);
  if (STYLES) await page.addStyleTag({ content: STYLES });
  for (const mode of MODES) {
    await showTheme(page, mode);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 912 });
      looks.push({ name: `${width} ${mode}`, boxes: await takeBoxes(page), grid: await takeGrid(page, reader) });
    }
  }
  return looks;
}

for (const [name, getUrl] of Object.entries(PAGES)) {
  test(`${name} looks as it did`, { tag: "@all" }, async ({ page }) => {
    const file = path.resolve("tests/visual/looks", `${name}.txt`);
    const taken = await takeLooks(page, getUrl());
    if (process.env["UPDATE_VISUAL"]) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, formatLooks(taken));
    }
    expect(existsSync(file), `${file} is missing: npm run visual:update`).toBe(true);
    expect(compareLooks(parseLooks(readFileSync(file, "utf8")), taken)).toEqual([]);
  });
}
