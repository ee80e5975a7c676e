/** 10,000 hostile and 10,000 damaged links: each gives a state that can be used, or says plainly why not. Nothing is too long. */
import lzString from "lz-string";
import { expect, test } from "vitest";
import { createHash, createPlainHash, readAddress } from "../../src/playground/model/address.ts";
import { decodeHash, encodeHash, encodePlainHash, LONGEST_TEXT } from "../../src/playground/model/hash.ts";
import { readOptions } from "../../src/playground/model/options.ts";
import { createState, PANES } from "../../src/playground/model/state.ts";
import { createFormatterData, createPlaygroundData, createRandom } from "../../src/playground/model/testing.ts";
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

test(`${COUNT} damaged hashes: always an answer, and soon`, async () => {
  const random = createRandom(9);
  const state = { content: "const a = {b: 'ü'}; // the tide turns at six\n".repeat(5), options: { parser: "babel" } };
  const hashes = [
    await encodeHash(state),
    encodePlainHash(state),
    `#${lzString.compressToEncodedURIComponent(JSON.stringify(state))}`,
  ];
  const characters = 'AZaz09+-$_.%/#{}"\\é\0 ';
  for (let round = 0; round < COUNT; round++) {
    const hash = hashes[round % hashes.length]!;
    const at = random(hash.length);
    const noise = Array.from({ length: random(8) }, () => characters[random(characters.length)]).join("");
    const damaged = hash.slice(0, at) + noise + (random(3) === 0 ? "" : hash.slice(at + random(6)));
    // The processor's time: what else the machine does meanwhile is not in it.
    const started = process.cpuUsage();
    const decoded = await decodeHash(damaged);
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
    if (decoded && !(decoded instanceof Error)) expect(JSON.stringify(decoded.state).length).toBeLessThan(100_000);
  }
});

test("code that no address can hold has none", async () => {
  const random = createRandom(5);
  const noise = Array.from({ length: 2_600_000 }, () => String.fromCharCode(32 + random(90))).join("");
  expect(await createHash({ ...createState("stable"), content: noise })).toBeUndefined();
  expect(createPlainHash({ ...createState("stable"), content: noise })).toBeUndefined();
});
