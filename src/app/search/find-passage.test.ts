// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { findPassage, listTextNodes } from "./find-passage.ts";

document.body.innerHTML = `<article>
  <h2 id="a">A</h2>
  <p>Prints a line.</p>
  <p>Use <code>--write</code> to
    <em>change</em> files <button>Copy</button>in place.</p>
  <table><tbody><tr><td>config <code>file</code></td><td>import it</td></tr></tbody></table>
  <h2 id="b">B</h2>
  <p>Prints a line.</p>
</article>`;
const find = (passage: string, id?: string) => {
  const start = id === undefined ? null : document.getElementById(id);
  return findPassage(listTextNodes(document.querySelector("article")!), { passage, start });
};

test("a passage over several elements is found, without white space and controls", () => {
  const range = find("Use `--write` to change files in place.")!;
  expect(range.startContainer.nodeValue).toBe("Use ");
  expect(range.startOffset).toBe(0);
  expect(range.endContainer.nodeValue).toBe("in place.");
  expect(range.endOffset).toBe("in place.".length);
});

test("a row of a table is found across its cells", () => {
  const range = find("config `file` – import it")!;
  expect(range.startContainer.nodeValue).toBe("config ");
  expect(range.endContainer.nodeValue).toBe("import it");
});

test("of several places, the one below the heading is meant", () => {
  const [first, second] = document.querySelectorAll("p:not(:has(code))");
  expect(find("Prints a line.")!.startContainer.parentElement).toBe(first);
  expect(find("Prints a line.", "b")!.startContainer.parentElement).toBe(second);
});

test.each(["", "Something else.", "`"])("%o is nowhere", (passage) => expect(find(passage)).toBeUndefined());
