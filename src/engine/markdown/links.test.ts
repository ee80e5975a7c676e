import { expect, it } from "vitest";
import { compileMarkdown } from "./compile.ts";

const routes = {
  "docs/next/a.md": "/docs/next/a",
  "docs/next/b.md": "/docs/next/b",
  "docs/stable/b.md": "/docs/b",
  "blog/2024-01-02-x.md": "/blog/2024/01/02/x",
};
const compile = (body: string) =>
  compileMarkdown({ file: "docs/next/a.md", body, bodyOffset: 5, base: "/", root: ".", routes });
const getHrefs = async (body: string) => (await compile(body)).links.map(({ href }) => href);

it("between files stay in their version", async () => {
  expect(await getHrefs("[b](b.md)")).toEqual(["/docs/next/b"]);
  expect(await getHrefs("[b](../stable/b.md?x=1#y)")).toEqual(["/docs/b?x=1#y"]);
  expect(await getHrefs("[x](../../blog/2024-01-02-x.md)")).toEqual(["/blog/2024/01/02/x"]);
});

it("by reference are links as well, with the line of their definition", async () => {
  const { html, links } = await compile("[one][b]\n\n[b]: ./b.md#c\n");
  expect(html).toContain('<a href="/docs/next/b#c">one</a>');
  expect(links).toEqual([{ href: "/docs/next/b#c", line: 8 }]);
});

it("to anchors, addresses and other relative paths stay as they are", async () => {
  expect(await getHrefs("[a](#x) [b](mailto:a@example.org) [c](other) [d](https://example.org/a.md)")).toEqual([
    "#x",
    "mailto:a@example.org",
    "other",
    "https://example.org/a.md",
  ]);
});

it("to a missing file are one problem, not also a broken link", async () => {
  const { html, links, problems } = await compile("[b](bb.md)");
  expect(links).toEqual([]);
  expect(problems.map(({ broken }) => broken)).toEqual(["markdownLink"]);
  expect(html).toContain('<a href="bb.md">b</a>');
});
