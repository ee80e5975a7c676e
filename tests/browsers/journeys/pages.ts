/** Pages with parts of their own: home, users, a release post. */
import { expect } from "vitest";
import type { Reader } from "../reader.ts";

const SLIDER = ".ruler input";
const readWidth = (reader: Reader) =>
  reader.tab.evaluate((css) => Number((window.findVisible(css)[0] as HTMLInputElement | undefined)?.value), SLIDER);
const readOutput = (reader: Reader) => reader.read(".printout code:not([data-unseen])");
const readLongest = async (reader: Reader) =>
  Math.max(...(await readOutput(reader)).split("\n").map((line) => line.length));

export const PAGE_JOURNEYS = {
  async "home: keys and the pointer change the print width"(reader: Reader) {
    await reader.enter("/");
    expect(await readWidth(reader)).toBe(80);
    const wide = await readOutput(reader);
    await reader.tab.evaluate((css) => window.findVisible(css)[0]?.focus(), SLIDER);
    await reader.tab.press("Home");
    await expect.poll(() => readWidth(reader)).toBe(55);
    await expect.poll(() => readLongest(reader)).toBeLessThanOrEqual(55);
    expect(await readOutput(reader)).not.toBe(wide);
    await reader.tab.press("ArrowRight");
    await expect.poll(() => readWidth(reader)).toBe(56);
    const grip = await reader.point(".rule-handle");
    await reader.tab.pressPointer();
    for (const distance of [20, 40, 60, 80]) await reader.tab.movePointer({ x: grip.x + distance, y: grip.y });
    await reader.tab.releasePointer();
    await expect.poll(() => readWidth(reader)).toBeGreaterThan(60);
    const width = await readWidth(reader);
    await expect.poll(() => readLongest(reader)).toBeLessThanOrEqual(width);
    await reader.click('.demo [role="tab"]', "CSS");
    await expect.poll(() => readOutput(reader)).toMatch(/\{/);
  },

  async "users: the filter narrows the list"(reader: Reader) {
    await reader.open("/users/");
    expect(await reader.count(".logos a")).toBe(81);
    await reader.fill(".filter input", "react");
    await reader.seeText(".users-bar output", "2 of 81");
    await expect.poll(() => reader.count(".logos > li:not([hidden]) a")).toBe(2);
    await reader.fill(".filter input", "no such company");
    await reader.seeText(".nobody", /Nobody/);
  },

  async "a release post: both outputs, the input, and the playground"(reader: Reader) {
    await reader.open("/blog/2025/02/09/3.5.0");
    await reader.seeText(".comparison [data-side=after] code", /const pin = \{ lat: 52\.1, lng: 4\.3 \};/);
    await reader.click(".comparison summary", "Input");
    await reader.seeText(".comparison details pre", /^const pin = \{/);
    await reader.point(".comparison [data-side=after] pre");
    await reader.click(".comparison [data-side=after] .copy-button");
    await reader.seeText(".copy-button[data-state=copied]", "Copied");
    await reader.click(".comparison a", "Open in playground");
    await reader.seeAddress(/^\/playground\/#/);
    await reader.seeText('.cm-content[aria-label="Output"]', /const pin = \{ lat: 52\.1, lng: 4\.3 \};/);
  },
};
