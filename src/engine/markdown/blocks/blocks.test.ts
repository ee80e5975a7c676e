import { describe, expect, it } from "vitest";
import { compilePost, compileText } from "../../testing/compile-text.ts";

describe("admonitions", () => {
  it.each(["note", "tip", "info", "important", "warning", "caution", "danger"])("have the kind %s", async (kind) => {
    const { html, problems } = await compileText(`:::${kind}\n\nText.\n\n:::`);
    expect(problems).toEqual([]);
    expect(html).toContain(`<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">`);
  });

  it("can be folded", async () => {
    const text = ":::details[Why `semi`?]\n\nText.\n\n:::\n\n:::details{open}\n\nMore.\n\n:::";
    const { html, markdown, problems } = await compileText(text);
    expect(problems).toEqual([]);
    expect(html).toContain("<details><summary>Why <code>semi</code>?</summary><p>Text.</p></details>");
    expect(html).toContain("<details open><summary>Details</summary><p>More.</p></details>");
    expect(markdown).toBe("**Why `semi`?**\n\nText.\n\n**Details**\n\nMore.\n");
  });
});

describe("alerts of GitHub", () => {
  it.each([
    ["NOTE", "note", "Note"],
    ["tip", "tip", "Tip"],
    ["IMPORTANT", "important", "Important"],
    ["WARNING", "warning", "Warning"],
    ["Caution", "caution", "Caution"],
  ])("[!%s] become admonitions", async (name, kind, title) => {
    const { html, problems } = await compileText(`> [!${name}]\n> Text with \`code\`,\n> at 10:30.\n>\n> - item`);
    expect(problems).toEqual([]);
    const start = `<div class="admonition admonition-${kind}" role="note">\n<p class="admonition-title">${title}</p>\n`;
    expect(html).toBe(`${start}<p>Text with <code>code</code>,\nat 10:30.</p>\n<ul>\n<li>item</li>\n</ul>\n</div>`);
  });

  it("can have a title of their own, and stand in lists", async () => {
    const { html } = await compileText("- a\n\n  > [!TIP] Try *it* at 10:30\n  > Text.");
    expect(html).toContain('<p class="admonition-title">Try <em>it</em> at 10:30</p>\n<p>Text.</p>');
  });

  it("may begin with a paragraph of their own", async () => {
    const { html } = await compileText("> [!NOTE]\n>\n> Text.");
    expect(html).toContain('<p class="admonition-title">Note</p>\n<p>Text.</p>');
  });

  it("stay alerts in the Markdown export, and are HTML in feeds", async () => {
    const text = "> [!NOTE]\n> See [the other](other.md)\n> page.";
    const { markdown, feedHtml, sections } = await compilePost(text);
    expect(markdown).toContain("> [!NOTE]\n> See [the other](https://example.org/docs/other)\n> page.");
    expect(feedHtml).toContain('<p>Note</p>\n<p>See <a href="https://example.org/docs/other">');
    expect(sections.at(-1)?.text).toBe("Summary.\nSee the other page.");
  });

  it("of an unknown kind are reported", async () => {
    const { problems } = await compileText("Text.\n\n> [!WARNIG]\n> Text.");
    expect(problems).toEqual([expect.stringMatching(/^7 unknown alert "\[!WARNIG\]"\..*WARNING/)]);
  });

  it("leave other quotations alone", async () => {
    const { html } = await compileText("> [!] and [x](/y)\n> text [!NOTE]");
    expect(html).toContain("<blockquote>");
  });
});

describe("[[toc]]", () => {
  const TEXT = "[[toc]]\n\n## A & b\n\n### C\n\n### D\n\n## E {#own}\n";

  it("lists the headings of the page where it stands", async () => {
    const { html, problems } = await compileText(TEXT);
    expect(problems).toEqual([]);
    expect(html.replaceAll("\n", "")).toContain(
      '<nav aria-label="Contents" data-no-search=""><ul><li><a href="#a--b">A &amp; b</a><ul><li><a href="#c">C</a></li>' +
        '<li><a href="#d">D</a></li></ul></li><li><a href="#own">E</a></li></ul></nav>',
    );
  });

  it("has complete addresses in the export, and is nothing to search for", async () => {
    const { markdown, sections } = await compileText(TEXT);
    expect(markdown).toMatch(
      /^- \[A & b\]\(https:\/\/example.org\/docs\/page#a--b\)\n {2}- \[C\]\(.*#c\)\n {2}- \[D\]\(.*#d\)\n- \[E\]\(.*#own\)\n\n## A & b/,
    );
    expect(sections[0]?.text).toBe("");
  });

  it("is text within text and in code", async () => {
    const { html } = await compileText("Write [[toc]], or `[[toc]]`.\n\n## A\n");
    expect(html).toContain("<p>Write [[toc]], or <code>[[toc]]</code>.</p>");
  });

  it("is reported on a page without headings", async () => {
    const { problems } = await compileText("[[toc]]");
    expect(problems).toEqual(["5 [[toc]] has nothing to list: the page has no headings"]);
  });
});
