import { expect, it } from "vitest";
import { groupOptions } from "./formatters.ts";

it("groups the options as their page does, and leads to their headings", () => {
  const options = [
    { name: "semi", id: "semicolons", section: "Syntax" },
    { name: "parser", id: "parser", section: "Files" },
    { name: "quoteProps", id: "quote-props", section: "Syntax" },
  ];
  expect(groupOptions(options, "/docs/options")).toEqual([
    {
      title: "Syntax",
      options: [
        { name: "semi", href: "/docs/options#semicolons" },
        { name: "quoteProps", href: "/docs/options#quote-props" },
      ],
    },
    { title: "Files", options: [{ name: "parser", href: "/docs/options#parser" }] },
  ]);
});
