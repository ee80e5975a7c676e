/** What axe finds on a page as it is now. */
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./site.ts";

interface AxeScope {
  /** A part of the page, or the page without a part. */
  include?: string;
  exclude?: string;
  rules?: string[];
  otherRules?: string[];
}

export async function expectNoViolations(page: Page, scope: AxeScope = {}): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, checked } = await page.evaluate(findViolations, scope);
  expect(violations).toEqual([]);
  // A part that is not there has no violations, either.
  expect(checked).toBeGreaterThan(0);
}

/** Runs in the page. Of what is right axe need not say where it is: that would take it twice as long again. */
async function findViolations({ include = "html", exclude, rules, otherRules = [] }: AxeScope) {
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
