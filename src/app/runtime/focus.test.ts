// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { decodeHash } from "../../shared/paths.ts";
import { findDialogFocus, moveFocus } from "./focus.ts";

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><h2 id="größe">x</h2></main>`;
});

test("goes to the main part, or to what the hash names", () => {
  moveFocus(document, "");
  expect(document.activeElement?.id).toBe("main");
  moveFocus(document, "#gr%C3%B6%C3%9Fe");
  expect(document.activeElement?.id).toBe("größe");
  moveFocus(document, "#missing");
  expect(document.activeElement?.id).toBe("main");
  expect(document.querySelector("h2")!.hasAttribute("tabindex")).toBe(false);
});

test("a malformed hash is taken as it stands", () => {
  expect(decodeHash("#100%")).toBe("100%");
  expect(decodeHash("#a%20b")).toBe("a b");
});

test("the focus in an open dialog is known, any other is not", () => {
  document.body.innerHTML += `<dialog open><input id="box" /></dialog><button>x</button>`;
  document.querySelector("button")!.focus();
  expect(findDialogFocus(document)).toBeUndefined();
  document.getElementById("box")!.focus();
  expect(findDialogFocus(document)?.id).toBe("box");
});
