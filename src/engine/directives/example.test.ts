import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { DIRECTIVES } from "./registry.ts";
import type { Compiled } from "../markdown/context.ts";

function compile(body: string, formatter: string | undefined = "prettier-stable"): Promise<Compiled> {
  const input = {
    file: "content/docs/stable/page.md",
    body,
    bodyOffset: 4,
    base: "/site/",
    root: process.cwd(),
    routes: {},
  };
  return compileMarkdown(
    { ...input, ...(formatter && { formatter }), pageUrl: "https://example.org/page" },
    DIRECTIVES,
  );
}

function example(attributes: string, code: string, language = "js"): string {
  return `Text.\n\n:::example${attributes}\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n:::\n`;
}

describe(":::example", () => {
  it("shows input and output, the options used and a link that carries them", async () => {
    const { html, problems } = await compile(example('{semi=false title="No semicolons"}', "let  a = 'x';"));
    expect(problems).toEqual([]);
    expect(html).toContain('<figure class="example">');
    expect(html).toContain("No semicolons");
    expect(html).toContain("<code>semi: false</code>");
    const href = /href="(\/site\/playground\/[^"]*)"/.exec(html)![1]!;
    expect(href).not.toContain("version=");
    const state = JSON.parse(decodeURIComponent(href.split("#")[1]!.replaceAll("&#x27;", "'")));
    expect(state).toEqual({ content: "let  a = 'x';\n", options: { semi: false, parser: "babel" } });
  });

  it("is formatted by the formatter of its page", async () => {
    const body = example("", "const rules = [/* none */];");
    const [stable, next] = await Promise.all([compile(body), compile(body, "prettier-next")]);
    expect(stable.markdown).toContain("const rules = [\n  /* none */\n];");
    expect(next.markdown?.match(/const rules = \[\/\* none \*\/\];/g)).toHaveLength(2);
    expect(next.html).toContain("/site/playground/?version=next#");
  });

  it.each([
    ["vue", "<template><p>a</p></template>"],
    ["hbs", "<p>{{a}}</p>"],
    ["lwc", "<p title={a}></p>"],
    ["jsonc", "{}"],
    ["tsx", "let a = <p />"],
    ["mdx", "# a"],
    ["yml", "a: b"],
  ])("knows the language %s", async (language, code) => {
    const { problems } = await compile(example("", code, language));
    expect(problems).toEqual([]);
  });

  it("lets the file name choose the parser", async () => {
    const { html } = await compile(example('{filepath="package.json"}', '{"a": 1}', "json"));
    expect(html).toContain("%22parser%22:%22json-stringify%22");
  });

  it("writes both into the Markdown export", async () => {
    const { markdown } = await compile(example("{tabWidth=4}", "if (a) { b }"));
    expect(markdown).toBe(
      "Text.\n\nInput:\n\n```js\nif (a) { b }\n```\n\nOutput (`tabWidth: 4`):\n\n```js\nif (a) {\n    b;\n}\n```\n",
    );
  });

  it.each([
    ["{printwidht=60}", "let a", 7, /"printwidht" is no option.*Did you mean "printWidth"/],
    ["{semi=maybe}", "let a", 7, /"semi" is "maybe", expected true or false/],
    ['{proseWrap="allways"}', "let a", 7, /Did you mean "always"/],
    ["{tabWidth=-2}", "let a", 7, /expected an integer, 0 or more/],
    ["", "let a\nlet b = ;", 11, /cannot be formatted: SyntaxError: Unexpected token \(2:9\)/],
    ["{error=true}", "let a", 7, /formatted without one/],
  ])("reports %s with its line", async (attributes, code, line, message) => {
    const { problems } = await compile(example(attributes, code));
    expect(problems).toHaveLength(1);
    expect(problems[0]!.problem).toEqual({
      file: "content/docs/stable/page.md",
      line,
      message: expect.stringMatching(message),
    });
  });

  it("shows the error it is about", async () => {
    const { html, problems } = await compile(example("{error=true}", "let b = ;"));
    expect(problems).toEqual([]);
    expect(html).toContain("SyntaxError: Unexpected token (1:9)");
  });

  it("reports a language without parser and a page without formatter", async () => {
    const unknown = await compile(example("", "let a", "pyhton"));
    expect(unknown.problems[0]!.problem.message).toMatch(/no parser for "pyhton"/);
    const bare = await compileMarkdown(
      {
        file: "a.md",
        body: example("", "a"),
        bodyOffset: 0,
        base: "/",
        root: "",
        routes: {},
      },
      DIRECTIVES,
    );
    expect(bare.problems[0]!.problem).toMatchObject({ line: 3, message: expect.stringMatching(/needs a formatter/) });
  });
});
