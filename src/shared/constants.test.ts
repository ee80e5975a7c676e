import { expect, it } from "vitest";
import { DESKTOP_BREAKPOINT_PX, LOADER_DELAY, PROGRESS, SMOOTH_SCROLL_FACTOR } from "./constants.ts";

it("are those of the specification", () => {
  expect(DESKTOP_BREAKPOINT_PX).toBe(996);
  expect(LOADER_DELAY).toBe(200);
  expect(PROGRESS).toEqual({ delay: 200, minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 });
  expect(SMOOTH_SCROLL_FACTOR).toBe(0.85);
});
