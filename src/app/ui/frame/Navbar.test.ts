import { expect, test } from "vitest";
import { getNextHidden } from "./Navbar.tsx";

const step = { isHidden: false, previousTop: 500, top: 600, maxTop: 2000 };

test("hides on the way down and returns on the way up", () => {
  expect(getNextHidden(step)).toBe(true);
  expect(getNextHidden({ ...step, isHidden: true, top: 400 })).toBe(false);
});

test("always shows near the top", () => {
  expect(getNextHidden({ ...step, isHidden: true, previousTop: 10, top: 40 })).toBe(false);
});

test("the rubber band at the end is no way up", () => {
  expect(getNextHidden({ ...step, isHidden: true, previousTop: 2050, top: 2010 })).toBe(true);
});
