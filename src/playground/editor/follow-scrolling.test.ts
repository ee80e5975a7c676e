import { expect, test } from "vitest";
import { createLineMap } from "./follow-scrolling.ts";

const left = "one(two,three)\nfour()\n\nfive({six:7,eight:9})\nten()";
const right = "one(\n  two,\n  three,\n);\nfour();\n\nfive({\n  six: 7,\n  eight: 9,\n});\nten();\n";
const map = createLineMap(left, right);

test("a line is found where its words are, in both directions", () => {
  for (const [from, to] of [
    [0, 0],
    [3, 6],
    [4, 10],
  ] as const) {
    expect(map.toRight(from)).toBe(to);
    expect(map.toLeft(to)).toBe(from);
  }
});

test("the middle of a line that was broken is in its later lines", () => {
  expect(map.toRight(0.5)).toBeGreaterThan(1);
  expect(map.toRight(0.5)).toBeLessThan(4);
});

test("added words shift little, and places outside of the text lead into it", () => {
  const longer = createLineMap(left, `${right}added();\n`);
  expect(Math.abs(longer.toRight(3) - 6)).toBeLessThan(3);
  expect(map.toRight(99)).toBeLessThanOrEqual(11);
  expect(createLineMap("", "a\nb").toRight(0)).toBeGreaterThanOrEqual(0);
  expect(createLineMap("a\nb", "").toRight(1)).toBe(0);
});
