/** `docs/AUTHORING.md`: each feature in its table has an example, and the examples compile to what they are about. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parsePage, postSchema } from "../../src/engine/content/front-matter.ts";
import { DIRECTIVES } from "../../src/engine/directives/registry.ts";
import { parseMarkdown } from "../../src/engine/markdown/parse.ts";
import { compileText } from "../../src/engine/testing/compile-text.ts";
import { createFolder } from "../../src/engine/testing/values.ts";

/** What the HTML of each example must match. */
const EXPECTED: Record<string, string | RegExp> = {
  Alerts: "admonition-note",
  Admonitions: "admonition-caution",
  "Folded text": "<summary>Why is that?</summary>",
  Contents: '<a href="#first-part">First part</a>',
  Tabs: 'role="tablist"',
  "Marked lines": "highlighted",
  "Line numbers": 'data-line="12"',
  "Changed lines": "<ins",
  "Lines in focus": "focusing",
  "Code from files": "greet",
  Diagrams: "<svg",
  Formulas: "<math",
  Components: /component-timeline.*<fieldset class="explorer">.*component-hero/s,
};

const text = await readFile(fileURLToPath(new URL("../../docs/AUTHORING.md", import.meta.url)), "utf8");
const features = [...text.matchAll(/^\| \[([^\]]+)\]\(#/gm)].map(([, name = ""]) => name);
const examples = new Map<string, { lang: string; value: string }>();
let heading = "";
for (const node of parseMarkdown(text).children) {
  if (node.type === "heading" && node.children[0]?.type === "text") heading = node.children[0].value;
  if (node.type === "code") examples.set(heading, { lang: node.lang ?? "", value: node.value });
}

it("has an example of each feature in the table, and of no other", () => {
  expect(features.length).toBeGreaterThan(10);
  expect([...examples.keys()]).toEqual(features);
});

describe("the example of", () => {
  it.each(features)("%s works", async (name) => {
    const { lang, value } = examples.get(name)!;
    if (lang === "yaml") {
      const { parsed, problems } = parsePage({ file: "post.md", text: `---\n${value}\n---\n` }, postSchema);
      expect(problems).toEqual([]);
      return expect(parsed?.frontMatter).toMatchObject(
        name === "Tags" ? { tags: ["plugins", { label: "C & D" }] } : { authors: [{ name: "Ada Lovelace" }] },
      );
    }
    const root = await createFolder({ "docs/examples/hello.js": "function greet() {\n}\n" });
    const posts = [{ title: "A post", href: "/blog/a-post", date: "2021-01-01" }];
    const { html, problems } = await compileText(value, { root, formatter: "prettier-stable", posts }, DIRECTIVES);
    expect(problems).toEqual([]);
    expect(EXPECTED).toHaveProperty([name]);
    expect(html).toMatch(EXPECTED[name]!);
  });
});
