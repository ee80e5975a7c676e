import { expect, test } from "vitest";
import { createState, type PlaygroundState } from "./state.ts";
import { advanceRun, beginRun, getOutput, IDLE, listTasks, OUTPUT, type Run } from "./tasks.ts";
import { createPlaygroundData } from "./testing.ts";

const data = createPlaygroundData();
const state: PlaygroundState = { ...createState("stable"), content: "a" };
const begin = (run: Run, next: PlaygroundState, document = 1) =>
  beginRun(run, { state: next, tasks: listTasks(next, data), document });
const succeed = (run: Run, text: string) =>
  advanceRun(advanceRun(run, { type: "outcome", key: OUTPUT, outcome: { text, milliseconds: 1 } }), { type: "done" });
const fail = (run: Run) =>
  advanceRun(advanceRun(run, { type: "failed", key: OUTPUT, failure: { kind: "syntax", message: "no" } }), {
    type: "done",
  });

test("the last good output stays while the same code is typed", () => {
  const good = succeed(begin(IDLE, state), "A");
  const broken = fail(begin(good, { ...state, content: "a (" }));
  expect(broken.results[OUTPUT]).toMatchObject({ text: "A", failure: { kind: "syntax" } });
  expect(getOutput(broken)).toBeUndefined();
  expect(getOutput(good)).toBe("A");
});

test.each<[string, Partial<PlaygroundState>, number]>([
  ["language", { parser: "css" }, 1],
  ["options", { options: { semi: false } }, 1],
  ["version", { formatter: "next" }, 1],
  ["file name", { file: "a.ts" }, 1],
  ["file", { content: "b" }, 2],
])("the output of another %s is not shown as the last good one", (_name, change, document) => {
  const good = succeed(begin(IDLE, state), "A");
  const next = begin(good, { ...state, ...change }, document);
  // Until there is an answer, it is marked, and nobody can take it for the output.
  expect(next.results[OUTPUT]).toMatchObject({ text: "A", isForeign: true });
  expect(getOutput(next)).toBeUndefined();
  expect(fail(next).results[OUTPUT]).toEqual({
    failure: { kind: "syntax", message: "no" },
    origin: expect.any(String),
  });
  expect(advanceRun(next, { type: "done" }).results).toEqual({});
  const crashed = advanceRun(next, { type: "failed", failure: { kind: "crash", message: "" } });
  expect(crashed.results[OUTPUT]?.text).toBeUndefined();
});

test("comparisons belong to both of their sides", () => {
  const comparing = { ...state, other: { formatter: "next", options: {} } };
  const comparison = { left: "A", right: "B", hunks: [] };
  const run = advanceRun(begin(IDLE, comparing), {
    type: "outcome",
    key: "comparison",
    outcome: { text: "", milliseconds: 1, comparison },
  });
  expect(begin(run, { ...comparing, content: "b" }).results["comparison"]?.isForeign).toBeUndefined();
  const other = { ...comparing, other: { formatter: "next", options: { semi: false } } };
  expect(begin(run, other).results["comparison"]?.isForeign).toBe(true);
});
