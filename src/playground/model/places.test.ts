import { expect, test } from "vitest";
import { exportConfig } from "./export.ts";
import { findPlaces, listPlaceOptions, moveRange, toOffset, toPosition } from "./places.ts";
import { createFormatterData } from "./testing.ts";

test("offsets count what is written, positions every line break once", () => {
  const content = "ab\r\ncd\r\n\r\ne";
  const characters = [...content.replaceAll("\r\n", "\n")];
  for (const [position, character] of characters.entries()) {
    const offset = toOffset(content, position);
    expect(content.slice(offset).startsWith(character === "\n" ? "\r\n" : character)).toBe(true);
    expect(toPosition(content, offset)).toBe(position);
  }
  expect(toOffset("a\nb", 2)).toBe(2);
});

test("places are what the options say, an open end is the end", () => {
  expect(findPlaces({ semi: false }, "abc")).toBeUndefined();
  expect(findPlaces({ rangeStart: 1 }, "abc")).toEqual({ range: { from: 1, to: 3 } });
  expect(findPlaces({ rangeEnd: 2, cursorOffset: 0 }, "abc")).toEqual({ range: { from: 0, to: 2 }, caret: 0 });
});

test("a second pass formats the same part of what the first has printed", () => {
  const options = { semi: false, rangeStart: 2, rangeEnd: 9, cursorOffset: 3 };
  expect(moveRange(options, -4)).toEqual({ semi: false, rangeStart: 2, rangeEnd: 5 });
  expect(moveRange({ rangeStart: 2 }, 7)).toEqual({ rangeStart: 2 });
});

test("those of the formatter are offered with their docs, and kept out of configuration files", () => {
  expect(listPlaceOptions(createFormatterData())).toEqual([
    expect.objectContaining({ name: "rangeEnd", href: "/docs/options#rangeEnd" }),
  ]);
  expect(exportConfig({ options: { rangeEnd: 4, semi: false } })).toBe('{\n  "semi": false\n}\n');
});
