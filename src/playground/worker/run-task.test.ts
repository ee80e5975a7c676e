import { expect, test } from "vitest";
import { printTree } from "./run-task.ts";

test("trees that point back at themselves or hold odd values are printed", () => {
  const tree: Record<string, unknown> = { type: "A", value: 1n, pattern: /x/g, print: () => 1, range: [0, 1] };
  tree["self"] = tree;
  expect(printTree(tree)).toBe(
    '{ "type": "A", "value": "1n", "pattern": "/x/g", "range": [0, 1], "self": "[circular]" }',
  );
});
