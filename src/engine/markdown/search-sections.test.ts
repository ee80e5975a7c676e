import { expect, test } from "vitest";
import { compileMarkdown } from "./compile.ts";
import type { Section } from "./search-sections.ts";

async function collect(body: string): Promise<Section[]> {
  const compiled = await compileMarkdown({ file: "docs/a.md", body, bodyOffset: 0, base: "/", root: ".", routes: {} });
  expect(compiled.problems).toEqual([]);
  return compiled.sections;
}

test("a section goes from one heading to the next", async () => {
  expect(await collect("Intro.\n\n## One\n\nFirst.\n\n### Two {#second}\n\nSecond.\n")).toEqual([
    { level: 1, title: "", text: "Intro." },
    { id: "one", level: 2, title: "One", text: "First." },
    { id: "second", level: 3, title: "Two", text: "Second." },
  ]);
});

test("lists, tables, notes and code in words become lines; a default title of a note says nothing", async () => {
  const [section] = await collect(
    "A `--flag` here.\n\n- one\n- two `x`\n\n| Key | Value |\n| --- | --- |\n| a | b |\n\n:::tip\n\nTry it.\n\n:::\n",
  );
  expect(section!.text).toBe("A `--flag` here.\n- one\n- two `x`\n| Key | Value |\n| a | b |\nTry it.");
});

test("commands and settings are kept, other code is not; of tabs only the first", async () => {
  const [section] = await collect(
    '```bash\n$ prettier .\n```\n\n```js\nconst hidden = 1;\n```\n\n:::tabs{group="pm"}\n\n```bash tab="npm"\nnpm i\n```\n\n```bash tab="yarn"\nyarn add\n```\n\n:::\n',
  );
  expect(section!.text).toBe("```bash\n$ prettier .\n```\n```bash\nnpm i\n```");
});

test("long code is left to the page", async () => {
  const [section] = await collect(`\`\`\`json\n${JSON.stringify("x".repeat(400))}\n\`\`\`\n`);
  expect(section!.text).toBe("");
});

test("code in headings is noted, labels of anchors are not part of the title", async () => {
  const [section] = await collect("## Write: `--write` {#--write #old}\n\nText.\n");
  expect(section).toEqual({ id: "--write", level: 2, title: "Write: --write", code: ["--write"], text: "Text." });
});

test("a table of flags becomes rows, not text", async () => {
  const [section] = await collect(
    "## All\n\n| Flag | What |\n| --- | --- |\n| `--help`, `-h` | Shows the usage |\n| `--semi` | [`semi`](/docs/options#semi) |\n",
  );
  expect(section!.text).toBe("");
  expect(section!.flags).toEqual([
    { usages: ["--help", "-h"], text: "Shows the usage" },
    { usages: ["--semi"], text: "`semi`", href: "/docs/options#semi" },
  ]);
});

test("plugins are known from any table that begins with their packages", async () => {
  const [section] = await collect(
    "| Package | Author |\n| --- | --- |\n| [`prettier-plugin-java`](https://a.b) | x |\n| `@prettier/plugin-php` | y |\n| `other` | z |\n",
  );
  expect(section!.plugins).toEqual(["prettier-plugin-java", "@prettier/plugin-php"]);
  // These rows become sections of their own, so the text need not repeat them.
  expect(section!.text).toBe("| Package | Author |\n| `other` | z |");
});
