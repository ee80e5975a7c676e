import { expect, test } from "vitest";
import { findOther, isVersionKey } from "./OtherVersion.tsx";

const scopes = ["stable", "current", "all"].map((name) => ({ name, label: name, tags: [] }));
const press = (key: string, more: object = {}) => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false, code: "" };
  return isVersionKey({ key, altKey: true, ...none, ...more });
};

test("the other version is the next single one", () => {
  expect(findOther(scopes, "stable")?.name).toBe("current");
  expect(findOther(scopes, "current")?.name).toBe("stable");
  expect(findOther(scopes, "all")?.name).toBe("stable");
  expect(findOther(scopes.slice(0, 1), "stable")).toBeUndefined();
});

test("Alt with V, whatever character it writes", () => {
  expect(press("v")).toBe(true);
  expect(press("√", { code: "KeyV" })).toBe(true);
  // Another layout has another letter there.
  expect(press("k", { code: "KeyV" })).toBe(false);
  expect(press("v", { altKey: false })).toBe(false);
  expect(press("v", { ctrlKey: true })).toBe(false);
  expect(press("v", { isComposing: true })).toBe(false);
});
