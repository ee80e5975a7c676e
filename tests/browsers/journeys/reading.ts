/** Reading: pages, the ways between them, and back. */
import { expect } from "vitest";
import type { Reader } from "../reader.ts";

const readTop = (reader: Reader) => reader.tab.evaluate(() => Math.round(scrollY));

export const READING_JOURNEYS = {
  async "a page is whole before any script of the app"(reader: Reader) {
    await reader.open("/docs/options");
    await reader.seeText("h1", "Options");
    expect(await reader.count("article :is(h2, h3)")).toBeGreaterThan(20);
    const scripts = await reader.tab.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => /\/assets\/.*/.exec(name) ?? []),
    );
    expect(scripts).toEqual([]);
  },

  async "code fills its box, so that a scrollbar is at the edge of it"(reader: Reader) {
    for (const path of ["/docs/options", "/docs/rationale", "/blog/2025/02/09/3.5.0"]) {
      await reader.open(path);
      const gaps = await reader.tab.evaluate(() =>
        window
          .findVisible(".code-block > pre")
          .map((pre) => (pre.parentElement?.getBoundingClientRect().bottom ?? 0) - pre.getBoundingClientRect().bottom),
      );
      expect(gaps.length).toBeGreaterThan(3);
      expect(gaps.filter((gap) => Math.abs(gap) > 1)).toEqual([]);
    }
  },

  async "from page to page, and back to the place that was left"(reader: Reader) {
    await reader.enter("/docs/");
    await reader.click(".sidebar a", "Options");
    await reader.seeAddress("/docs/options");
    await reader.seeText("h1", "Options");
    await reader.seeText('.sidebar a[aria-current="page"]', "Options");
    expect(await reader.tab.evaluate(() => document.title)).toBe("Options · Prettier");
    await reader.see(() => scrollY === 0);
    await reader.tab.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await reader.see(() => scrollY === 1500);
    await reader.click(".sidebar a", "CLI");
    await reader.seeText("h1", /CLI/);
    await reader.see(() => scrollY === 0);
    await reader.goBack();
    await reader.seeText("h1", "Options");
    await expect.poll(() => readTop(reader)).toBe(1500);
    // It still answers.
    await reader.click(".navbar a", "Blog");
    await reader.seeAddress("/blog");
  },

  async "links to a place lead there, and Back leaves it"(reader: Reader) {
    const isAt = (id: string) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 150;
    };
    await reader.enter("/docs/options");
    await reader.click(".contents a", "Semicolons");
    await reader.seeAddress("/docs/options#semicolons");
    await reader.see(isAt, "semicolons");
    await reader.seeText('.contents a[aria-current="true"]', "Semicolons");
    await reader.click("#quotes .hash-link");
    await reader.seeAddress("/docs/options#quotes");
    await reader.see(isAt, "quotes");
    await reader.goBack();
    await reader.seeAddress("/docs/options#semicolons");
    await reader.open("/docs/cli#--check");
    await reader.see(isAt, "--check");
  },

  async "versions: the same page of another one, which is remembered"(reader: Reader) {
    await reader.enter("/docs/install");
    await reader.click(".navbar .dropdown-button");
    await reader.click(".navbar .dropdown-list a", "next");
    await reader.seeAddress("/docs/next/install");
    // Where links are plain page loads, the app is on its way again, and leaving now would end that with an error.
    await reader.wake();
    await reader.click(".navbar a", "Blog");
    await reader.seeAddress("/blog");
    await reader.wake();
    await reader.click(".navbar a", "Docs");
    await reader.seeAddress("/docs/next/");
    await reader.seeText(".navbar .dropdown-button", /next$/);
  },

  async "versions: one that is chosen before the app is there is remembered, too"(reader: Reader) {
    // Firefox and WebKit tell of what was on its way when the page was left. The driver of Firefox does not read such errors.
    reader.expectComplaint(/dynamically imported module|Importing a module|JSHandle@error/);
    reader.withholdApp();
    await reader.open("/docs/install");
    await reader.point(".navbar .dropdown-button");
    await reader.click(".navbar .dropdown-list a", "next");
    await reader.seeAddress("/docs/next/install");
    await reader.open("/blog");
    await reader.seeText(".navbar .dropdown-button", /next$/);
    await reader.click(".navbar a", "Docs");
    await reader.seeAddress("/docs/next/");
  },

  async "an address that does not exist says so and helps on"(reader: Reader) {
    reader.expectComplaint(/status of 404/);
    await reader.enter("/docs/no-such-page");
    await reader.seeText("h1", /not found/i);
    await reader.click(".brand");
    await reader.seeAddress("/");
  },
};
