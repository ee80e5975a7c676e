import type { Nodes, Paragraph, PhrasingContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { expect, it } from "vitest";
import { compileMarkdown } from "./compile.ts";
import { STYLE, writePlain } from "./export.ts";

const PAGE = "https://example.org/site/docs/page";

async function exportBody(body: string): Promise<string | undefined> {
  const { markdown, problems } = await compileMarkdown({
    file: "docs/page.md",
    body,
    bodyOffset: 4,
    base: "/site/",
    root: ".",
    routes: { "docs/page.md": "/docs/page", "docs/other.md": "/docs/other" },
    pageUrl: PAGE,
  });
  expect(problems.filter(({ broken }) => broken !== "image")).toEqual([]);
  return markdown;
}

it.each([
  ["See [x](other.md#b).", "See [x](https://example.org/site/docs/other#b)."],
  ['See [`x` *y*](/blog "T").', 'See [`x` *y*](https://example.org/site/blog "T").'],
  ["[](#a)", `[](${PAGE}#a)`],
  ["[x](#a) [y][z]\n\n[z]: other.md", `[x](${PAGE}#a) [y][z]\n\n[z]: https://example.org/site/docs/other`],
  ["[![a](https://example.org/b_c.png)](#d)", `[![a](https://example.org/b_c.png)](${PAGE}#d)`],
  ["https://example.org/a_b and <https://example.org> & www.example.org", undefined],
  ["[a](https://example.org/a?b&c) and ![c](https://example.org/(x).png), not (/d)", undefined],
  ['<a href="other.md">x</a> <b>y</b>', '<a href="https://example.org/site/docs/other">x</a> <b>y</b>'],
  ["Use `[x](/y)`, \\[x](/y) and a:b at 10:30.", undefined],
])("completes the addresses of %s", async (body, expected = body) => {
  expect(await exportBody(body)).toBe(`${expected}\n`);
});

it("has no heading ids", async () => {
  expect(await exportBody("## A *b* {#a #c}\n\nText.\n\n### D `e` {#e}")).toBe("## A *b*\n\nText.\n\n### D `e`\n");
});

it("has no truncation marker", async () => {
  expect(await exportBody("In short.\n\n<!-- truncate -->\n\nAt length.")).toBe("In short.\n\nAt length.\n");
});

it("leaves code alone, whatever it looks like", async () => {
  const body =
    '````md\n## Title {#id}\n\n<!-- truncate -->\n\n:::tip\n\n[x](/y)\n\n```js tab="a"\n```\n\n:::\n````\n\n    ## B {#b}\n';
  expect(await exportBody(body)).toBe(body);
});

it("has admonitions as paragraphs below their kind and title", async () => {
  expect(await exportBody(":::warning[Take `care`]\n\nText [a](#b).\n\n:::\n\nAfter.\n\n:::tip\n\n- c\n\n:::")).toBe(
    `**Warning: Take \`care\`**\n\nText [a](${PAGE}#b).\n\nAfter.\n\n**Tip**\n\n- c\n`,
  );
});

it("has tabs below their labels, nested or not", async () => {
  expect(await exportBody(':::::tabs{group="os"}\n\n::::tab[Linux]\n\nA\n\n:::note\n\nB\n\n:::\n\n::::\n\n:::::')).toBe(
    "**Linux**\n\nA\n\n**Note**\n\nB\n",
  );
  expect(
    await exportBody(':::tabs{group="m"}\n\n```bash tab="npm"\nnpm i\n```\n\n```bash tab="yarn"\nyarn\n```\n\n:::'),
  ).toBe("**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\n```bash\nyarn\n```\n");
});

it("keeps the place of directives in lists and quotations", async () => {
  expect(await exportBody("1. One\n\n   :::tip\n\n   Do.\n\n   :::\n\n2. Two\n\n> :::note\n>\n> Text.\n>\n> :::")).toBe(
    "1. One\n\n   **Tip**\n   \n   Do.\n\n2. Two\n\n> **Note**\n> \n> Text.\n",
  );
});

it("counts characters beyond the basic plane as the body does", async () => {
  expect(await exportBody("😀 “é” [x](#y) 😀 ## {#z}\n\n## 😀 {#a}")).toBe(
    `😀 “é” [x](${PAGE}#y) 😀 ## {#z}\n\n## 😀\n`,
  );
});

it("writes plain labels and lists as the package does that writes everything else", () => {
  let state = 1;
  const choose = <Choice>(choices: Choice[]): Choice => {
    state = (state * 48_271) % 2_147_483_647;
    // `!`: there is at least one.
    return choices[state % choices.length]!;
  };
  const TEXTS = [
    "Output (",
    "Input:",
    ", ",
    "):",
    " ",
    "1. one",
    "- a",
    "+ b",
    "a_b",
    "a - b",
    "x ",
    "*",
    "&amp;",
    "#",
    "(c)",
    "a\nb",
    "!",
    "'a'",
  ];
  const CODES = ["semi: false", "a`b", " a ", "`", "a b", "<int>", "", "\n"];
  const createWords = (): PhrasingContent => {
    const kind = choose(["text", "text", "text", "inlineCode", "strong"] as const);
    if (kind === "inlineCode") return { type: kind, value: choose(CODES) };
    const text = { type: "text", value: choose(TEXTS) } as const;
    return kind === "text" ? text : { type: kind, children: [text, { type: "text", value: choose(TEXTS) }] };
  };
  const createParagraph = (): Paragraph => ({
    type: "paragraph",
    children: Array.from({ length: choose([1, 1, 2, 3]) }, createWords),
  });
  const createList = (): Nodes => ({
    type: "list",
    ordered: choose([false, false, true]),
    ...choose([{ spread: false }, { spread: false }, { spread: true }, {}]),
    children: Array.from({ length: choose([1, 2, 3]) }, () => ({
      type: "listItem",
      ...choose([{}, { spread: false }, { spread: true }, { checked: true }]),
      children: [createParagraph()],
    })),
  });
  let plain = 0;
  for (let count = 0; count < 20_000; count++) {
    const node = choose([createParagraph, createList])();
    const written = writePlain(node);
    if (written === undefined) continue;
    plain++;
    expect(written, JSON.stringify(node)).toBe(toMarkdown(node, STYLE).trim());
  }
  expect(plain).toBeGreaterThan(500);
});
