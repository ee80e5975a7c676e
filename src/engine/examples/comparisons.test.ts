import { describe, expect, it } from "vitest";
import {
  checkOutputs,
  findComparisons,
  type Post,
  listJobs,
  pairOutcomes,
  type Outcomes,
  writeOutputs,
} from "./comparisons.ts";

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

const OPEN = ':::before-after{before="3.4.2" after="3.5.0" semi=true}';
const OUTCOMES: Outcomes = { before: { error: "SyntaxError: no" }, after: { output: "a ``` b\n" } };

function readPost(text: string): Post {
  return findComparisons({ file: "post.md", text }, ["semi"]).post;
}

describe("the outputs of a post", () => {
  const bare = `Words.\n\n${OPEN}\n\n\`\`\`js\na ()␍\n\`\`\`\n\n:::\n\nMore words.\n`;
  const written = writeOutputs(readPost(bare), [OUTCOMES]);

  it("asks each version for its output, with real invisible characters", () => {
    expect(listJobs(readPost(bare).comparisons)).toEqual([
      { version: "3.4.2", source: "a ()\r\n", options: { semi: true, parser: "babel" } },
      { version: "3.5.0", source: "a ()\r\n", options: { semi: true, parser: "babel" } },
    ]);
    expect(pairOutcomes([OUTCOMES.before, OUTCOMES.after])).toEqual([OUTCOMES]);
  });

  it("are written below the input, with fences long enough", () => {
    expect(written).toBe(
      `Words.\n\n${OPEN}\n\n\`\`\`js\na ()␍\n\`\`\`\n\n\`\`\`text before\nSyntaxError: no\n\`\`\`\n\n\`\`\`\`js after\na \`\`\` b\n\`\`\`\`\n\n:::\n\nMore words.\n`,
    );
  });

  it("replace earlier ones, in every comparison, and stay when they are right", () => {
    const twice = written + written;
    const other: Outcomes = { before: { output: "a();\r\n" }, after: { output: "" } };
    const changed = writeOutputs(readPost(twice), [OUTCOMES, other]);
    expect(changed.startsWith(written)).toBe(true);
    expect(changed).toContain("```js before\na();␍\n```\n\n```js after\n```\n\n:::");
    expect(writeOutputs(readPost(changed), [OUTCOMES, other])).toBe(changed);
  });

  it("pass the check when they are what the versions print", () => {
    expect(checkOutputs(readPost(written), [OUTCOMES])).toEqual([]);
  });

  it("fail it with file, line and difference when not", () => {
    const after = { output: "a ``` c\n" };
    expect(checkOutputs(readPost(written), [{ ...OUTCOMES, after }])).toEqual([
      {
        file: "post.md",
        line: 13,
        message: "3.5.0 prints something else than stands here (after):\n    -a ``` b\n    +a ``` c",
      },
    ]);
    const output = { output: "SyntaxError: no\n" };
    expect(checkOutputs(readPost(written), [{ ...OUTCOMES, before: output }])[0]!.message).toContain(
      'as a code block of "js", not "text"',
    );
  });

  it("fail it when they are missing", () => {
    expect(checkOutputs(readPost(bare), [OUTCOMES]).map(({ line, message }) => [line, message])).toEqual([
      [3, "the output of 3.4.2 (before) is missing"],
      [3, "the output of 3.5.0 (after) is missing"],
    ]);
  });
});
