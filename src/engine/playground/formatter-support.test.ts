import { expect, it } from "vitest";
import { readPinnedSupport } from "./formatter-support.ts";
import { askFormatter, readFormatterVersion } from "./formatters.ts";

it.each(["prettier-stable", "prettier-next", "prettier-2"])("what is pinned of %s is what it says", async (name) => {
  expect(await readPinnedSupport(name, await readFormatterVersion(name))).toEqual(await askFormatter(name));
});

it("what is pinned of one version tells nothing about others", async () => {
  expect(await readPinnedSupport("prettier-stable", "1.0.0")).toBeUndefined();
  expect(await readPinnedSupport("prettier-unknown", "1.0.0")).toBeUndefined();
});
