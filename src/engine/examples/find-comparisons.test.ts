import { describe, expect, it } from "vitest";
import { findComparisons } from "./find-comparisons.ts";

const KNOWN = ["semi", "parser", "objectWrap", "printWidth", "filepath"];
const INPUT = "```js\na ()\n```";

function find(attributes: string, content = INPUT) {
  const text = `---\ntitle: Post\n---\n\nWords.\n\n:::before-after{${attributes}}\n\n${content}\n\n:::\n`;
  return findComparisons({ file: "post.md", text }, KNOWN);
}

describe("findComparisons", () => {
  it("reads versions, options of both sides and options of one", () => {
    const { post, problems } = find(
      'before="3.4.2" after="3.5.0" semi=false printWidth=40 after:objectWrap="collapse" title="A call"',
    );
    expect(problems).toEqual([]);
    expect(post.comparisons).toMatchObject([
      {
        title: "A call",
        input: { lang: "js", value: "a ()" },
        options: { semi: false, printWidth: 40 },
        before: { version: "3.4.2", options: { semi: false, printWidth: 40 } },
        after: { version: "3.5.0", options: { semi: false, printWidth: 40, objectWrap: "collapse" } },
      },
    ]);
  });

  it("reads the outputs that are already there", () => {
    const { post } = find(
      'before="3.4.2" after="3.5.0"',
      `${INPUT}\n\n\`\`\`text before\nError\n\`\`\`\n\n\`\`\`js after\na();\n\`\`\``,
    );
    expect(post.comparisons).toMatchObject([
      { before: { output: { lang: "text", value: "Error" } }, after: { output: { lang: "js", value: "a();" } } },
    ]);
  });

  it.each([
    ['after="3.5.0"', INPUT, "7: :::before-after needs a published version: before="],
    ['before="3.4" after="3.5.0"', INPUT, "7: :::before-after needs a published version: before="],
    [
      'before="3.4.2" after="3.5.0" semmi=true',
      INPUT,
      '7: "semmi" is no option of the formatter. Did you mean "semi"?',
    ],
    ['before="3.4.2" after="3.5.0" after:semmi=true', INPUT, '7: "after:semmi" is no option'],
    ['before="3.4.2" after="3.5.0"', "Words.", "9: :::before-after holds the input and one output of each version"],
    ['before="3.4.2" after="3.5.0"', `${INPUT}\n\n${INPUT}`, "13: :::before-after holds the input and one output"],
    ['before="3.4.2" after="3.5.0"', "```js before\na;\n```", "7: :::before-after holds no code block"],
  ])("reports {%s} with %j", (attributes, content, message) => {
    const { post, problems } = find(attributes, content);
    expect(post.comparisons).toEqual([]);
    expect(problems.map((problem) => `${problem.line}: ${problem.message}`).join("\n")).toContain(message);
  });

  it("reports a comparison inside a list", () => {
    const text = `- item\n\n  :::before-after{before="3.4.2" after="3.5.0"}\n\n  \`\`\`js\n  a\n  \`\`\`\n\n  :::\n`;
    const { problems } = findComparisons({ file: "post.md", text }, KNOWN);
    expect(problems[0]!.message).toContain("stands in a list");
  });
});
