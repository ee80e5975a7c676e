import { execFileSync } from "node:child_process";
import { afterEach, expect, it, vi } from "vitest";
import { optimiseLate, SHORT_LIVED } from "./program.ts";

afterEach(() => vi.restoreAllMocks());

it("this Node.js knows every flag", () => {
  expect(execFileSync(process.execPath, [...SHORT_LIVED, "-p", "1 + 1"], { encoding: "utf8" })).toBe("2\n");
});

it("only an old Node.js is told when to optimise", () => {
  const versions = vi.spyOn(process, "versions", "get");
  versions.mockReturnValue({ ...process.versions, v8: "11.3.244.8-node.34" });
  expect(optimiseLate(5)).toEqual(["--interrupt-budget=5"]);
  versions.mockReturnValue({ ...process.versions, v8: "12.4.254.21-node.57" });
  expect(optimiseLate(5)).toEqual([]);
});
