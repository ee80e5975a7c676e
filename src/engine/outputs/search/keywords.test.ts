import { expect, test } from "vitest";
import { AuthoringError } from "../../base/problems.ts";
import { addKeywords } from "./keywords.ts";

const sections = [
  { text: "Lead." },
  { id: "files", title: "Files", level: 2, text: "" },
  { id: "files", title: "--write", level: 3, text: "" },
  { href: "/docs/options#semi", title: "--semi", level: 3, text: "" },
];
const parse = (keywords: Record<string, string>) => ({
  file: "docs/cli.md",
  frontMatter: { keywords },
  body: "",
  bodyOffset: 0,
  head: "title: CLI\nkeywords:\n  files: x",
});

test("a section gets what readers call it, the page what they call the page, and rows of a table nothing", () => {
  const added = addKeywords(sections, parse({ page: "terminal", files: "folder, glob" }));
  expect(added.map(({ keywords }) => keywords)).toEqual(["terminal", "folder, glob", undefined, undefined]);
});

test("keywords for a heading that does not exist are a problem with file and line", () => {
  const add = () => addKeywords(sections, parse({ flies: "folder" }));
  expect(add).toThrow(AuthoringError);
  expect(add).toThrow('docs/cli.md:3  keywords: no heading has the anchor "flies"');
});
