import { describe, expect, it } from "vitest";
import { findChanges, type Range } from "./changes.ts";

/** The changed lines of both sides, with «marks» around changed words. */
function show(before: string, after: string) {
  const changes = findChanges(before, after);
  const cut = (text: string, { start, end }: Range) => text.slice(start, end);
  const mark = (text: string, range: Range & { words: Range[] }) => {
    let marked = cut(text, range);
    for (const word of range.words.toReversed()) {
      const [start, end] = [word.start - range.start, word.end - range.start];
      marked = `${marked.slice(0, start)}«${marked.slice(start, end)}»${marked.slice(end)}`;
    }
    return marked;
  };
  return {
    before: changes.before.map((change) => mark(before, change)),
    after: changes.after.map((change) => mark(after, change)),
  };
}

describe("findChanges", () => {
  it("finds nothing where nothing changed", () => {
    expect(show("a\nb", "a\nb")).toEqual({ before: [], after: [] });
  });

  it("marks lines and the words that differ in them", () => {
    expect(show("const a = 1;\nlet b;", "const a = 2;\nlet b;")).toEqual({
      before: ["const a = «1»;\n"],
      after: ["const a = «2»;\n"],
    });
  });

  it("takes words that only moved to other lines for the same", () => {
    expect(show("call(one, two)", "call(\n  one,\n  two,\n)")).toEqual({
      before: ["call(one, two)"],
      after: ["call(\n  one,\n  two«,»\n)"],
    });
    expect(show("  a\n  b", "    a\n    b")).toEqual({ before: ["  a\n  b"], after: ["    a\n    b"] });
  });

  it("marks a space that came or went inside a line", () => {
    expect(show("a {b:c}", "a {b: c}")).toEqual({ before: ["a {b:c}"], after: ["a {b:« »c}"] });
  });

  it("marks whole lines only where two places have little in common", () => {
    expect(show("return null;", "throw oh(no)")).toEqual({ before: ["return null;"], after: ["throw oh(no)"] });
  });

  it("marks lines that only came, or only went", () => {
    expect(show("a\n\nb", "a\nb\nc")).toEqual({ before: ["\n"], after: ["c"] });
    expect(findChanges("", "a\nb").after).toEqual([{ start: 0, end: 4, lines: 2, words: [] }]);
  });
});
