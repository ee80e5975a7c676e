// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { PAUSE } from "../../shared/constants.ts";
import { createDocPage } from "../../shared/testing.ts";
import { applyHead, readEmbeddedPage, removePauses } from "./document.ts";

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

test("removes the pauses of the parser around articles, reads articles without them, and then removes the rest", () => {
  const app = (around: string, inside: string) =>
    `<div id="app"><p>x${around}</p><div data-html="body">a${inside}b<p>${inside}</p>c</div></div>`;
  const data = '<script type="application/json" id="page-data">{"page":{"html":{}}}</script>';
  document.body.innerHTML = app(PAUSE, PAUSE) + data;
  expect(readEmbeddedPage(document).page.html).toEqual({ body: "ab<p></p>c" });
  expect(document.body.innerHTML).toBe(app("", PAUSE) + data);
  removePauses(document);
  expect(document.body.innerHTML).toBe(app("", "") + data);
});

test("says what is missing", () => {
  document.body.innerHTML = "";
  expect(() => readEmbeddedPage(document)).toThrow("#page-data");
});

test("replaces the tags of the page and keeps all others", () => {
  document.head.innerHTML = `<meta charset="utf-8"><meta name="description" content="old" data-head><link rel="icon" href="/i">`;
  applyHead(document, {
    title: "New · Prettier",
    tags: [
      { tag: "meta", attrs: { name: "description", content: "new" } },
      { tag: "link", attrs: { rel: "canonical", href: "https://example.org/new" } },
    ],
  });
  expect(document.title).toBe("New · Prettier");
  expect(document.querySelector("meta[charset]")).not.toBeNull();
  expect(document.querySelector("link[rel=icon]")).not.toBeNull();
  const managed = [...document.head.querySelectorAll("[data-head]")];
  expect(managed.map((element) => element.getAttribute("content") ?? element.getAttribute("href"))).toEqual([
    "new",
    "https://example.org/new",
  ]);
});
