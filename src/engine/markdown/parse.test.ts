import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Link } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./parse.ts";

const reference = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

function listLinks(text: string): string[] {
  const urls: string[] = [];
  visit(parseMarkdown(text), "link", (node: Link) => void urls.push(node.url));
  return urls;
}

describe("bare addresses become links", () => {
  it.each([
    ["See https://example.org/a.", "https://example.org/a"],
    ["https://example.org", "https://example.org"],
    ["(http://example.org)", "http://example.org"],
    ["**www.example.org**", "http://www.example.org"],
    ["| a |\n| - |\n| www.example.org |", "http://www.example.org"],
    ["Write to crew@ferry.example", "mailto:crew@ferry.example"],
    ["HTTPS://example.org", "HTTPS://example.org"],
  ])("%s", (text, url) => expect(listLinks(text)).toEqual([url]));
});

it("everything else of GitHub's flavour is read as ever", () => {
  const text = [
    "~~old~~ and[^1] [a](https://example.org) <https://example.org/b> [c][d] `https://example.org`",
    "[d]: https://example.org/d",
    "[^1]: Note of prettier@3.6.2, by [@someone](https://github.com/someone).",
    "- [x] done\n- [ ] open",
    "| a | b |\n| :- | -: |\n| 1 | 2 |",
    ":::note\n\nText.\n\n:::",
  ].join("\n\n");
  for (const each of [text, text.replace("`https://example.org`", "")])
    expect(parseMarkdown(each)).toEqual(reference.parse(each));
});

describe("fenced code", () => {
  it.each([
    [
      "is taken as it is",
      'Text\n\n```js title="a" {1}\nconst a = `1`;\n\n  b\n```\n\nMore *text*\nhere\n\n````md\n```js\na\n```\n````\n\n## End',
    ],
    ["may be empty", "```\n```\n\n```\n\n```\n\nText"],
    ["may be open to the end", "Text\n\n```js\na\nb\n"],
    ["is closed by a longer or an indented fence", "```js\na\n`````\n\n```js\nb\n  ```\nText"],
    ["may stand in a directive", ":::note\n\nText\n\n```js\na\n```\n\nMore\n\n:::\n\nEnd"],
    ["may stand in a list or a quote", "- a\n\n  ```js\n  b\n  ```\n\n> ```js\n> c\n> ```\n\nEnd"],
    ["ends with the directive around it", ":::note\n\n```js\na\n:::\n\nText\n\n```js\nb\n```\n"],
    [
      "is none within HTML or another fence",
      "<!--\n```js\na\n```\n-->\n\n~~~md\n```js\nb\n```\n~~~\n\n```js\nc\n```\n\nEnd",
    ],
  ])("%s", (_name, text) => expect(parseMarkdown(text)).toEqual(reference.parse(text)));
});

describe("plain lines are read as the parser reads them", () => {
  it.each([
    "A `code`, a [link *with* `code`](a.md#b), **strong _both_** and *other*.",
    "## Title with `code` {#id}\n\n### Closed ###\n\n#No title",
    "- one `a`\n- **two**: b\n  - three [c](d)\n\n1. first\n2. second\ncontinued\n\n- [ ] open\n- [x] done",
    "- one\n\n- loose\n\n  more of it\n\nText",
    "| a `b` | **c** |   |\n| :---- | ----- | - |\n| [d](e)   | f      | g |\n| h \\| i | j |",
    "| no | table |",
    "a\n\n1. \n\n| a |\n| --- |\n| --- |\n| b |",
    "Two\nlines\n\nthen\n---\n\nText\n- item",
    "snake_case and *a*b*c* and **a**b **(c)**d `e``f` _g_h _i_",
    "*a **b*** and ***c*** and **d* and *e** and ** f ** and _ g _",
    '[a [b](c)](d) [e] [f][g] [^h] ![i](j) [k](l "m") [n](<o>) []( p)',
    "AT&T, a & b, &amp; &lt; c, `&amp;`, 1:2, [a](b):2, a:b, a::b, a: b, :c[d]{e=f}",
    "<b>a</b> <https://example.org> \\*a\\* a  \nb ~~c~~ ~d~",
    '(See [a](b).) "*c*" (*d*) *"e"* **f:** **g.**h `` i ` j `` ` k ` `  `',
    "<!--\nText\n\n- item\n-->\n\n> Quote\n\n    - indented code\n\nText",
    "```js\na\n```\n\nText\n\n~~~\n\nText\n\n~~~\n\nText",
    "a\tb\n\nText\r\n\r\nText",
    "- l\n- m\n\n\t**\n\n1. n\n2. o\n\n   ```js\n   p\n\n   q\n   ```\n\nText",
    "- l\n<b>\n\n[a]: b\n\nText [a] and [^c].\n\n[^c]: Note",
    '::::tabs{group="a b" c d=1}\n\n:::tab[T *x*]\n\n| a |\n| :-: |\n| b |\n\n:::\n\n::::\n\n:::note{#id .class}\nText\n:::',
    ":::note\n\nnever closed\n\n## Heading",
    ":::note[Title `a`]\n\nText *a*\n\n- b\n\n:::\n\nText",
  ])("%s", (text) => {
    for (const each of [text, `${text}\n`, `\n${text}\n\nEnd`])
      expect(parseMarkdown(each)).toEqual(reference.parse(each));
  });
});

it("every text of this site is read as the parser reads it", { timeout: 300_000 }, () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  const toData = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree));
  const different = files.filter((file) => {
    const body = readFileSync(path.join("content", file), "utf8").replace(/^---\n[^]*?\n---\n/, "");
    return !isDeepStrictEqual(toData(parseMarkdown(body)), toData(reference.parse(body)));
  });
  expect(files.length).toBeGreaterThan(80);
  expect(different).toEqual([]);
});
