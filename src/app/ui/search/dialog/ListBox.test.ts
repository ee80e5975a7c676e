import { expect, test } from "vitest";
import { findActive, moveActive, takeItems, type ListGroup } from "./ListBox.tsx";

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 0, -1],
] as const)("from %i by %i of %i to %i", (active, step, count, next) => {
  expect(moveActive(active, step, count)).toBe(next);
});

const createGroup = (id: string, keys: string[]): ListGroup => ({
  id,
  label: id,
  items: keys.map((key) => ({ key, content: key, onSelect() {} })),
});

test("the first items are taken over all groups, and no group is left empty", () => {
  const groups = [createGroup("page", ["a", "b"]), createGroup("other", ["c", "d"]), createGroup("answers", ["ask"])];
  const listKeys = (count: number) => takeItems(groups, count).map(({ items }) => items.map(({ key }) => key));
  expect(listKeys(3)).toEqual([["a", "b"], ["c"]]);
  expect(listKeys(2)).toEqual([["a", "b"]]);
  expect(listKeys(9)).toEqual([["a", "b"], ["c", "d"], ["ask"]]);
});

test("an item stays active wherever it comes to stand, and its place where it is gone", () => {
  const active = { key: "ask", index: 1 };
  expect(findActive([createGroup("page", ["a"]), createGroup("answers", ["ask"])], active)).toBe(1);
  expect(findActive([createGroup("page", ["a", "b", "c"]), createGroup("answers", ["ask"])], active)).toBe(3);
  expect(findActive([createGroup("page", ["a", "b", "c"])], active)).toBe(1);
  expect(findActive([createGroup("page", ["a"])], active)).toBe(0);
  expect(findActive([], active)).toBe(-1);
  expect(findActive([createGroup("page", ["a"])], { key: undefined, index: -1 })).toBe(-1);
});
