// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getNextScrollTop, smoothScrollTo } from "./BackToTop.tsx";

let hasReducedMotion = false;
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  hasReducedMotion = false;
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: hasReducedMotion }));
});
afterEach(() => void vi.unstubAllGlobals());

test("each frame covers 0.85 of what remains", () => {
  expect(getNextScrollTop(1000, 0)).toBeCloseTo(150);
  expect(getNextScrollTop(150, 0)).toBeCloseTo(22.5);
  expect(getNextScrollTop(0, 100)).toBeCloseTo(85);
});

test("arrives exactly", () => {
  expect(getNextScrollTop(4, 0)).toBe(0);
  let top = 5000;
  let frames = 0;
  while (top !== 0 && frames < 20) [top, frames] = [getNextScrollTop(top, 0), frames + 1];
  expect(frames).toBeLessThan(8);
});

test("jumps for readers who want less motion", () => {
  hasReducedMotion = true;
  smoothScrollTo(0);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("leaves it to browsers that can, and can be stopped", () => {
  vi.spyOn(document, "documentElement", "get").mockReturnValue({ style: { scrollBehavior: "" } } as never);
  const stop = smoothScrollTo(10);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 10, behavior: "smooth" });
  stop();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: window.scrollY, behavior: "instant" });
  vi.restoreAllMocks();
});

test("moves frame by frame in others", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.spyOn(document, "documentElement", "get").mockReturnValue({ style: {} } as never);
  smoothScrollTo(100);
  while (frames.length > 0) frames.shift()!(0);
  expect(scrollTo.mock.calls.map(([, top]) => Math.round(top as number))).toEqual([85, 98, 100]);
  vi.restoreAllMocks();
});
