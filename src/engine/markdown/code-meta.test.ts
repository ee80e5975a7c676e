import { describe, expect, it } from "vitest";
import { checkCodeMeta, parseCodeMeta } from "./code-meta.ts";

const parse = (meta: string | null | undefined) => {
  const { highlighted, ...rest } = parseCodeMeta(meta);
  return { ...rest, highlighted: [...highlighted] };
};

describe("what follows the language", () => {
  it.each([undefined, null, "", "   "])("of %j is empty", (meta) => {
    expect(parse(meta)).toEqual({ highlighted: [] });
    expect(checkCodeMeta(meta, 1)).toEqual([]);
  });

  it("has a title, a tab, marked lines and words in any order", () => {
    const meta = '{1,3-5} before title="src/my app.js" {8} tab="npm" signature';
    expect(parse(meta)).toEqual({ title: "src/my app.js", tab: "npm", highlighted: [1, 3, 4, 5, 8] });
    expect(checkCodeMeta(meta, 8)).toEqual([]);
  });

  it("takes spaces between lines", () => {
    expect(parse("{1, 3 - 4}").highlighted).toEqual([1, 3, 4]);
  });

  it("marks nothing for ranges that are none", () => {
    expect(parse("{5-3} {,} {-} {a,b}").highlighted).toEqual([]);
  });
});

describe("a mistake is told", () => {
  it.each([
    ['titel="a.js"', 'unknown setting "titel" of a code block. Did you mean "title"?'],
    ["title=a.js", 'the value of "title" is not in double quotes: write title="a.js"'],
    ["title='a.js'", 'the value of "title" is not in double quotes: write title="a.js"'],
    ["titel=a.js", 'unknown setting "titel" of a code block. Did you mean "title"?'],
    ["{2-1}", "the lines {2-1} are reversed: write {1-2}"],
    ["{99}", "the lines {99} are beyond the end: the code block has 3 lines"],
    ["{2-4}", "the lines {2-4} are beyond the end: the code block has 3 lines"],
    ["{0}", "the lines {0} start before the first line: lines are counted from 1"],
    ["{1-}", '"{1-}" names no lines: write {2}, {2-4} or {1,3-5}'],
    ["{one}", '"{one}" names no lines: write {2}, {2-4} or {1,3-5}'],
    ["befor", 'unknown word "befor" after the language of a code block. Did you mean "before"?'],
  ])("for %s", (meta, message) => {
    expect(checkCodeMeta(meta, 3)).toEqual([message]);
  });

  it("for each of several", () => {
    expect(checkCodeMeta('titel="a" {1,5} {3-2}', 4)).toHaveLength(3);
  });
});
