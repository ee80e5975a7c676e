import { expect, it } from "vitest";
import { adaptColor, getContrast } from "./icons.ts";

it("measures contrast as WCAG does", () => {
  expect(getContrast("000000", "ffffff")).toBeCloseTo(21);
  expect(getContrast("ffffff", "767676")).toBeCloseTo(4.54, 1);
});

it("leaves a color alone that can be seen in both modes", () => {
  expect(adaptColor("FF4785")).toBe("#ff4785");
});

it("makes black visible in the dark, and pale colors on white", () => {
  const [, black] = /^light-dark\(#000000,#(\w+)\)$/.exec(adaptColor("000000"))!;
  expect(getContrast(black!, "111c23")).toBeGreaterThanOrEqual(3);
  const [, pale] = /^light-dark\(#(\w+),#f9dc3e\)$/.exec(adaptColor("F9DC3E"))!;
  expect(getContrast(pale!, "ffffff")).toBeGreaterThanOrEqual(3);
});
