import { describe, expect, it } from "vitest";
import { compareDocs, type ComparedDoc } from "./doc-changes.ts";
import { diffSequences } from "./diff-sequences.ts";

function doc(twin: string): ComparedDoc {
  const toc = [...twin.matchAll(/^(#{2,3}) (.*)$/gm)].map(([, marks, text]) => ({
    id: text!.toLowerCase().replaceAll(" ", "-"),
    text: text!,
    level: marks!.length,
  }));
  return { twin, toc };
}

describe("compareDocs", () => {
  it("finds nothing between docs that say the same", () => {
    const older = doc("Text with [a link](/docs/options).\n\n## One\n\n| a   | b |\n| --- | - |\n| c   | d |\n");
    const newer = doc("Text with [a link](/docs/next/options).\n\n## One\n\n| a | b |\n| - | - |\n| c | d |\n");
    expect(compareDocs(older, newer)).toEqual([]);
  });

  it("names sections that came, went and changed, in order", () => {
    const older = doc("Intro.\n\n## One\n\nSame.\n\n## Two\n\nGone.\n\n## Three\n\nTabs are two wide.\n");
    const newer = doc("Intro.\n\n## Zero\n\nNew.\n\n## One\n\nSame.\n\n## Three\n\nTabs are four wide.\n");
    expect(compareDocs(older, newer)).toEqual([
      { id: "zero", heading: "Zero", status: "added", html: "" },
      { id: "two", heading: "Two", status: "removed", html: "" },
      { id: "three", heading: "Three", status: "changed", html: "<p>Tabs are <del>two</del><ins>four</ins> wide.</p>" },
    ]);
  });

  it("sees outputs of examples, and no headings inside of them", () => {
    const older = doc("## One\n\n```md\n# Plan\n```\n");
    const newer = { ...older, twin: "## One\n\n```md\nPlan\n====\n```\n" };
    expect(compareDocs(older, newer)[0]!.html).toBe("<pre><del># </del>Plan\n<ins>====</ins></pre>");
  });

  it("sets lines apart that have nothing in common", () => {
    const [change] = compareDocs(
      doc("Keys must be short.\n"),
      doc("At a width of twenty columns this is easy to see.\n"),
    );
    expect(change!.html).toBe(
      "<p><del>Keys must be short.</del></p><p><ins>At a width of twenty columns this is easy to see.</ins></p>",
    );
  });

  it("keeps a phrase together that changed but for a word", () => {
    const [change] = compareDocs(
      doc("It may be a string, or a URL here.\n"),
      doc("It may be an array, or an object here.\n"),
    );
    expect(change!.html).toBe("<p>It may be <del>a string, or a URL</del><ins>an array, or an object</ins> here.</p>");
  });

  it("pairs rows of a table that start alike", () => {
    const [change] = compareDocs(doc("| a | one |\n| b | two |\n"), doc("| a | three words now |\n| b | two |\n"));
    expect(change!.html).toBe("<p>a | <del>one</del><ins>three words now</ins></p>");
  });

  it("names rows that came or went by their first cell", () => {
    const [change] = compareDocs(doc("| a | one |\n| b | two |\n"), doc("| a | one |\n| c | `x | y` |\n"));
    expect(change!.html).toBe("<p><del>b</del></p><p><ins>c</ins></p>");
  });

  it("cuts long sentences that stayed", () => {
    const words = "one two three four five six seven eight nine ten eleven twelve";
    const [change] = compareDocs(doc(`${words} old.\n`), doc(`${words} new.\n`));
    expect(change!.html).toBe("<p>… eight nine ten eleven twelve <del>old.</del><ins>new.</ins></p>");
  });

  it("names a part below a section that came as a whole", () => {
    const [change] = compareDocs(
      doc("## One\n\nText.\n\n#### Old\n\nWords.\n"),
      doc("## One\n\nText. More.\n\n#### New\n\nOther.\n\n```js\ncode();\n```\n\n#### Old\n\nWords.\n"),
    );
    expect(change!.html).toBe("<p>Text.<ins> More.</ins></p><p><ins>New</ins></p>");
  });

  it("takes lines of code that came together for one change", () => {
    const [change] = compareDocs(doc("```js\na();\n```\n"), doc("```js\na();\nb();\nc();\n```\n"));
    expect(change!.html).toBe("<pre><ins>b();\nc();</ins></pre>");
  });

  it("escapes what it quotes", () => {
    const [change] = compareDocs(doc("a\n"), doc("a\n\n<b> & c\n"));
    expect(change).toEqual({ id: "", heading: "", status: "changed", html: "<p><ins>&lt;b&gt; &amp; c</ins></p>" });
  });

  it("does not take a moved section for a new one", () => {
    expect(compareDocs(doc("## A\n\na\n\n## B\n\nb\n"), doc("## B\n\nb\n\n## A\n\na\n"))).toEqual([]);
  });
});

it("diffs lists", () => {
  const show = (before: string, after: string) =>
    diffSequences([...before], [...after])
      .map(({ kind, value }) => ({ same: "", removed: "-", added: "+" })[kind] + value)
      .join("");
  expect(show("abcde", "abXde")).toBe("ab-c+Xde");
  expect(show("", "ab")).toBe("+a+b");
  expect(show("ab", "ab")).toBe("ab");
});
