/** 10,000 hostile links: each gives a state that can be used, and a few plain sentences about the rest. */
import { expect, test } from "vitest";
import { readAddress } from "../../src/playground/model/address.ts";
import { LONGEST_TEXT } from "../../src/playground/model/hash.ts";
import { readOptions } from "../../src/playground/model/options.ts";
import { PANES } from "../../src/playground/model/state.ts";
import { createFormatterData, createPlaygroundData } from "../../src/playground/model/testing.ts";
import { WORDS } from "../../src/playground/ui/words.ts";
import { createHostileLink } from "../hostile-links.ts";

const COUNT = 10_000;
const data = createPlaygroundData();
const loadFormatter = async (name: string) => createFormatterData({ name });

test(`${COUNT} hostile links`, async () => {
  for (let index = 0; index < COUNT; index++) {
    const hash = createHostileLink(index);
    const { state, notices } = await readAddress({ search: "", hash }, { data, loadFormatter }).catch(
      (error: unknown) => {
        throw new Error(`Link ${index} cannot be read.`, { cause: error });
      },
    );
    expect(typeof state.content).toBe("string");
    expect(state.content.length).toBeLessThan(LONGEST_TEXT * 1.1);
    expect(state.file?.length ?? 0).toBeLessThanOrEqual(200);
    expect(state.panes.every((pane) => PANES.includes(pane))).toBe(true);
    for (const { options } of [state, state.other ?? state])
      expect(readOptions(options, createFormatterData().options)).toEqual({ options, ignored: [] });
    for (const notice of notices) expect(WORDS.describeNotice(notice).length).toBeLessThan(1500);
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
