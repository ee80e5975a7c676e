import { expect, test } from "vitest";
import { filterSections } from "./filter-sections.ts";

const sections = [
  {
    label: "Docs",
    links: [
      { label: "Options", href: "/docs/options" },
      { label: "Option Philosophy", href: "/docs/p" },
    ],
  },
  { label: "Blog", links: [{ label: "Prettier 3.6", href: "/blog/3.6" }] },
];

test("an empty query keeps everything", () => {
  expect(filterSections(sections, "  ")).toEqual(sections);
});

test("every word counts, in any case and order", () => {
  expect(filterSections(sections, "PHILO option")).toEqual([{ label: "Docs", links: [sections[0]!.links[1]] }]);
});

test("nothing found is nothing", () => {
  expect(filterSections(sections, "xyz")).toEqual([]);
});
