import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { element, text } from "../markdown/hast.ts";
import { markOffsets } from "./pane.ts";

const block = element("pre", {}, [
  text("label"),
  element("code", {}, [element("b", {}, [text("let")]), text(" a = 1;")]),
]);
const mark = (offset: number) => `<span class="prompt offset">${offset}</span>`;

it.each([
  [[], "<b>let</b> a = 1;"],
  [[0], `<b>${mark(0)}let</b> a = 1;`],
  [[3], `<b>let</b>${mark(3)} a = 1;`],
  [[5, 1], `<b>l${mark(1)}et</b> a${mark(5)} = 1;`],
  [[10], `<b>let</b> a = 1;${mark(10)}`],
])("marks the offsets %s of the code, and nothing before it", (offsets, code) => {
  expect(toHtml(markOffsets(block, offsets))).toBe(`<pre>label<code>${code}</code></pre>`);
});
