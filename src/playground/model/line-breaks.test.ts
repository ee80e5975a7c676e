import { expect, test } from "vitest";
import { carryBreaks, normalizeBreaks } from "./line-breaks.ts";
import { createRandom } from "./testing.ts";

test("typing keeps the line breaks of a file, and new ones are like the others", () => {
  expect(carryBreaks("a\r\nb\r\n", "a\nxb\n")).toBe("a\r\nxb\r\n");
  expect(carryBreaks("a\r\nb\r\n", "a\nb\nc\n")).toBe("a\r\nb\r\nc\r\n");
  expect(carryBreaks("a\rb", "a\n\nb")).toBe("a\r\rb");
  expect(carryBreaks("a\nb", "a\nb\nc")).toBe("a\nb\nc");
  // Lines that nobody touched keep their own kind.
  expect(carryBreaks("a\nb\r\nc\n", "a\nb\nc!\n")).toBe("a\nb\r\nc!\n");
});

test("any edit of any text: what is shown is what was typed", () => {
  const random = createRandom(11);
  const pieces = ["a", "b", "\n", "\r\n", "\r", "é", "  "];
  const create = () => Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join("");
  for (let round = 0; round < 5000; round++) {
    const before = create();
    const shown = normalizeBreaks(before);
    const at = random(shown.length + 1);
    const typed = shown.slice(0, at) + normalizeBreaks(create()) + shown.slice(at + random(4));
    const after = carryBreaks(before, typed);
    expect(normalizeBreaks(after)).toBe(typed);
    if (!before.includes("\r")) expect(after).toBe(typed);
  }
});
