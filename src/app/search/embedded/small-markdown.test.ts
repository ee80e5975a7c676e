import { expect, test } from "vitest";
import { toPlainText } from "../../../shared/search-text.ts";
import { parseBlocks } from "./small-markdown.ts";

const text = "First `code`.\n- one\n- two\n| a | b |\n| c | d |\n```bash\n$ x\n\ny\n```\nLast.";

test("lines become blocks", () => {
  expect(parseBlocks(text)).toEqual([
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
  expect(toPlainText(text)).toBe("First code. one two a – b c – d $ x y Last.");
});
