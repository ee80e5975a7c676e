import { expect, test } from "vitest";
import { isSearchShortcut } from "./search-shortcut.ts";

const press = (key: string, more: object = {}) =>
  isSearchShortcut({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, target: null, ...more });

test("Ctrl or Cmd with K, and the slash", () => {
  expect(press("k", { ctrlKey: true })).toBe(true);
  expect(press("K", { metaKey: true })).toBe(true);
  expect(press("/")).toBe(true);
  expect(press("k")).toBe(false);
  expect(press("/", { ctrlKey: true })).toBe(false);
  expect(press("/", { altKey: true })).toBe(false);
});

test.each(["INPUT", "SELECT", "TEXTAREA"])("not while typing in %s", (tagName) => {
  expect(press("/", { target: { tagName } })).toBe(false);
  expect(press("k", { ctrlKey: true, target: { tagName } })).toBe(false);
});

test("not in editable content", () => {
  expect(press("/", { target: { tagName: "DIV", isContentEditable: true } })).toBe(false);
});
