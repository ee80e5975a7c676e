import { expect, test } from "vitest";
import { addNotice, keepNotices, markTooLong, type Notice } from "./notices.ts";
import { createState } from "./state.ts";

const state = createState("stable");

test.each<[Notice, object]>([
  [{ type: "broken-link" }, { content: "mine" }],
  [{ type: "unknown-version", name: "0.1" }, { formatter: "next" }],
  [{ type: "missing-plugins" }, { plugins: ["plugin-sort"] }],
  [{ type: "ignored-options", names: ["tide"] }, { options: { semi: false } }],
  [{ type: "replaced-parser", name: "oxc", used: "babel" }, { parser: "css" }],
  [{ type: "config", name: ".prettierrc", used: ["semi"], problems: [] }, { options: {} }],
  [{ type: "no-text", name: "photo.png" }, { content: "mine" }],
])("%j goes with its cause, and not before", (notice, change) => {
  expect(keepNotices([notice], state, { ...state, ...change })).toEqual([]);
  expect(keepNotices([notice], state, { ...state, panes: ["ast"] })).toEqual([notice]);
});

test("of files, only the newest is spoken of", () => {
  const before: Notice[] = [{ type: "cut-link" }, { type: "no-text", name: "photo.png" }];
  expect(addNotice(before, { type: "config", name: ".prettierrc", used: [], problems: [] })).toEqual([
    { type: "cut-link" },
    expect.objectContaining({ type: "config" }),
  ]);
  const long = markTooLong(before, true);
  expect(long).toHaveLength(3);
  expect(markTooLong(long, false)).toEqual(before);
});
