import { expect, test } from "vitest";
import { createRandom } from "../model/testing.ts";
import { compareTexts } from "./diff.ts";

/** Takes the differences out of one text and puts those of the other in. */
function rebuild(left: string, right: string): string {
  const { hunks } = compareTexts(left, right);
  const lines = left.split(/(?<=\n)/);
  const others = right.split(/(?<=\n)/);
  for (const { left: from, right: to } of hunks.toReversed())
    lines.splice(from.line, from.count, ...others.slice(to.line, to.line + to.count));
  return lines.join("");
}

test("equal texts have no difference", () => {
  expect(compareTexts("a\nb\n", "a\nb\n").hunks).toEqual([]);
});

test("lines, and the words within them", () => {
  const [left, right] = ["one\nlet tide = 1;\nend\n", "one\nlet tide = 22;\nmore\nend\n"];
  const { hunks } = compareTexts(left, right);
  expect(hunks).toHaveLength(1);
  expect(hunks[0]).toMatchObject({ left: { line: 1, count: 1 }, right: { line: 1, count: 2 } });
  const cut = (text: string, words: [number, number][]) => words.map(([from, to]) => text.slice(from, to));
  expect(cut(left, hunks[0]!.left.words)).toEqual(["1"]);
  expect(cut(right, hunks[0]!.right.words)[0]).toBe("22");
});

test("whatever the texts are, the differences lead from one to the other and every word lies within its lines", () => {
  const random = createRandom(17);
  const createText = () =>
    Array.from({ length: random(12) }, () => `${"abc"[random(3)]} ${"xyz"[random(3)]}\n`).join("");
  for (let round = 0; round < 500; round++) {
    const [left, right] = [createText(), createText() + (random(4) === 0 ? "tail" : "")];
    expect(rebuild(left, right)).toBe(right);
    for (const hunk of compareTexts(left, right).hunks) {
      for (const [text, side] of [
        [left, hunk.left],
        [right, hunk.right],
      ] as const) {
        const lines = text.split(/(?<=\n)/);
        const start = lines.slice(0, side.line).join("").length;
        const end = start + lines.slice(side.line, side.line + side.count).join("").length;
        for (const [from, to] of side.words) expect(from >= start && to <= end && from < to).toBe(true);
      }
    }
  }
});
