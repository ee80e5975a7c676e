import type { Root } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "./parse.ts";
import { findElements, findNodes, walk } from "./walk.ts";

const tree = () => parseMarkdown("# a\n\n- b\n- *c* `d`\n") as Root;

test("visits parents before children, in order, with their places", () => {
  const visited: string[] = [];
  walk(tree(), (node, index, parent) => void visited.push(`${parent?.type ?? "-"} ${index} ${node.type}`));
  expect(visited.slice(0, 4)).toEqual(["- 0 root", "root 0 heading", "heading 0 text", "root 1 list"]);
  expect(visited.at(-1)).toBe("paragraph 2 inlineCode");
});

test("goes on behind what was put in a node's place", () => {
  const root = tree();
  const visited: string[] = [];
  walk(root, (node, index, parent) => {
    visited.push(node.type);
    if (node.type !== "heading") return undefined;
    parent!.children.splice(index, 1, { type: "thematicBreak" }, { type: "thematicBreak" });
    return index + 2;
  });
  expect(visited.slice(0, 3)).toEqual(["root", "heading", "list"]);
  expect(visited).not.toContain("thematicBreak");
});

test("finds nodes of a kind, and the outermost elements that pass a test", () => {
  expect(findNodes(tree(), "text").map(({ value }) => value)).toEqual(["a", "b", "c", " "]);
  const inner = { type: "element" as const, tagName: "b", properties: { id: "in" }, children: [] };
  const outer = { type: "element" as const, tagName: "b", properties: { id: "out" }, children: [inner] };
  const found = findElements([{ ...outer, tagName: "p", children: [outer, inner] }], ({ tagName }) => tagName === "b");
  expect(found.map(({ properties }) => properties.id)).toEqual(["out", "in"]);
});
