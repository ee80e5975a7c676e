// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOffline } from "./offline.ts";

const register = vi.fn<(script: string) => Promise<void>>(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
  vi.stubGlobal("navigator", { serviceWorker: { register, ready: Promise.resolve({ active: null }) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the worker comes when the reader has done nothing for two seconds", () => {
  startOffline(true, "/base/");
  for (const sign of ["pointermove", "keydown", "scroll"]) {
    vi.advanceTimersByTime(1900);
    document.body.dispatchEvent(new Event(sign));
  }
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(register.mock.calls).toEqual([["/base/sw.js", { updateViaCache: "none" }]]);
  // Once.
  document.body.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(5000);
  expect(register).toHaveBeenCalledTimes(1);
});

test("not where the site wants none", () => {
  startOffline(false, "/");
  vi.advanceTimersByTime(9000);
  expect(register).not.toHaveBeenCalled();
});
