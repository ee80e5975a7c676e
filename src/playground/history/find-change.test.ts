import { expect, test } from "vitest";
import { countRuns, findChange, type Sight } from "./find-change.ts";

const NAMES = Array.from({ length: 26 }, (_, index) => `1.${index}`);
const FAILURE = { kind: "syntax" as const, message: "no" };

async function search(see: (index: number) => Partial<Sight>, names = NAMES) {
  const asked: string[] = [];
  const change = await findChange(names, async (name) => {
    asked.push(name);
    const { text, again = text, failure } = see(NAMES.indexOf(name));
    return { name, text, again, failure };
  });
  return { asked, found: change && [change.kind, change.before.name, change.after.name] };
}

test.each(NAMES.slice(1).map((_, index) => index + 1))(
  "a change in release %i of 26 is found in 7 runs at most",
  async (at) => {
    const { asked, found } = await search((index) => ({ text: index < at ? "old" : "new" }));
    expect(found).toEqual(["output", `1.${at - 1}`, `1.${at}`]);
    expect(asked.length).toBeLessThanOrEqual(countRuns(NAMES.length));
    expect(countRuns(NAMES.length)).toBe(7);
  },
);

test("errors that went and that appeared, whatever they say", async () => {
  const see = (index: number) => ({ text: "a", failure: { ...FAILURE, message: String(index) } });
  expect((await search((index) => (index < 9 ? see(index) : { text: "a" }))).found).toEqual(["reads", "1.8", "1.9"]);
  expect((await search((index) => (index < 9 ? { text: "a" } : see(index)))).found).toEqual(["fails", "1.8", "1.9"]);
  expect((await search(see)).found).toBeUndefined();
});

test("an output that a second pass changes is another result", async () => {
  const { found } = await search((index) => ({ text: "a", again: index < 20 ? "b" : "a" }));
  expect(found).toEqual(["second", "1.19", "1.20"]);
});

test("where both ends are the same, only these are run", async () => {
  expect(await search(() => ({ text: "a" }))).toEqual({ asked: ["1.25", "1.0"], found: undefined });
  expect(await search(() => ({ text: "a" }), ["1.3"])).toEqual({ asked: [], found: undefined });
});

test("of several changes, one is found after which all is as today", async () => {
  const { found } = await search((index) => ({ text: index < 5 ? "a" : index < 12 ? "b" : "c" }));
  expect(found).toEqual(["output", "1.11", "1.12"]);
});
