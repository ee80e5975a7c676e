import { expect, test } from "vitest";
import { measureCode } from "./code-stats.ts";

test("counts characters, not markup, and nothing outside of the code", () => {
  const html = `<div><p>Output</p><pre><code class="x"><span class="keyword">if</span> (a &lt; b)\n  c &#x26;&amp; d;\n</code></pre><button>Copy</button></div>`;
  expect(measureCode(html)).toEqual({ lines: 2, longest: "if (a < b)".length });
});

test("no code has one empty line", () => {
  expect(measureCode("")).toEqual({ lines: 1, longest: 0 });
});
