import { describe, expect, it } from "vitest";
import { compileMarkdown } from "./compile.ts";
import type { CompileInput } from "./context.ts";

const input: CompileInput = {
  file: "docs/page.md",
  body: "",
  bodyOffset: 4,
  base: "/site/",
  root: ".",
  routes: { "docs/page.md": "/docs/page", "docs/other.md": "/docs/other" },
};
const compile = (body: string, more: Partial<CompileInput> = {}) => compileMarkdown({ ...input, ...more, body });

describe("headings", () => {
  it("get an id, a labelled hash link and a place in the contents", async () => {
    const { html, toc, ids } = await compile("## Print `width`\n\n### Deeper\n\n#### Deepest");
    expect(html).toContain('<h2 id="print-width" class="heading">Print <code>width</code>');
    expect(html).toContain('<a href="#print-width" class="hash-link" aria-label="Direct link to Print width"></a>');
    expect(toc).toEqual([
      { id: "print-width", text: "Print width", level: 2 },
      { id: "deeper", text: "Deeper", level: 3 },
    ]);
    expect(ids).toContain("deepest");
  });

  it("take explicit ids and aliases", async () => {
    const { html, ids } = await compile("## Cache {#cache #--cache}");
    expect(html).toContain(
      '<h2 id="cache" class="heading"><a id="--cache" class="anchor-alias"></a>Cache<a href="#cache"',
    );
    expect(ids).toEqual(expect.arrayContaining(["cache", "--cache"]));
  });

  it("of level 1, and ids used twice, are reported with their line", async () => {
    const { problems } = await compile("# Title\n\n## A {#same}\n\n## B {#same}");
    expect(problems.map(({ problem }) => `${problem.line} ${problem.message}`)).toEqual([
      "5 the title in the front matter is the only level-1 heading: start at level 2",
      '9 the heading id "same" is used twice on this page',
    ]);
  });
});

describe("links", () => {
  it("between Markdown files become routes below the base path", async () => {
    const { html, links } = await compile("[a](other.md#x) [b](./other.md) [c](/blog) [d](https://example.org)");
    expect(links.map((link) => link.href)).toEqual([
      "/site/docs/other#x",
      "/site/docs/other",
      "/site/blog",
      "https://example.org",
    ]);
    expect(html).toContain('<a href="https://example.org">d</a>');
  });

  it("to a missing Markdown file name the nearest", async () => {
    const { problems } = await compile("text\n\n[a](othr.md)");
    expect(problems).toEqual([
      {
        broken: "markdownLink",
        problem: {
          file: "docs/page.md",
          line: 7,
          message: 'the link to "othr.md" leads to no Markdown file. Nearest: other.md.',
        },
      },
    ]);
  });
});

describe("directives", () => {
  it("become admonitions, with their own title if they have one", async () => {
    const { html } = await compile(":::tip\n\nDo.\n\n:::\n\n:::warning[Not `this`]\n\nDon't.\n\n:::");
    expect(html).toContain(
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">Tip</p><p>Do.</p></div>',
    );
    expect(html).toContain('<p class="admonition-title">Not <code>this</code></p>');
  });

  it("become tabs, from code blocks or nested containers", async () => {
    const { html } = await compile(
      ':::tabs{group="pm"}\n\n```bash tab="npm"\n$ npm i\n```\n\n```bash tab="yarn"\nyarn\n```\n\n:::',
    );
    expect(html).toContain('<div class="tabs" data-group="pm"><div role="tablist" aria-label="pm">');
    expect(html).toMatch(
      /<button type="button" role="tab" id="tabs-5-tab-npm" aria-controls="tabs-5-panel-npm" aria-selected="true" tabindex="0" data-value="npm">/,
    );
    expect(html).toMatch(
      /<div role="tabpanel" id="tabs-5-panel-yarn" aria-labelledby="tabs-5-tab-yarn" data-value="yarn" hidden>/,
    );
    const nested = await compile("::::tabs\n\n:::tab[On Linux]\n\ntext\n\n:::\n\n::::");
    expect(nested.html).toContain('data-value="on-linux"');
  });

  it("of an unknown name are reported, words with a colon are not", async () => {
    const { html, problems } = await compile(":::tipp\n\nDo.\n\n:::\n\nAt 10:30, use a:b.");
    expect(problems.map(({ problem }) => problem.message)).toEqual([
      'unknown directive ":::tipp". Did you mean "tip"?',
    ]);
    expect(html).toContain("<p>At 10:30, use a:b.</p>");
  });
});

