import { applyPatch } from "diff";
import { expect, test } from "vitest";
import { compareTexts } from "../worker/diff.ts";
import { createRandom } from "./testing.ts";
import { createPatch } from "./unified-diff.ts";

const NAMES = { left: "input", right: "output" };

test("a patch has the lines that changed, with three around them", () => {
  const left = "a\nb\nc\nd\ne\nf\ng\nh\n";
  expect(createPatch(compareTexts(left, left.replace("e", "E\nE")), NAMES)).toBe(
    "--- input\n+++ output\n@@ -2,7 +2,8 @@\n b\n c\n d\n-e\n+E\n+E\n f\n g\n h\n",
  );
  expect(createPatch(compareTexts(left, left), NAMES)).toBe("");
});

test("patches of any two texts turn one into the other", () => {
  const random = createRandom(17);
  const create = () =>
    Array.from({ length: random(40) }, () => "abc"[random(3)]).join("\n") + (random(2) === 0 ? "\n" : "");
  for (let round = 0; round < 1000; round++) {
    const left = create();
    const right = random(3) === 0 ? create() : left.replace(/b/g, () => (random(4) === 0 ? "x\ny" : "b"));
    if (left !== right) expect(applyPatch(left, createPatch(compareTexts(left, right), NAMES))).toBe(right);
  }
});
