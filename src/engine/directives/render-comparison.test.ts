import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { DIRECTIVES } from "./registry.ts";
import type { Compiled } from "../markdown/context.ts";

const VERSIONS = 'before="3.4.2" after="3.5.0"';
const INPUT = "```js\ndraw({ x:1 })\n```";
const BEFORE = "```js before\ndraw({ x: 1 });\n```";
const AFTER = "```js after\ndraw({\n  x: 1,\n});\n```";

function compile(attributes = VERSIONS, blocks = [INPUT, BEFORE, AFTER]): Promise<Compiled> {
  return compileMarkdown(
    {
      file: "content/blog/2025-02-09-3.5.0.md",
      body: `Words.\n\n:::before-after{${attributes}}\n\n${blocks.join("\n\n")}\n\n:::\n`,
      bodyOffset: 8,
      base: "/",
      root: process.cwd(),
      routes: {},
      formatter: "prettier-stable",
      siteTitle: "Prettier",
      pageUrl: "https://example.org/page",
    },
    DIRECTIVES,
  );
}

async function load(attributes?: string, blocks?: string[]) {
  const { html, problems } = await compile(attributes, blocks);
  expect(problems).toEqual([]);
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.querySelector("figure.comparison")!;
}

describe(":::before-after", () => {
  it("shows both outputs with their versions, and what changed", async () => {
    const figure = await load();
    expect([...figure.querySelectorAll(".example-label")].map((label) => label.textContent)).toEqual([
      "Prettier 3.4.2 −1 line",
      "Prettier 3.5.0 +3 lines",
    ]);
    const [before, after, input] = figure.querySelectorAll("pre code");
    expect(before!.textContent).toBe("draw({ x: 1 });");
    expect(before!.querySelector("del")!.textContent).toBe("draw({ x: 1 });");
    expect(after!.textContent).toBe("draw({\n  x: 1,\n});");
    expect([...after!.querySelectorAll("ins mark")].map((mark) => mark.textContent)).toEqual([","]);
    expect(input!.closest("details")!.querySelector("summary")!.textContent).toBe("Input");
    expect(input!.textContent).toBe("draw({ x:1 })");
    expect(figure.querySelectorAll("button[data-copy]")).toHaveLength(3);
  });

  it("says where lines are too long for half of the page", async () => {
    const isWide = async (line: string) => {
      const figure = await load(VERSIONS, [INPUT, BEFORE, `\`\`\`js after\n${line}\n\`\`\``]);
      return figure.querySelector(".comparison-sides")!.hasAttribute("data-wide");
    };
    expect(await isWide("x".repeat(60))).toBe(false);
    expect(await isWide("x".repeat(61))).toBe(true);
  });

  it("puts no element around lines that did not change", async () => {
    const same = "```css before\na {\n}\nb {\n}\n```";
    const figure = await load(VERSIONS, ["```css\na{}b{}\n```", same, "```css after\na {\n}\n\nb {\n}\n```"]);
    const [before, after] = figure.querySelectorAll("pre code");
    expect(before!.querySelectorAll("del, mark")).toHaveLength(0);
    expect([...after!.querySelectorAll("ins")].map((line) => line.textContent)).toEqual(["\n"]);
  });

  it("names options, but not a parser that goes without saying", async () => {
    const figure = await load(`${VERSIONS} parser="babel" semi=true after:objectWrap="collapse" title="Objects"`);
    expect(figure.querySelector("figcaption")!.textContent).toBe(
      'Objects semi: true 3.5.0 with objectWrap: "collapse"',
    );
    const flow = await load(`${VERSIONS} parser="flow"`);
    expect(flow.querySelector("figcaption")!.textContent!.trim()).toBe('parser: "flow"');
    expect(flow.getAttribute("aria-label")).toBe("Prettier 3.4.2 and 3.5.0 compared");
  });

  it("leaves the input out where the first output is the same", async () => {
    const figure = await load(VERSIONS, ["```js\ndraw({ x: 1 });\n```", BEFORE, AFTER]);
    expect(figure.querySelector("details")).toBeNull();
  });

  it("opens the playground with the input and options of today", async () => {
    const figure = await load('before="1.2.2" after="1.3.0" parser="postcss" jsxBracketSameLine=true');
    const { hash, pathname } = new URL(figure.querySelector("a")!.getAttribute("href")!, "https://example.org");
    expect(pathname).toBe("/playground/");
    expect(JSON.parse(decodeURIComponent(hash.slice(1)))).toEqual({
      content: "draw({ x:1 })\n",
      options: { parser: "css", bracketSameLine: true },
    });
  });

  it("shows the error of a version that gave up, without marks", async () => {
    const figure = await load(VERSIONS, [INPUT, "```text before\nSyntaxError: no (1:1)\n```", AFTER]);
    const [before, after] = figure.querySelectorAll("[data-side]");
    expect(before!.hasAttribute("data-failed")).toBe(true);
    expect(before!.querySelector(".example-label")!.textContent).toBe("Prettier 3.4.2 error");
    expect(before!.querySelector("code")!.textContent).toBe("SyntaxError: no (1:1)");
    expect(after!.hasAttribute("data-failed")).toBe(false);
    expect(figure.querySelectorAll("del, ins, mark")).toHaveLength(0);
  });

  it("is three code blocks in the Markdown export", async () => {
    const { markdown } = await compile(`${VERSIONS} semi=true title="Calls"`);
    expect(markdown).toBe(
      "Words.\n\n**Calls**\n\nInput:\n\n```js\ndraw({ x:1 })\n```\n\nPrettier 3.4.2 (`semi: true`):\n\n```js\ndraw({ x: 1 });\n```\n\n" +
        "Prettier 3.5.0 (`semi: true`):\n\n```js\ndraw({\n  x: 1,\n});\n```\n",
    );
  });

  it.each([
    [VERSIONS, [INPUT, BEFORE], "the output of 3.5.0 (after) is missing: run npm run examples"],
    [`${VERSIONS} semicolons=true`, [INPUT, BEFORE, AFTER], '"semicolons" is no option of the formatter'],
  ])("stops the build for {%s} with %j", async (attributes, blocks, message) => {
    const { problems } = await compile(attributes, blocks);
    expect(problems).toMatchObject([{ broken: "content", problem: { line: 11 } }]);
    expect(problems[0]!.problem.message).toContain(message);
  });
});
