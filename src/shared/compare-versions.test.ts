import { expect, it } from "vitest";
import { compareVersions } from "./compare-versions.ts";

it("orders versions by their numbers", () => {
  expect(["1.10.0", "3.0.0-alpha.1", "1.9.2", "0.22.0"].sort(compareVersions)).toEqual([
    "0.22.0",
    "1.9.2",
    "1.10.0",
    "3.0.0-alpha.1",
  ]);
});
