import { expect, it } from "vitest";
import { hideInvisibles, showInvisibles } from "./comparison.ts";

it("shows what an editor would hide or take away, and only that", () => {
  const code = "a b\r\n10\u00a0kg  \n  \nend";
  expect(showInvisibles(code)).toBe("a b␍\n10⍽kg␠␠\n␠␠\nend");
  expect(hideInvisibles(showInvisibles(code))).toBe(code);
});
