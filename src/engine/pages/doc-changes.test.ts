import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { compareDocs, type SectionChange } from "./doc-changes.ts";

async function outline(body: string) {
  const input = { file: "docs/a.md", body, bodyOffset: 0, base: "/", root: ".", routes: {}, kind: "doc" as const };
  return (await compileMarkdown(input)).outline ?? [];
}

async function compare(older: string, newer: string): Promise<SectionChange[]> {
  return compareDocs(await outline(older), await outline(newer));
}

const HEAD = "| x | y |\n| - | - |\n";

describe("compareDocs", () => {
  it("finds nothing between docs that say the same", async () => {
    const older = "Text with [a link](/docs/options).\n\n## One\n\n| a   | b |\n| --- | - |\n| c   | d |\n";
    const newer = "Text with [a link](/docs/next/options).\n\n## One\n\n| a | b |\n| - | - |\n| c | d |\n";
    expect(await compare(older, newer)).toEqual([]);
  });

  it("names sections that came, went and changed, in order", async () => {
    const older = "Intro.\n\n## One\n\nSame.\n\n## Two\n\nGone.\n\n## Three\n\nTabs are two wide.\n";
    const newer = "Intro.\n\n## Zero\n\nNew.\n\n## One\n\nSame.\n\n## Three\n\nTabs are four wide.\n";
    expect(await compare(older, newer)).toEqual([
      { id: "zero", heading: "Zero", status: "added", html: "" },
      { id: "two", heading: "Two", status: "removed", html: "" },
      { id: "three", heading: "Three", status: "changed", html: "<p>Tabs are <del>two</del><ins>four</ins> wide.</p>" },
    ]);
  });

  it("sees outputs of examples, and no headings inside of them", async () => {
    const older = "## One\n\n```md\n# Plan\n```\n";
    const newer = "## One\n\n```md\nPlan\n====\n```\n";
    expect((await compare(older, newer))[0]!.html).toBe("<pre><del># </del>Plan\n<ins>====</ins></pre>");
  });

  it("sets lines apart that have nothing in common", async () => {
    const [change] = await compare("Keys must be short.\n", "At a width of twenty columns this is easy to see.\n");
    expect(change?.html).toBe(
      "<p><del>Keys must be short.</del></p><p><ins>At a width of twenty columns this is easy to see.</ins></p>",
    );
  });

  it("keeps a phrase together that changed but for a word", async () => {
    const [change] = await compare("It may be a string, or a URL here.\n", "It may be an array, or an object here.\n");
    expect(change?.html).toBe("<p>It may be <del>a string, or a URL</del><ins>an array, or an object</ins> here.</p>");
  });

  it("leaves the space after a phrase outside of it", async () => {
    const [change] = await compare(
      "It is read with flow-parser | here and now.\n",
      "It is read with flow-parser; since 3.9 its Rust version | here and now.\n",
    );
    expect(change?.html).toBe(
      "<p>It is read with <del>flow-parser</del><ins>flow-parser; since 3.9 its Rust version</ins> | here and now.</p>",
    );
  });

  it("keeps characters that look like marks", async () => {
    const [change] = await compare("## A\n\nText.\n", "## A\n\nText.\n\nSuch as `/*: number */` in `*.js`.\n");
    expect(change?.html).toBe("<p><ins>Such as /*: number */ in *.js.</ins></p>");
  });

  it("pairs rows of a table that start alike", async () => {
    const [change] = await compare(
      `${HEAD}| a | one |\n| b | two |\n`,
      `${HEAD}| a | three words now |\n| b | two |\n`,
    );
    expect(change?.html).toBe("<p>a | <del>one</del><ins>three words now</ins></p>");
  });

  it("names rows that came or went by their first cell", async () => {
    const [change] = await compare(`${HEAD}| a | one |\n| b | two |\n`, `${HEAD}| a | one |\n| c | \`x \\| y\` |\n`);
    expect(change?.html).toBe("<p><del>b</del></p><p><ins>c</ins></p>");
  });

  it("cuts long sentences that stayed", async () => {
    const words = "one two three four five six seven eight nine ten eleven twelve";
    const [change] = await compare(`${words} old.\n`, `${words} new.\n`);
    expect(change?.html).toBe("<p>… eight nine ten eleven twelve <del>old.</del><ins>new.</ins></p>");
  });

  it("names a part below a section that came as a whole", async () => {
    const [change] = await compare(
      "## One\n\nText.\n\n#### Old\n\nWords.\n",
      "## One\n\nText. More.\n\n#### New\n\nOther.\n\n```js\ncode();\n```\n\n#### Old\n\nWords.\n",
    );
    expect(change?.html).toBe("<p>Text.<ins> More.</ins></p><p><ins>New</ins></p>");
  });

  it("takes lines of code that came together for one change", async () => {
    const [change] = await compare("```js\na();\n```\n", "```js\na();\nb();\nc();\n```\n");
    expect(change?.html).toBe("<pre><ins>b();\nc();</ins></pre>");
  });

  it("escapes what it quotes", async () => {
    const [change] = await compare("a\n", "a\n\n\\<b> & c\n");
    expect(change).toEqual({ id: "", heading: "", status: "changed", html: "<p><ins>&lt;b> &amp; c</ins></p>" });
  });

  it("does not take a moved section for a new one", async () => {
    expect(await compare("## A\n\na\n\n## B\n\nb\n", "## B\n\nb\n\n## A\n\na\n")).toEqual([]);
  });
});
