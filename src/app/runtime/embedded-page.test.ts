// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readEmbeddedPage } from "./embedded-page.ts";
import { createDocPage } from "../../shared/testing.ts";

test("fills the slots from the document", () => {
  const data = JSON.stringify({ buildId: "b1", page: createDocPage({ html: {} }) });
  document.body.innerHTML = `
    <div id="app"><article data-html="body"><p>Text &amp; <b>more</b></p></article><div data-html="aside">x</div></div>
    <script type="application/json" id="page-data">${data}</script>`;
  const { buildId, page } = readEmbeddedPage(document);
  expect(buildId).toBe("b1");
  expect(page.title).toBe("Options");
  expect(page.html).toEqual({ body: "<p>Text &amp; <b>more</b></p>", aside: "x" });
});

test("says what is missing", () => {
  document.body.innerHTML = "";
  expect(() => readEmbeddedPage(document)).toThrow('<script type="application/json" id="page-data">');
});
