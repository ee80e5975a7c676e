import { expect, test } from "vitest";
import { getFlag, groupOptions, isValidValue, keepChanged, readOptions } from "./options.ts";
import { createFormatterData } from "./testing.ts";

const formatter = createFormatterData();
const known = formatter.options;
const find = (name: string) => known.find((option) => option.name === name)!;

test("options are grouped as in the docs; what these do not know comes last, and the editor's own are left out", () => {
  const groups = groupOptions(formatter).map(({ title, options }) => [title, ...options.map((option) => option.name)]);
  expect(groups).toEqual([
    ["Spaces", "tabWidth"],
    ["JavaScript", "semi"],
    ["Common", "singleQuote"],
    ["JavaScript", "trailingComma"],
    ["Special", "insertPragma"],
  ]);
  expect(groupOptions(formatter)[0]!.options[0]!.href).toBe("/docs/options#tab-width");
});

test("the flag is the one that changes something", () => {
  expect(["semi", "singleQuote", "trailingComma"].map((name) => getFlag(find(name)))).toEqual([
    "--no-semi",
    "--single-quote",
    "--trailing-comma",
  ]);
});

test.each([
  ["semi", true, true],
  ["semi", "true", false],
  ["trailingComma", "es5", true],
  ["trailingComma", "constructor", false],
  ["tabWidth", 4, true],
  ["tabWidth", -1, false],
  ["tabWidth", 2.5, false],
  ["tabWidth", "4", false],
  ["tabWidth", Number.NaN, false],
  ["plugins", ["evil"], false],
  ["filepath", "evil", false],
])("%s: %j is valid: %j", (name, value, isValid) => {
  expect(isValidValue(find(name), value)).toBe(isValid);
});

test("a text is valid whatever it says, anything else is not", () => {
  const option = { name: "order", type: "string" as const };
  expect(['{"*": "numeric"}', "", 5, null].map((value) => isValidValue(option, value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("only what differs from the defaults is kept", () => {
  expect(keepChanged({ semi: true, singleQuote: true, tabWidth: 2, trailingComma: "es5" }, known)).toEqual({
    singleQuote: true,
    trailingComma: "es5",
  });
});

test("what the formatter would refuse is named", () => {
  const values = { semi: false, singleQuote: false, tabWidth: "wide", useFlowParser: true, parser: "css" };
  expect(readOptions(values, known)).toEqual({
    options: { semi: false, parser: "css" },
    ignored: ["tabWidth", "useFlowParser"],
  });
});

test("names of an object's own machinery are no options", () => {
  const values = JSON.parse('{"__proto__":{"semi":false},"constructor":1,"toString":true}') as Record<string, unknown>;
  expect(readOptions(values, known).options).toEqual({});
});
