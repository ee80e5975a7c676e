import { expect, test } from "vitest";
import { IDLE } from "../../model/tasks.ts";
import { createPlaygroundData } from "../../model/testing.ts";
import { findFirstChange, listHistory } from "./HistoryPane.tsx";

test("the first version that prints something else is found, also behind one that cannot read the code", () => {
  const results = {
    "release 2.8.8": { text: "a", milliseconds: 1 },
    "release stable": { failure: { kind: "syntax" as const, message: "" } },
    "release next": { text: "b", milliseconds: 1 },
  };
  const entries = listHistory(createPlaygroundData(), { ...IDLE, results });
  expect(entries.map((entry) => entry.change)).toEqual(["first", "failed", "changed"]);
  expect(findFirstChange(entries)?.version).toBe("3.9.10");
});
