// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { startKeyboardMarker } from "./keyboard-marker.ts";

test("set by Tab, removed by the mouse", () => {
  const stop = startKeyboardMarker();
  const isMarked = () => document.body.classList.contains("navigation-with-keyboard");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  expect(isMarked()).toBe(false);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(isMarked()).toBe(true);
  document.dispatchEvent(new MouseEvent("mousedown"));
  expect(isMarked()).toBe(false);
  stop();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(isMarked()).toBe(false);
});
