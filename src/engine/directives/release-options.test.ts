import { expect, it } from "vitest";
import { completeOptions } from "./release-options.ts";

it.each([
  ["1.12.1", "js", {}, {}],
  ["1.13.0", "js", {}, { parser: "babylon" }],
  ["1.16.0", "jsx", {}, { parser: "babel" }],
  ["3.0.0", "vue", { semi: false }, { semi: false, parser: "vue" }],
  ["3.0.0", "js", { parser: "flow" }, { parser: "flow" }],
  ["1.15.3", "js", { parser: "babel" }, { parser: "babylon" }],
  ["3.0.0", "ts", { filepath: "a.tsx" }, { filepath: "a.tsx" }],
  ["3.0.0", "js", { parser: "" }, {}],
])("gives %s for %s code with %j the options %j", (version, language, options, expected) => {
  expect(completeOptions({ version, language, options })).toEqual(expected);
});
