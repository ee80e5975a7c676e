import type { ElementContent } from "hast";
import { describe, expect, it } from "vitest";
import { sliceNodes, splitLines } from "./code.ts";
import { element, getText, text } from "./hast.ts";
import { renderHtml } from "./render-html.ts";

describe("a part of highlighted code", () => {
  const NODES = [text("ab"), element("i", {}, [text("cd"), element("b", {}, [text("ef")])]), text("gh")];

  it.each([
    [0, 8, "ab<i>cd<b>ef</b></i>gh"],
    [0, 3, "ab<i>c</i>"],
    [3, 5, "<i>d<b>e</b></i>"],
    [6, 8, "gh"],
    [1, 2, "b"],
    [4, 4, ""],
  ])("gives the text from %i to %i with its tokens", (start, end, html) => {
    expect(renderHtml(sliceNodes(NODES, start, end))).toBe(html);
  });
});

describe("highlighted code line by line", () => {
  const span = (name: string, ...children: ElementContent[]) => element("span", { className: [name] }, children);
  const split = (...nodes: ElementContent[]) => splitLines(nodes).map((line) => renderHtml(line));

  it("cuts text behind its line ends", () => {
    expect(split(text("a\nb\n\nc"))).toEqual(["a\n", "b\n", "\n", "c"]);
  });

  it("makes no line of a final line end", () => {
    expect(split(text("a\n"))).toEqual(["a\n"]);
    expect(split(span("x", text("a\n")))).toEqual(['<span class="x">a\n</span>']);
  });

  it("keeps what stands on one line together", () => {
    expect(
      split(text("let "), span("name", text("a")), text(" = 1;\n"), span("keyword", text("let")), text(" b;")),
    ).toEqual(['let <span class="name">a</span> = 1;\n', '<span class="keyword">let</span> b;']);
  });

  it("opens a token that spans lines again on each", () => {
    expect(split(text("x = "), span("string", text("`a\nb\nc`")), text(";\ny"))).toEqual([
      'x = <span class="string">`a\n</span>',
      '<span class="string">b\n</span>',
      '<span class="string">c`</span>;\n',
      "y",
    ]);
  });

  it("opens tokens inside of tokens again, too", () => {
    expect(split(span("a", text("1"), span("b", text("2\n3")), text("4\n5")))).toEqual([
      '<span class="a">1<span class="b">2\n</span></span>',
      '<span class="a"><span class="b">3</span>4\n</span>',
      '<span class="a">5</span>',
    ]);
  });

  it("goes on after a token that ends with its line", () => {
    expect(split(span("comment", text("// a\n")), text("b"))).toEqual(['<span class="comment">// a\n</span>', "b"]);
    expect(split(span("a", span("b", text("1\n"))), text("2"))).toEqual([
      '<span class="a"><span class="b">1\n</span></span>',
      "2",
    ]);
  });

  it("loses nothing", () => {
    const nodes = [text("\n\na"), span("x", text("\n"), span("y"), text("b\n\n")), text(""), text("c\n")];
    const lines = splitLines(nodes);
    expect(lines.map(getText).join("")).toBe(getText(nodes));
    expect(lines.map(getText)).toEqual(["\n", "\n", "a\n", "b\n", "\n", "c\n"]);
  });

  it("of nothing is one empty line", () => {
    expect(splitLines([])).toEqual([[]]);
  });
});
