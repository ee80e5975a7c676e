import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROGRESS } from "../../shared/constants.ts";
import { createProgress, getTrickledValue } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a fast page change shows nothing", () => {
  const progress = createProgress();
  progress.start();
  vi.advanceTimersByTime(PROGRESS.delay - 1);
  progress.finish();
  vi.advanceTimersByTime(5000);
  expect(progress.value.get()).toBeNull();
});

test("starts small after the delay, creeps, fills and goes", () => {
  const progress = createProgress(() => 1);
  progress.start();
  vi.advanceTimersByTime(PROGRESS.delay);
  expect(progress.value.get()).toBe(0.08);
  vi.advanceTimersByTime(PROGRESS.trickleSpeed);
  expect(progress.value.get()).toBeCloseTo(0.1);
  vi.advanceTimersByTime(PROGRESS.trickleSpeed);
  expect(progress.value.get()).toBeCloseTo(0.12);
  progress.finish();
  expect(progress.value.get()).toBe(1);
  vi.advanceTimersByTime(PROGRESS.speed);
  expect(progress.value.get()).toBeNull();
});

test("a second page change does not start the bar anew", () => {
  const progress = createProgress(() => 1);
  progress.start();
  vi.advanceTimersByTime(PROGRESS.delay + PROGRESS.trickleSpeed);
  progress.start();
  expect(progress.value.get()).toBeCloseTo(0.1);
});

test("a start while the last bar fills begins again", () => {
  const progress = createProgress();
  progress.start();
  vi.advanceTimersByTime(PROGRESS.delay);
  progress.finish();
  progress.start();
  expect(progress.value.get()).toBeNull();
  vi.advanceTimersByTime(PROGRESS.delay);
  expect(progress.value.get()).toBe(PROGRESS.minimum);
});

test("creeping never fills the bar", () => {
  expect(getTrickledValue(0.99, 1)).toBe(0.994);
  expect(getTrickledValue(0.994, 1)).toBe(0.994);
});
