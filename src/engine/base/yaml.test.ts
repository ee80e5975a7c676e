import { expect, it } from "vitest";
import { z } from "zod";
import { parse as parseAny } from "yaml";
import { parseYaml, readPlainFields } from "./yaml.ts";

const schema = z.strictObject({ title: z.string(), list: z.array(z.strictObject({ name: z.string() })).default([]) });
const parse = (text: string, lineOffset?: number) =>
  parseYaml({ file: "a.yml", text, ...(lineOffset !== undefined && { lineOffset }) }, schema);

it("gives validated values with their defaults", () => {
  expect(parse("title: A")).toMatchObject({ value: { title: "A", list: [] }, problems: [] });
});

it("reports each wrong value with its line", () => {
  const { problems } = parse("title: 5\nlist:\n  - name: a\n  - nam: b\n    name: c\n  - name: [x]\n");
  expect(problems).toEqual([
    { file: "a.yml", line: 1, message: "title: Invalid input: expected string, received number" },
    { file: "a.yml", line: 4, message: 'list[1].nam: unknown key. Did you mean "name"?' },
    { file: "a.yml", line: 6, message: "list[2].name: Invalid input: expected string, received array" },
  ]);
});

it("reports what is missing at the place where it is missing", () => {
  const { problems } = parse("title: A\nlist:\n  - name: a\n  - {}\n");
  expect(problems).toEqual([{ file: "a.yml", line: 4, message: "list[1].name: is missing" }]);
});

it("tells the line of each value", () => {
  const parsed = parse("title: A\nlist:\n  - name: a\n  - name: b\n", 10);
  expect(parsed.value && [parsed.getLine(["list", 1, "name"]), parsed.getLine(["title"])]).toEqual([14, 11]);
});

it("counts the lines above the text", () => {
  expect(parse("list: []\ntitle: 5", 10).problems[0]!.line).toBe(12);
});

it("reports broken syntax with one line number, that of the file", () => {
  const { problems, value } = parse("title: A\ntitle: B\n", 1);
  expect(value).toBeUndefined();
  expect(problems).toEqual([{ file: "a.yml", line: 3, message: "Map keys must be unique" }]);
});

it("takes an empty file for an empty object", () => {
  expect(parse("").problems.map(({ message }) => message)).toEqual(["title: is missing"]);
  expect(parseYaml({ file: "a.yml", text: "# nothing\n" }, z.record(z.string(), z.string())).value).toEqual({});
});

it.each([
  ["title: One: two", 'the value has a ":" with a space after it: quote it, as in title: "One: two"'],
  ["title: A: b: c", 'the value has a ":" with a space after it: quote it, as in title: "One: two"'],
  ["title: @one", "Plain value cannot start with reserved character @: quote the value"],
])("says once how to mend %s", (text, message) => {
  expect(parse(`# A comment\n${text}`).problems).toEqual([{ file: "a.yml", line: 2, message }]);
});

it.each([
  "title: Options",
  "title: Options\ndescription: What it's for, and why (or not)!\ndraft: true\nunlisted: false",
  "title: Übung macht den Meister\r\ndescription: A, b; c.",
  'title: A - b, [c] {d} & *e | f > g % @ `h` "i"',
])("reads plain fields as YAML does: %j", (text) => {
  expect(readPlainFields(text)).toEqual(parseAny(text));
});

it.each([
  "",
  "title: 5",
  "title: 'A'",
  "title: A: b",
  "title: A #b",
  "title: A:",
  "title: A ",
  "title: null",
  "title: True",
  "title: A\n  b",
  "title: A\ntitle: B",
  "title: A\n\ndescription: B",
  "- title: A",
  "keywords:\n  page: A",
  "title:  A",
  "title: &a b",
])("leaves to the parser what is more than plain fields: %j", (text) => {
  expect(readPlainFields(text)).toBeUndefined();
});

it("reads whatever it reads as YAML does", () => {
  const bits =
    "a B é 0 . - : # ' \" [ ] { } , & * ! | > % @ ` ~ null true yes \\ / << = ? e5 --- ... \u00a0 \u2028 \ufeff \u0001";
  const pieces = [...bits.split(" "), " ", "  ", ": ", " #", "\n", "\r", "\r\n", "\n  "];
  const texts = pieces.flatMap((one) =>
    pieces.flatMap((other) => ["", "c"].map((end) => `title: A${one}${other}b${end}${other}${one}`)),
  );
  const read = texts.filter((text) => readPlainFields(text));
  expect(read.length).toBeGreaterThan(500);
  for (const text of read) expect(readPlainFields(text), JSON.stringify(text)).toEqual(parseAny(text));
});
