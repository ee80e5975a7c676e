import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { element, text } from "./code.ts";
import { sliceNodes } from "./slice-nodes.ts";

const NODES = [text("ab"), element("i", {}, [text("cd"), element("b", {}, [text("ef")])]), text("gh")];

it.each([
  [0, 8, "ab<i>cd<b>ef</b></i>gh"],
  [0, 3, "ab<i>c</i>"],
  [3, 5, "<i>d<b>e</b></i>"],
  [6, 8, "gh"],
  [1, 2, "b"],
  [4, 4, ""],
])("gives the text from %i to %i with its tokens", (start, end, html) => {
  expect(toHtml(sliceNodes(NODES, start, end))).toBe(html);
});
