import { expect, it } from "vitest";
import { readTwin } from "./content.ts";

it("reads title, description and text, and keeps links on the site", () => {
  expect(readTwin("docs/cli", "# CLI\n\n> All flags.\n\nSee [options](https://prettier.io/docs/options).\n")).toEqual({
    path: "docs/cli",
    title: "CLI",
    description: "All flags.",
    body: "See [options](/docs/options).\n",
  });
});

it("names no language that other highlighters stop at", () => {
  expect(readTwin("docs/cli", "# CLI\n\n```angular\n<p></p>\n```\n").body).toBe("```html\n<p></p>\n```\n");
});

it("refuses a text without a title", () => {
  expect(() => readTwin("docs/cli", "Flags.\n")).toThrow("docs/cli.md does not begin with a title");
});
