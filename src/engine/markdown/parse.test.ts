/** What the specifications do not say: directives, and positions in texts of all kinds. `specification.test.ts` has the rest. */
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./parse.ts";

function list(text: string, type: Nodes["type"]): Nodes[] {
  const nodes: Nodes[] = [];
  visit(parseMarkdown(text), type, (node: Nodes) => void nodes.push(node));
  return nodes;
}

describe("directives", () => {
  it("have a name, a label, attributes and children", () => {
    const [directive] = list(
      ':::note[Title *x*]{group="a b" c d=1}\n\nText\n\n- item\n\n:::\n\nAfter',
      "containerDirective",
    );
    expect(directive).toMatchObject({
      name: "note",
      attributes: { group: "a b", c: "", d: "1" },
      children: [{ type: "paragraph", data: { directiveLabel: true } }, { type: "paragraph" }, { type: "list" }],
    });
  });

  it("contain others with fewer colons", () => {
    const directives = list("::::tabs\n\n:::tab[A]\n\nText\n\n:::\n\n::::", "containerDirective");
    expect(directives).toMatchObject([{ name: "tabs", children: [{ name: "tab" }] }, { name: "tab" }]);
  });

  it("do not begin in code", () => {
    expect(list("```md\n:::note\n:::\n```\n\n`:::note`", "containerDirective")).toEqual([]);
  });
});

it.each([
  "[a](b) https://example.org",
  "[a](https://example.org",
  "`a`www.example.org",
  "a|www.example.org",
  "=www.example.org",
  "| a |\n| - |\n| www.example.org |",
])("the bare address in %j is a link", (text) => {
  expect(list(text, "link").at(-1)).toMatchObject({ url: expect.stringMatching(/^https?:\/\/(www\.)?example\.org$/) });
});

it.each(["a [b](c)", "ä😀 [b](c)", "“…” \\* &amp; [b](c)", "a\r\n\r\nb [b](c)", "\ta\n\n> - b [b](c)"])(
  "positions are offsets of the text %j",
  (text) => {
    const [link] = list(text, "link");
    expect(text.slice(link?.position?.start.offset, link?.position?.end.offset)).toBe("[b](c)");
  },
);

it("the language and the meta of code are read as they are written", () => {
  expect(list("~~~md `x`\na\n~~~", "code")).toMatchObject([{ lang: "md", meta: "`x`", value: "a" }]);
  expect(list('```js title="a `b`"', "code")).toEqual([]);
  expect(list('```js title="a" {1}\nc\n```', "code")).toMatchObject([
    { lang: "js", meta: 'title="a" {1}', value: "c" },
  ]);
});
