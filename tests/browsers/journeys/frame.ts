/** What every page has: color mode, menu, tabs and code. */
import { expect } from "vitest";
import type { Reader } from "../reader.ts";

const seeTheme = (reader: Reader, theme: string, choice: string) =>
  reader.see(
    (...wanted) => {
      const { theme: shown, themeChoice } = document.documentElement.dataset;
      return shown === wanted[0] && themeChoice === wanted[1];
    },
    theme,
    choice,
  );
const readPaper = (reader: Reader) =>
  reader.tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

export const FRAME_JOURNEYS = {
  async "color mode: light, dark, system, and the next page remembers"(reader: Reader) {
    await reader.open("/docs/");
    await seeTheme(reader, "light", "system");
    await reader.click(".color-mode");
    await seeTheme(reader, "light", "light");
    expect(await readPaper(reader)).toBe("rgb(255, 255, 255)");
    await reader.click(".color-mode");
    await seeTheme(reader, "dark", "dark");
    await expect.poll(() => readPaper(reader)).toBe("rgb(17, 28, 35)");
    await reader.open("/blog");
    await seeTheme(reader, "dark", "dark");
    expect(await readPaper(reader)).toBe("rgb(17, 28, 35)");
    await reader.click(".color-mode");
    await seeTheme(reader, "light", "system");
    expect(await reader.tab.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  },

  async "tabs: one choice for the whole site"(reader: Reader) {
    await reader.open("/docs/install");
    await reader.click('[role="tab"]', "yarn");
    await reader.seeText('[role="tabpanel"] code', /^yarn add/);
    await reader.tab.press("ArrowRight");
    await reader.seeText('[role="tabpanel"] code', /^pnpm add/);
    const isOnly = () => {
      const panels = window.findVisible('.tabs[data-group="package-manager"] > [role="tabpanel"]');
      return panels.length > 1 && panels.every((panel) => panel.dataset["value"] === "pnpm");
    };
    await reader.see(isOnly);
    await reader.open("/docs/precommit");
    await reader.seeText('.tabs[data-group="package-manager"] > [role="tabpanel"] code', /^pnpm /);
  },

  async "copied code can be pasted"(reader: Reader) {
    await reader.enter("/docs/install");
    await reader.point(".code-block pre");
    const code = await reader.read(".code-block pre");
    expect(code).toMatch(/^npm install /);
    await reader.click(".copy-button");
    await reader.seeText(".copy-button[data-state=copied]", "Copied");
    await reader.click(".search-button");
    await reader.click(".search-box input");
    await reader.tab.press("Control+v");
    await reader.see((text) => document.querySelector<HTMLInputElement>(".search-box input")?.value === text, code);
  },

  async "the menu of small screens"(reader: Reader) {
    await reader.tab.resize(480, 800);
    await reader.open("/docs/options");
    await reader.click(".menu-button");
    await reader.seeText(".mobile-menu .menu-switch", "Back to main menu");
    await reader.click(".mobile-menu .menu-switch");
    await reader.point(".mobile-menu .nav-link", "Docs");
    await reader.tab.press("Escape");
    await reader.seeNothing(".mobile-menu");
    await reader.click(".menu-button");
    await reader.click(".mobile-menu a", "CLI");
    await reader.seeAddress("/docs/cli");
    await reader.seeText("h1", /CLI/);
    await reader.seeNothing(".mobile-menu");
    await reader.goBack();
    await reader.seeText("h1", "Options");
    await reader.seeNothing(".mobile-menu");
  },
};
