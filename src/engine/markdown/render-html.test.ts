import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { raw } from "hast-util-raw";
import { expect, test } from "vitest";
import { renderHtml } from "./render-html.ts";

/** As the library that does the same for everybody's options renders it. */
function renderByLibrary(tree: Root): string {
  return toHtml(tree, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } });
}

const parse = (html: string) => raw({ type: "root", children: [{ type: "raw", value: html }] }) as Root;

test.each([
  'a < b && "c" > d',
  '<a href="/x?a=1&amp;b=2" title="say &quot;hi&quot;" rel="noopener nofollow">it\'s</a>',
  '<p class="a b" id="i" data-tab-name="x" aria-label="y" tabindex="0" hidden>text<br>more<hr></p>',
  '<input type="checkbox" disabled checked><input value="" readonly>',
  '<img src="a.png" srcset="a.png 1x, b.png 2x" alt="" width="10" height="20" loading="lazy">',
  '<a download href="/f">f</a><a download="name" href="/f">f</a>',
  '<svg viewBox="0 0 1 1" stroke-width="2" class="icon"><path d="M0 0"></path><title>t &lt; u</title></svg><b>after</b>',
  "<table><tbody><tr><td colspan='2'>x</td></tr></tbody></table>",
  "<details open><summary>s</summary><!-- note --><pre><code>  a\n</code></pre></details>",
  "<template><p>inside &amp; apart</p></template>",
  "<style>a > b { content: '<&' }</style>",
  '<video controls muted></video><time datetime="2026-01-01">today</time>',
])("%s", (html) => {
  const tree = parse(html);
  expect(renderHtml(tree.children)).toBe(renderByLibrary(tree));
});

test("leaves out what is not set, and keeps raw HTML", () => {
  const properties = { id: undefined, title: null, hidden: false, className: ["a"], ariaHidden: "true", width: 0 };
  const tree = {
    type: "root",
    children: [
      { type: "element", tagName: "i", properties, children: [] },
      { type: "raw", value: "<u>&</u>" },
    ],
  } as Root;
  expect(renderHtml(tree.children)).toBe('<i class="a" aria-hidden="true" width="0"></i><u>&</u>');
  expect(renderHtml(tree.children)).toBe(renderByLibrary(tree));
});
