import { expect, test } from "vitest";
import { toPlainText } from "../../shared/search/records.ts";
import { excerptText, markText, parseBlocks, readText } from "./record-text.ts";

const terms = (...list: string[]) => new Set(list);

test("plain and marked parts take turns, plain first", () => {
  expect(markText("Trailing commas are fine", terms("trail", "comma"))).toEqual([
    "",
    "Trailing",
    " ",
    "commas",
    " are fine",
  ]);
  expect(markText("nothing here", terms("comma"))).toEqual(["nothing here"]);
  expect(markText("the comma", terms("comma"))).toEqual(["the ", "comma"]);
  expect(markText("", terms("comma"))).toEqual([""]);
});

test("markup stays text", () => {
  expect(markText("<b>comma</b>", terms("comma"))).toEqual(["<b>", "comma", "</b>"]);
});

test("an excerpt is the part with the most different terms", () => {
  const filler = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
  const text = `comma ${filler} trailing comma ${filler}`;
  const excerpt = excerptText(readText(text), terms("trail", "comma"), 10);
  expect(excerpt.filter((_, index) => index % 2 === 1)).toEqual(["trailing", "comma"]);
  expect(excerpt[0]).toMatch(/^…word36 word37 word38 word39 $/);
  expect(excerpt.at(-1)).toMatch(/word3…$/);
});

test("a short text is its own excerpt", () => {
  expect(excerptText(readText("just two words"), terms("two"), 10)).toEqual(["just ", "two", " words"]);
});

test("an excerpt that ends in a marked word still tells that there is more", () => {
  const excerpt = excerptText(readText("a b c d comma e f g"), terms("comma"), 5);
  expect(excerpt).toEqual(["a b c d ", "comma", "…"]);
});

const section = "First `code`.\n- one\n- two\n| a | b |\n| c | d |\n```bash\n$ x\n\ny\n```\nLast.";

test("lines become blocks", () => {
  expect(parseBlocks(section)).toEqual([
    { type: "paragraph", text: "First `code`." },
    { type: "list", items: ["one", "two"] },
    {
      type: "table",
      rows: [
        ["a", "b"],
        ["c", "d"],
      ],
    },
    { type: "code", language: "bash", text: "$ x\n\ny" },
    { type: "paragraph", text: "Last." },
  ]);
  expect(parseBlocks("")).toEqual([]);
});

test("for an excerpt only the words count", () => {
  expect(toPlainText(section)).toBe("First code. one two a – b c – d $ x y Last.");
});
