import { builders } from "prettier-stable/doc";
import * as babel from "prettier-stable/plugins/babel";
import { expect, test } from "vitest";
import { getSample } from "../model/parsers.ts";
import { evaluateDoc, type Builders, type Expression } from "./evaluate-doc.ts";

async function evaluate(code: string): Promise<unknown> {
  const parser = babel.parsers.__js_expression as unknown as { parse(text: string, options: object): unknown };
  const { node } = (await parser.parse(code, {})) as { node: Expression };
  return evaluateDoc(node, builders as unknown as Builders);
}

test("calls of builders make a doc", async () => {
  const { group, indent, softline, ifBreak } = builders;
  expect(
    await evaluate('group(["a", indent([softline, `b`]), ifBreak(",", "", { groupId: null })], { shouldBreak: true })'),
  ).toEqual(group(["a", indent([softline, "b"]), ifBreak(",", "", { groupId: null as never })], { shouldBreak: true }));
  expect(await evaluate("align(-2, [])")).toEqual(builders.align(-2, []));
});

test("the sample can be read", async () => {
  expect(await evaluate(getSample("doc-explorer"))).toHaveProperty("type", "group");
});

test.each([
  "alert(1)",
  "constructor",
  "group.constructor('x')()",
  "[...x]",
  "({ [a]: 1 })",
  "`${line}`",
  "() => 1",
  "this",
])("%s is refused, with its place", async (code) => {
  await expect(evaluate(code)).rejects.toMatchObject({ name: "SyntaxError", message: /^No builder/ });
});
