import { expect, test } from "vitest";
import { readLayout } from "./layout.ts";

test("what was stored comes back, and anything else is the usual layout", () => {
  const stored = { hidden: "input", hasOptions: false, diff: "unified", panes: ["ast", "doc"] };
  expect(readLayout(JSON.stringify(stored))).toEqual(stored);
  for (const text of [null, "", "{", "[]", "5", '{"hidden":"all","hasOptions":1,"diff":"up","panes":{"0":"ast"}}'])
    expect(readLayout(text)).toEqual({ hidden: undefined, hasOptions: undefined, diff: "split", panes: [] });
  expect(readLayout('{"panes":["tide","ast"]}').panes).toEqual(["ast"]);
});
