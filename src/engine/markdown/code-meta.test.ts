import { describe, expect, it } from "vitest";
import { parseCodeMeta } from "./code-meta.ts";

describe("what follows the language", () => {
  const parse = (meta: string | null | undefined) => {
    const { highlighted, ...rest } = parseCodeMeta(meta);
    return { ...rest, highlighted: [...highlighted] };
  };

  it.each([undefined, null, "", "   "])("of %j is empty", (meta) => {
    expect(parse(meta)).toEqual({ highlighted: [], words: [] });
  });

  it("has a title, a tab, marked lines and words in any order", () => {
    expect(parse('{1,3-5} input title="src/my app.js" {8} tab="npm" quiet')).toEqual({
      title: "src/my app.js",
      tab: "npm",
      highlighted: [1, 3, 4, 5, 8],
      words: ["input", "quiet"],
    });
  });

  it("takes spaces between lines", () => {
    expect(parse("{1, 3 - 4}").highlighted).toEqual([1, 3, 4]);
  });

  it("marks nothing for ranges that are none", () => {
    expect(parse("{5-3} {,} {-}").highlighted).toEqual([]);
  });

  it("leaves unknown settings and other braces alone", () => {
    expect(parse('size="3" {a,b}')).toEqual({ highlighted: [], words: ["{a,b}"] });
  });
});
