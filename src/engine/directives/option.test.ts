import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { DIRECTIVES } from "./registry.ts";
import type { Compiled } from "../markdown/context.ts";

function compile(attributes: string, sample = ""): Promise<Compiled> {
  const code = sample && `\`\`\`js\n${sample}\n\`\`\`\n\n`;
  return compileMarkdown(
    {
      file: "content/docs/stable/options.md",
      body: `:::option${attributes}\n\n${code}:::\n`,
      bodyOffset: 0,
      base: "/",
      root: process.cwd(),
      routes: { "content/blog/2025-02-09-3.5.0.md": "/blog/2025/02/09/3.5.0" },
      formatter: "prettier-stable",
      pageUrl: "https://example.org/page",
    },
    DIRECTIVES,
  );
}

describe(":::option", () => {
  it("tells what the package knows, and since when", async () => {
    const { html, problems, options, links } = await compile('{name="objectWrap"}');
    expect(problems).toEqual([]);
    expect(html).toContain('<dt>Default</dt><dd><code>"preserve"</code></dd>');
    expect(html).toContain("--object-wrap &lt;preserve|collapse></code>");
    expect(html).toContain('<a href="/blog/2025/02/09/3.5.0" class="since">3.5.0</a>');
    expect(links).toContainEqual({ href: "/blog/2025/02/09/3.5.0", line: 1 });
    expect(options).toEqual([{ name: "objectWrap", line: 1, id: "", section: "" }]);
  });

  it("names the flag that changes something", async () => {
    expect((await compile('{name="semi"}')).html).toContain("<code>--no-semi</code>");
    expect((await compile('{name="useTabs"}')).html).toContain("<code>--use-tabs</code>");
  });

  it("computes the output for every value and preselects the default", async () => {
    const { html, markdown } = await compile(
      '{name="trailingComma"}',
      "const a = [\n'a very long string that has to be wrapped', 'another very long string'];",
    );
    expect(html.match(/<input type="radio" name="explore-trailingComma"/g)).toHaveLength(3);
    expect(html).toMatch(/checked autocomplete="off"><span>"all"<small> default/);
    expect(html).toContain('data-for="1 2"');
    expect(html).toContain('data-for="3"');
    expect(markdown).toContain('Output (`trailingComma: "none"`):');
  });

  it("adds the default to listed numbers", async () => {
    const { html } = await compile('{name="printWidth" values="20,120"}', "const result = compute(alpha, beta);");
    expect([...html.matchAll(/<span>(\d+)/g)].map((match) => match[1])).toEqual(["20", "80", "120"]);
  });

  it("marks where the cursor goes, though the text is the same", async () => {
    const { html, markdown, problems } = await compile('{name="cursorOffset" values="6,9"}', "pour(  a,b  )");
    expect(problems).toEqual([]);
    expect([...html.matchAll(/class="prompt offset">(\d+)/g)].map((match) => match[1])).toEqual(["6", "9", "5", "8"]);
    expect(markdown).toContain("Output (`cursorOffset: 9`, new offset 8):");
  });

  it.each([
    ['{name="semicolon"}', "", /has no option "semicolon"/],
    ["", "", /needs the name/],
    ['{name="printWidth"}', "a", /needs a list of values/],
    ['{name="parser"}', "a", /25 values of "parser" are too many/],
    ['{name="tabWidth" values="2,two"}', "a", /"tabWidth" is "two", expected an integer/],
    ['{name="semi" widht=2}', "a", /"widht" is no option/],
    ['{name="jsxSingleQuote"}', "let a", /does not show what "jsxSingleQuote" does/],
    ['{name="semi"}', "let = ;", /cannot be formatted with semi true/],
  ])("reports %s", async (attributes, sample, message) => {
    const { problems } = await compile(attributes, sample);
    expect(problems[0]!.problem.message).toMatch(message);
  });
});
