import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { INTEGRATIONS } from "./integrations.ts";

const compile = (body: string, more: { editors: Record<string, string> }) =>
  compileMarkdown(
    {
      file: "docs/page.md",
      body,
      bodyOffset: 4,
      base: "/site/",
      root: ".",
      routes: { "docs/page.md": "/docs/page", "docs/other.md": "/docs/other" },
      pageUrl: "https://example.org/site/docs/page",
      ...more,
    },
    { integrations: INTEGRATIONS },
  );

describe("integrations", () => {
  const editors = { Vim: "- [vim-prettier](https://example.org/vim)\n- [ALE](other.md)\n" };

  it("come from the data, with their links resolved, also in the Markdown export", async () => {
    const { html, links, markdown } = await compile('Text.\n\n:::integrations{editor="Vim"}\n\n:::\n\nMore.', {
      editors,
    });
    expect(html).toContain('<a href="https://example.org/vim">vim-prettier</a>');
    expect(links.map(({ href }) => href)).toEqual(["https://example.org/vim", "/site/docs/other"]);
    expect(markdown).toBe(
      "Text.\n\n- [vim-prettier](https://example.org/vim)\n- [ALE](https://example.org/site/docs/other)\n\nMore.\n",
    );
  });

  it("of an unknown editor are reported with the nearest", async () => {
    const { problems } = await compile(':::integrations{editor="Vmi"}\n\n:::', { editors });
    expect(problems[0]?.problem.message).toBe('editors.yml has no editor "Vmi". Did you mean "Vim"?');
  });
});
