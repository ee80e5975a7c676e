import { expect, test } from "vitest";
import { needsNode, wrapUmd } from "./wrap-umd.ts";

const load = async (code: string) =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(wrapUmd(code))}`)) as { default: object };

test("a file for scripts becomes a module, and leaves no global variable behind", async () => {
  const umd = `!function(t,e){"object"==typeof exports&&"undefined"!=typeof module?module.exports=e():(t.tide=e())}(this,function(){return {high:true}})`;
  expect((await load(umd)).default).toEqual({ high: true });
  expect("tide" in globalThis).toBe(false);
});

test("the global object is found without a function that is made from a text, and without `this`", async () => {
  const code = `module.exports = { made: new Function("return this")() === globalThis, own: (function(){return this}()) === globalThis }`;
  expect(wrapUmd(code)).not.toContain("Function(");
  expect((await load(code)).default).toEqual({ made: true, own: true });
});

test("files that ask for modules of Node.js are known", () => {
  expect(needsNode(`"use strict";function _interopDefault(t){return t}var fs=_interopDefault(require("fs"));`)).toBe(
    true,
  );
  expect(needsNode(`!function(t,e){"use strict";e(require("fs"))}`)).toBe(false);
});
