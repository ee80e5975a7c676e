import { expect, test } from "vitest";
import { getCollapseDuration } from "./Collapsible.tsx";

test("more content takes longer, within limits", () => {
  expect(getCollapseDuration(0)).toBe(0);
  expect(getCollapseDuration(40)).toBeLessThan(getCollapseDuration(200));
  expect(getCollapseDuration(40)).toBeGreaterThanOrEqual(100);
  expect(getCollapseDuration(100_000)).toBe(350);
});
