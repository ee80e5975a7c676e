/** Hostile links, one after the other in the same page: it goes on working. */
import { createHostileLink } from "../hostile-links.ts";
import { expectOutput, openPlayground, plainHash, readEditor } from "./playground.ts";
import { expect, test } from "./site.ts";

/** Every 50th of the 10,000, the very large and the very deep ones among them. `tests/unit/hostile-links.test.ts` reads all. */
const SAMPLE = Array.from({ length: 200 }, (_, index) => index * 50);

test("hostile links neither break nor freeze the page", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "first", options: {} }));
  await expectOutput(page, "first;\n");
  for (const index of SAMPLE) {
    const hash = createHostileLink(index);
    await page.evaluate((link) => {
      location.hash = link;
      // Answers only if the page is not busy for good.
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }, hash);
    if (index % 250 !== 0) continue;
    const good = plainHash({ content: `good${index}`, options: {} });
    await page.evaluate((link) => void (location.hash = link), good);
    await expect.poll(() => readEditor(page, "Input")).toBe(`good${index}`);
    await expectOutput(page, `good${index};\n`);
  }
});
