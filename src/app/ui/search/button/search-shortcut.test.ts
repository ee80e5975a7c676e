import { expect, test } from "vitest";
import { isSearchShortcut } from "./search-shortcut.ts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, more: object = {}) =>
  isSearchShortcut({ key, ...NONE, isComposing: false, target: null, ...more });

test("Ctrl or Cmd with K, and the slash", () => {
  expect(press("k", { ctrlKey: true })).toBe(true);
  expect(press("K", { metaKey: true })).toBe(true);
  expect(press("/")).toBe(true);
  expect(press("k")).toBe(false);
  expect(press("/", { ctrlKey: true })).toBe(false);
  expect(press("/", { altKey: true })).toBe(false);
});

test("with other keys it is the browser's, with AltGr a character, and while composing part of a word", () => {
  expect(press("K", { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press("K", { metaKey: true, shiftKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, altKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, metaKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, isComposing: true })).toBe(false);
  // On many keyboards the slash needs Shift.
  expect(press("/", { shiftKey: true })).toBe(true);
});

test.each(["INPUT", "SELECT", "TEXTAREA"])("not while typing in %s", (tagName) => {
  expect(press("/", { target: { tagName } })).toBe(false);
  expect(press("k", { ctrlKey: true, target: { tagName } })).toBe(false);
});

test("not in editable content", () => {
  expect(press("/", { target: { tagName: "DIV", isContentEditable: true } })).toBe(false);
});
