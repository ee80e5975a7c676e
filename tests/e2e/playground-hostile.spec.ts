/** Hostile links, one after the other in the same page: it goes on working. `npm run test:hostile-links` opens all 10,000. */
import type { Page } from "@playwright/test";
import { WORDS } from "../../src/playground/ui/words.ts";
import { createGiantLink, createHostileLink, GIANT_COUNT } from "../hostile-links.ts";
import { expectOutput, openPlayground, plainHash, readEditor } from "./playground.ts";
import { expect, SITE, test } from "./site.ts";

const COUNT = 10_000;
/** The very large and the very deep ones are among each 250. */
const CHECK_EVERY = 250;
const isFull = process.env["HOSTILE_LINKS"] === "all";

/** Every 50th of the 10,000, or all of them in ten parts. `tests/unit/hostile-links.test.ts` reads all. */
const PARTS = isFull
  ? Array.from({ length: 10 }, (_, part) => listLinks({ from: (part * COUNT) / 10, step: 1, count: COUNT / 10 }))
  : [listLinks({ from: 0, step: 50, count: 200 })];

for (const part of PARTS)
  test(`hostile links from ${part[0]} on neither break nor freeze the page`, { tag: "@all" }, async ({ page }) => {
    test.setTimeout(1_800_000);
    await openPlayground(page, plainHash({ content: "first", options: {} }));
    await expectOutput(page, "first;\n");
    for (const index of part) {
      await page.evaluate((link) => {
        location.hash = link;
        // Answers only if the page is not busy for good.
        return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
      }, createHostileLink(index));
      if (index % CHECK_EVERY === 0) await expectToWork(page, `good${index}`);
    }
  });

test.describe("a page that is opened with a giant link", () => {
  // A formatter that has no end is stopped.
  test.use({ limits: "as set" });
  for (const giant of listLinks({ from: isFull ? 0 : 1, step: isFull ? 1 : 2, count: GIANT_COUNT / (isFull ? 1 : 2) }))
    test(`comes to an end of number ${giant}, and goes on working`, { tag: "@all" }, async ({ page }) => {
      await page.goto(`${SITE()}/playground/${createGiantLink(giant)}`);
      await expect(page.locator(".output-pane > * > .pane-note").first()).not.toHaveText(WORDS.starting);
      await expect(page.locator(".output-pane")).toHaveAttribute("aria-busy", "false");
      await expectToWork(page, `after${giant}`);
    });
});

async function expectToWork(page: Page, name: string): Promise<void> {
  await page.evaluate((link) => void (location.hash = link), plainHash({ content: name, options: {} }));
  await expect.poll(() => readEditor(page, "Input")).toBe(name);
  await expectOutput(page, `${name};\n`);
}

function listLinks({ from, step, count }: { from: number; step: number; count: number }): number[] {
  return Array.from({ length: count }, (_, index) => from + index * step);
}
