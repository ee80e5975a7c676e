import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { DIRECTIVES } from "./registry.ts";

async function compile(attributes: string, sample = "```js\nconst a = 'x'\n```\n\n") {
  const body = `:::component{${attributes}}\n\n${sample}:::`;
  const { problems, ...compiled } = await compileMarkdown(
    {
      file: "pages/page.md",
      body,
      bodyOffset: 4,
      base: "/",
      root: ".",
      routes: {},
      pageUrl: "https://example.org/page",
      formatter: "prettier-stable",
    },
    DIRECTIVES,
  );
  return { ...compiled, problems: problems.map(({ problem }) => `${problem.line} ${problem.message}`) };
}

describe("the option explorer", () => {
  it("stands in any page, without documenting the option there", async () => {
    const { html, markdown, options, problems } = await compile(
      'name="option-explorer" option="semi" singleQuote=true',
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<fieldset class="explorer"><legend>Output for each value of semi/);
    expect(html).not.toContain("option-facts");
    expect(options).toBeUndefined();
    expect(markdown).toContain("Output (`semi: false`):\n\n```js\nconst a = 'x'\n```");
  });
});

describe("a mistake is told with its line", () => {
  it.each([
    ['option="semi"', /^5 :::component has no name\. .*option-explorer/],
    ['name="option-explorr" option="semi"', /^5 unknown component "option-explorr"\. Did you mean "option-explorer"\?/],
    ['name="option-explorer"', /^5 the setting "option" of the component "option-explorer" is missing/],
    ['name="option-explorer" option="sem"', /^5 .* has no option "sem"\. Did you mean "semi"\?/],
    ['name="option-explorer" option="semi" tabwidth=4', /^5 .*tabwidth/],
  ])("for {%s}", async (attributes, message) => {
    expect((await compile(attributes)).problems[0]).toMatch(message);
  });

  it("for a missing sample", async () => {
    const { problems } = await compile('name="option-explorer" option="semi"', "");
    expect(problems).toEqual(['5 the component "option-explorer" needs a code block: the sample to format']);
  });
});
