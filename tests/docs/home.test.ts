/** The home page shows what is true: code as the formatter prints it, commands as the installation guide gives them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadShowcase } from "../../src/engine/content/showcase.ts";
import { chooseParser } from "../../src/engine/formatter/choose-parser.ts";
import { loadFormatter } from "../../src/engine/formatter/load-formatter.ts";
import { HERO_FROM, HERO_RANGES, HERO_TO } from "../../src/shared/hero.ts";

const WIDTHS = Array.from({ length: HERO_TO - HERO_FROM + 1 }, (_, index) => HERO_FROM + index);
const LONGEST_INPUT_LINE = 46;

const { hero, words } = await loadShowcase(process.cwd(), "content/data");
const formatter = await loadFormatter("prettier-stable");

/** The first of them waits until the formatter has loaded its parsers. */
describe.each(hero)("the $name code", ({ language, options, code }) => {
  const settings = { ...options, parser: chooseParser(language, formatter)! };
  const printing = formatter.formatAtWidths(code, settings, WIDTHS);

  it("is printed at every width as the formatter formats it", async () => {
    const outputs = await printing;
    for (const [index, printWidth] of WIDTHS.entries())
      expect(outputs[index]).toBe((await formatter.format(code, { ...settings, printWidth })).formatted);
  });

  it.each(HERO_RANGES)("finds room for all its lines on a $name screen", async ({ from, to, rows }) => {
    const outputs = (await printing).slice(WIDTHS.indexOf(from), WIDTHS.indexOf(to) + 1);
    expect(Math.max(...outputs.map((output) => output.trimEnd().split("\n").length))).toBeLessThanOrEqual(rows);
  });

  it("changes with the width on every screen, and while being formatted", async () => {
    const outputs = await printing;
    expect(outputs).not.toContain(code);
    for (const { from, to } of HERO_RANGES)
      expect(new Set(outputs.slice(WIDTHS.indexOf(from), WIDTHS.indexOf(to) + 1)).size).toBeGreaterThan(1);
  });

  it("fits a phone as it was typed", () => {
    expect(Math.max(...code.split("\n").map((line) => line.length))).toBeLessThanOrEqual(LONGEST_INPUT_LINE);
  });
});

describe.each(Object.entries(words.home.start?.commands ?? {}))("the four steps with %s", (manager, commands) => {
  it("give the commands of the installation guide", () => {
    const guide = readFileSync("content/docs/stable/install.md", "utf8");
    for (const command of commands) expect(guide).toContain(`\`\`\`bash tab="${manager}"\n${command}\n`);
  });
});
