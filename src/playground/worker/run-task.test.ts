import { expect, test } from "vitest";
import { printTree } from "./run-task.ts";

test("trees that point back at themselves or hold odd values are printed", () => {
  const tree: Record<string, unknown> = { type: "A", value: 1n, pattern: /x/g, print: () => 1, range: [0, 1] };
  tree["self"] = tree;
  expect(printTree(tree)).toBe(
    '{ "type": "A", "value": "1n", "pattern": "/x/g", "range": [0, 1], "self": "[circular]" }',
  );
});

test("where a node is takes one line, and the file that it is in is left out", () => {
  const file = { content: "x".repeat(1000) };
  const sourceSpan = { start: { file, offset: 2, line: 0 }, end: { file, offset: 5, line: 0 } };
  expect(printTree({ sourceSpan })).toBe('{ "sourceSpan": { "start": 2, "end": 5 } }');
  const source = { input: file, start: { offset: 2 }, end: { offset: 4 }, startOffset: 2, endOffset: 5 };
  expect(printTree({ source })).toBe('{ "source": { "start": 2, "end": 5 } }');
  expect(printTree({ source: { body: file.content }, loc: 1 })).toBe('{ "loc": 1 }');
  expect(printTree({ source: { type: "StringLiteral", value: "./tide" } })).toContain("./tide");
});
