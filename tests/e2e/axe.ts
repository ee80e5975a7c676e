/** What axe finds on a page in the state it is in. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect, showTheme } from "./site.ts";

/** A part of the page, or the page without a part. */
interface Scope {
  include?: string;
  exclude?: string;
}

interface Rules {
  rules?: string[];
  otherRules?: string[];
}

/** Half of what the package itself would give, and without its value, which the page would have to describe. */
const SOURCE = `${readFileSync("node_modules/axe-core/axe.min.js", "utf8")};0`;

const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** In light and in dark. There only the colors differ: axe is slow, so it looks at what is new. */
export async function expectNoViolations(page: Page, scope: Scope = {}): Promise<void> {
  // Colors on their way from one mode to the other are nobody's.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // As for a reader who returns: axe looks for what is behind a text, and late layout would move both meanwhile.
  await page.evaluate(() => (document.documentElement.dataset["nav"] = "1"));
  await showTheme(page, "light");
  await expectNoneOf(page, {}, scope);
  await showTheme(page, "dark");
  await expectNoneOf(page, { rules: OF_COLORS }, scope);
  await showTheme(page, "light");
}

/** Of a page that was looked at in a larger window, with the same colors. */
export function expectNoViolationsOnPhone(page: Page): Promise<void> {
  return expectNoneOf(page, { otherRules: OF_COLORS });
}

export async function expectNoneOf(page: Page, rules: Rules, scope: Scope = {}): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations, checked } = await page.evaluate(findViolations, { ...scope, ...rules });
  expect(violations).toEqual([]);
  // A part that is not there has no violations, either.
  expect(checked).toBeGreaterThan(0);
}

/** Runs in the page. Of what is right axe need not say where it is: that would take it twice as long again. */
async function findViolations({ include = "html", exclude, rules, otherRules = [] }: Scope & Rules) {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations, passes } = await run(
    { include, ...(exclude && { exclude }) },
    {
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule" as const, values: rules } }),
      rules: Object.fromEntries(otherRules.map((rule) => [rule, { enabled: false }])),
    },
  );
  return {
    violations: violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) })),
    checked: passes.length,
  };
}
