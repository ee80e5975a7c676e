/** On the trees of the real parsers. */
import * as prettier from "prettier-next";
import { expect, test } from "vitest";
import { printTree } from "../worker/run-task.ts";
import { chooseFolding, findTreeNode, listFolds, listTreeNodes } from "./tree-nodes.ts";

/** The cast is there because the package does not publish the type of this part, which its own playground uses. */
const { parse } = (
  prettier as unknown as { __debug: { parse(text: string, options: object): Promise<{ ast: unknown }> } }
).__debug;
const print = async (text: string, parser: string) => printTree((await parse(text, { parser })).ast);

test.each([
  ["babel", "const tide = 1;\nmeasure(harbour, 2);\n", "harbour", "harbour"],
  ["typescript", "const tide: number = 1;\nmeasure(harbour as Tide);\n", "Tide)", "Tide"],
  ["flow", "const tide: number = 1;\nmeasure(harbour);\n", "harbour", "harbour"],
  ["css", "a { color: red }\nb { top: 1px }\n", "top", "top"],
  ["markdown", "# Tide\n\nHigh *water* at six.\n", "water", "water"],
  ["yaml", "tide: high\nport: [a, b]\n", "high", "high"],
  ["graphql", "query Tide { harbour { depth } }\n", "depth", "depth"],
  ["html", "<p>high <b>water</b></p>\n", "water", "water"],
  ["vue", "<template><p>tide</p></template>\n", "tide", "tide"],
])("%s: the node under the caret is found", async (parser, code, at, contained) => {
  const tree = await print(code, parser);
  const position = code.indexOf(at) + 1;
  const node = findTreeNode(listTreeNodes(tree), position);
  expect(node && code.slice(node.from, node.to)).toContain(contained);
  // The smallest one: neither the whole file nor a whole line.
  expect(node!.to - node!.from).toBeLessThan(code.length / 2);
  const lines = tree
    .split("\n")
    .slice(node!.first - 1, node!.last)
    .join("\n");
  expect(lines).toContain(contained);
});

test("positions and comments are folded, as on prettier.io", async () => {
  const tree = await print("// high water, at six in the morning of the third day\na;\n", "babel");
  const lines = tree.split("\n");
  const folds = listFolds(tree, chooseFolding("babel"));
  expect(folds.length).toBeGreaterThan(0);
  for (const [first, last] of folds) {
    expect(lines[first - 1]).toMatch(/^\s*"(?:loc|start|end|comments|\w+Comments)": [[{]$/);
    expect(lines[last - 1]!.search(/\S/)).toBe(lines[first - 1]!.search(/\S/));
    expect(lines[last - 1]).toMatch(/^\s*[\]}],?$/);
  }
  // The editor refuses another order, also of folds within folds.
  const nested = '"comments": [\n  "loc": {\n  },\n]\n"loc": {\n}';
  expect(listFolds(nested, chooseFolding("babel"))).toEqual([
    [1, 4],
    [2, 3],
    [5, 6],
  ]);
  expect(chooseFolding("scss").test('  "raws": {')).toBe(true);
  expect(chooseFolding("yaml").test('  "position": {')).toBe(true);
});
