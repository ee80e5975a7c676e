import { expect, test } from "vitest";
import { isConfigName, isProgram } from "./opened-file.ts";

test("names of configuration files, and those that are programs", () => {
  expect([".prettierrc", ".prettierrc.toml", "package.json", ".editorconfig"].every(isConfigName)).toBe(true);
  expect(["a.json", "prettierrc", "tsconfig.json"].some(isConfigName)).toBe(false);
  expect(["prettier.config.mjs", ".prettierrc.ts"].every(isProgram)).toBe(true);
  expect([".prettierrc.json", "a.js"].some(isProgram)).toBe(false);
});
