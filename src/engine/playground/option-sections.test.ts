import { expect, test } from "vitest";
import { readSections } from "./option-sections.ts";

test("options stand below the headings of their page", () => {
  const markdown = `Words.

## Line length {#lines}

### Print width {#print-width #printwidth}

:::option{name="printWidth" values="40,60"}

## Nothing here

## Range

:::option{name="rangeStart"}
`;
  expect(readSections(markdown, "/docs/options")).toEqual([
    { title: "Line length", options: [{ name: "printWidth", href: "/docs/options#print-width" }] },
    { title: "Range", options: [{ name: "rangeStart", href: "/docs/options" }] },
  ]);
});
