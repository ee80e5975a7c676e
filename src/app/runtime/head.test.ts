// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { applyHead } from "./head.ts";

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