describe("code blocks", () => {
  it("are highlighted and carry title and copy button", async () => {
    const { html } = await compile('```js title="app.js" {2}\nlet a;\nlet b;\n```');
    expect(html).toContain('<div class="code-title">app.js</div>');
    expect(html).toContain('<span class="line highlighted"><span class="keyword">let</span> b;');
    expect(html).toContain(
      '<button type="button" class="copy-button" data-copy="" aria-label="Copy code">Copy</button>',
    );
  });

  it("keep the prompt apart from the command", async () => {
    const { html } = await compile("```bash\n$ npm test\n```");
    expect(html).toMatch(/<span class="line"><span class="prompt" aria-hidden="true">\$ <\/span>.*npm/);
  });

  it("mark added and removed lines of a diff", async () => {
    const { html } = await compile("```diff\n- a\n+ b\n  c\n```");
    expect(html).toMatch(/<span class="line removed">.*<span class="line added">.*<span class="line">/s);
  });

  it.each(["bash", "diff", "handlebars", "toml", "ini", "vim", "scss", "less"])(
    "know the grammar of %s",
    async (language) => {
      const samples: Record<string, string> = {
        bash: "if x; then",
        diff: "+a",
        handlebars: "{{#if a}}",
        toml: "a = 1",
        ini: "[a]\nb=1",
        vim: "set nu",
        scss: "$a: 1px;",
        less: "@a: 1px;",
      };
      const { html } = await compile(`\`\`\`${language}\n${samples[language]}\n\`\`\``);
      expect(html).toMatch(/<span class="(keyword|string|name|value|quiet|line added)">/);
    },
  );
});

it("leaves out the paragraph of a phrase", async () => {
  expect((await compile("[a](/b) via *c*", { kind: "phrase" })).html).toBe(`<a href="/site/b">a</a> via <em>c</em>`);
});

it("reports images that do not exist", async () => {
  const { problems } = await compile("![x](./none.png)");
  expect(problems[0]).toMatchObject({ broken: "image", problem: { line: 5 } });
});

it("splits the excerpt at the truncation marker", async () => {
  const { excerpt, html } = await compile("Summary.\n\n<!-- truncate -->\n\nRest.");
  expect(excerpt).toBe("<p>Summary.</p>\n");
  expect(html).not.toContain("truncate");
});

it.each(["<!-- truncate -->", "<!--truncate-->", "<!--  truncate  -->  "])("knows the marker %s", async (marker) => {
  const { excerpt, problems } = await compile(`Summary.\n\n${marker}\n\nRest.`, { kind: "post" });
  expect([excerpt, problems]).toEqual(["<p>Summary.</p>\n", []]);
});

it.each(["All of it, <!-- truncate --> not on its own line.", "<!-- truncated -->", "```md\n<!-- truncate -->\n```"])(
  "reports a post without the marker: %j",
  async (body) => {
    const { problems } = await compile(body, { kind: "post" });
    expect(problems).toMatchObject([{ broken: "content", problem: { file: "docs/page.md", line: 5 } }]);
    expect(problems[0]?.problem.message).toMatch(/^the post is not truncated: put <!-- truncate -->/);
  },
);

it("wraps tables so that they scroll by themselves", async () => {
  const { html } = await compile("| a |\n| - |\n| b |");
  expect(html).toContain('<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table>');
  expect(html).toContain("</table><i hidden></i></div>");
});

it("names the boxes of tasks, also in nested lists", async () => {
  const { html } = await compile("- [x] a\n  - [ ] b\n");
  expect([...html.matchAll(/<input[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(["Done", "Not done"]);
});
