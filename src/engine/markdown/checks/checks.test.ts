/** Mistakes that used to be silent: each is told with its line, and what is right is not. */
import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../compile.ts";

/** Errors have their line and message, oversights a "~" before them. */
async function check(body: string): Promise<string[]> {
  const input = { file: "docs/page.md", body, bodyOffset: 4, base: "/", root: ".", routes: {} };
  const { problems } = await compileMarkdown(input);
  return problems.map(
    ({ broken, problem }) => `${broken === "oversight" ? "~" : ""}${problem.line! - 4} ${problem.message}`,
  );
}

describe("code blocks", () => {
  it("tell settings, words and lines that are not known", async () => {
    expect(await check('Text\n\n```js titel="a.js" {2-1}\na\n```\n\n- ```js {99}\n  b\n  ```')).toEqual([
      '3 unknown setting "titel" of a code block. Did you mean "title"?',
      "3 the lines {2-1} are reversed: write {1-2}",
      "7 the lines {99} are beyond the end: the code block has one line",
    ]);
  });

  it("tell languages that are not highlighted", async () => {
    expect(await check("```jsvascript\na\n```\n\n```js{1}\na\n```\n\n```text\na\n```\n\n```\na\n```")).toEqual([
      '~1 the language "jsvascript" is not highlighted. Did you mean "javascript"? Plain text is "text".',
      '~5 the language "js{1}" is not highlighted. Put a space after the language: js {1}',
    ]);
  });
});

describe("containers", () => {
  const never = (line: number, name: string) =>
    `${line} ":::${name}" is never closed: put ":::" on a line of its own below its content. Around other containers, it needs more colons`;

  it.each([
    ":::note\nText\n:::",
    ":::note\nText\n:::::  \n\nMore",
    "> :::note\n> Text\n> :::",
    "- :::note\n  Text\n  :::\n- b",
    "::::note\n:::tip\nText\n:::\n::::",
    ":::note\n```\n:::\n```\n:::",
  ])("that are closed are right: %j", async (body) => expect(await check(body)).toEqual([]));

  it.each([
    [":::note\nText\n\nThe rest", [never(1, "note")]],
    ["- :::tip\n  Text\n- b", [never(1, "tip")]],
    ["::::note\n:::tip\nText\n:::\n\nRest", [never(1, "note")]],
    [":::note\n\n:::tip\nText\n:::", [never(1, "note")]],
    [":::note\n```\n:::\n```", [never(1, "note")]],
  ])("that are not closed are told: %j", async (body, problems) => expect(await check(body)).toEqual(problems));

  it("with one line and two colons are told", async () => {
    expect(await check("Text\n\n::note\n\n::befor\n\n\\::before")).toEqual([
      '3 unknown directive "::note". ":::note" has three colons, and ":::" closes it.',
      expect.stringMatching(/^5 unknown directive "::befor"\. .* For these words as text, write "\\::befor"\.$/),
    ]);
  });
});

describe("raw HTML", () => {
  it.each([
    "<details>\n<summary>More</summary>\n\nText\n\n</details>",
    "Press <kbd>Tab</kbd>,<br>then <br/>wait.",
    "<ul><li>a<li>b</ul>\n<p>Text",
    '<svg viewBox="0 0 1 1"><linearGradient/><path d="M0 0"/></svg>',
    "<my-clock></my-clock>",
    '<script type="application/ld+json">{}</script>',
    "<!-- <Tabs> -->",
    "`<Tabs>`",
    '<iframe src="/docs/"></iframe>',
    '<a href="https://example.org">a</a>',
  ])("that is right is not told: %j", async (body) => {
    expect((await check(body)).filter((problem) => !problem.includes("leads"))).toEqual([]);
  });

  it.each([
    [
      "Text\n\n<Tabs>\n\nThe rest",
      "3 <Tabs> is no HTML element, and components cannot be written in Markdown. To show the tag itself, write `<Tabs>` as code.",
    ],
    [
      "<detials>\n\nText\n\n</detials>",
      "1 <detials> is no HTML element, and components cannot be written in Markdown. Did you mean <details>?",
    ],
    ["a\n\n<details>\n\nText", "3 <details> is never closed and would take in the rest: add </details>"],
    ["<div><span>a</div>", "1 <span> is never closed and would take in the rest: add </span>"],
    [
      'Text\n\n<div id="a" />\n\nText',
      '3 <div id="a" /> does not close itself in HTML and would take in the rest: write <div id="a"></div>',
    ],
  ])("that swallows the rest is told: %j", async (body, problem) => expect(await check(body)).toEqual([problem]));

  it.each([
    ["<script>alert(1)</script>", "an inline <script> is blocked by the policy of this site"],
    ["<style>p { color: red }</style>", "<style> is blocked by the policy of this site: styles are in src/styles/"],
    ['<p style="color: red">a</p>', 'the attribute style="…" of <p> is blocked by the policy of this site'],
    ['<button onclick="x()">a</button>', 'the attribute onclick="…" of <button> is blocked by the policy of this site'],
    ['<a href="javascript:x()">a</a>', 'href="javascript:…" is blocked by the policy of this site'],
    ['<object data="/a.svg"></object>', "<object> is blocked by the policy of this site"],
    [
      '<iframe src="https://example.org/v"></iframe>',
      '<iframe> with "https://example.org/v" of another site is blocked by the policy of this site: link to it instead',
    ],
    [
      '<img src="//example.org/a.png" alt="A">',
      '<img> with "//example.org/a.png" of another site is blocked by the policy of this site: put the file into public/ or beside the Markdown file',
    ],
    [
      "![A](https://example.org/a.png)",
      '<img> with "https://example.org/a.png" of another site is blocked by the policy of this site: put the file into public/ or beside the Markdown file',
    ],
  ])("that the policy blocks is told: %j", async (body, message) => {
    expect(await check(`Text\n\n${body}`)).toEqual([`3 ${message}`]);
  });

  it("has the line of the tag", async () => {
    expect(await check("<div>\n<p>\n<Tabs>\n</p>\n</div>")).toEqual([expect.stringMatching(/^3 <Tabs>/)]);
  });
});

it("an image without words is told", async () => {
  const body = '![](data:,)\n\n<img src="data:,">\n\n<img src="data:," alt="">\n\n![Words](data:,)';
  expect((await check(body)).sort()).toEqual([
    expect.stringMatching(/^~1 the image "data:," has no words for those who cannot see it/),
    expect.stringMatching(/^~3 the image "data:," has no words/),
  ]);
});

it("a heading level that is skipped is told", async () => {
  expect(await check("## A\n\n#### B\n\n##### C\n\n## D\n\n### E")).toEqual([
    '~3 a heading level is skipped: "####" follows level 2, write "###"',
  ]);
  expect(await check("### A")).toEqual(['~1 a heading level is skipped: "###" follows level 1, write "##"']);
});
