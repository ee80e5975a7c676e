import { expect, test } from "vitest";
import { getErrorChain } from "./CrashGuard.tsx";

test("lists messages with their causes", () => {
  const root = new Error("disk is full");
  expect(getErrorChain(new Error("cannot save", { cause: root }))).toEqual(["cannot save", "disk is full"]);
});

test("takes anything that was thrown", () => {
  expect(getErrorChain("plain words")).toEqual(["plain words"]);
  expect(getErrorChain(undefined)).toEqual([]);
});

test("ends where causes go in a circle", () => {
  const a = new Error("a");
  const b = new Error("b", { cause: a });
  a.cause = b;
  expect(getErrorChain(b)).toEqual(["b", "a"]);
});
