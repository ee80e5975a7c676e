import { describe, expect, it } from "vitest";
import { checkOutputs } from "./check-outputs.ts";
import { findComparisons, type Post } from "./find-comparisons.ts";
import { listJobs, pairOutcomes, type Outcomes } from "./outcomes.ts";
import { writeOutputs } from "./write-outputs.ts";

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
