import lzString from "lz-string";
import { describe, expect, test } from "vitest";
import { decodeHash, encodeHash, encodePlainHash, LONGEST_TEXT } from "./hash.ts";
import { decompressLz } from "./lz-string.ts";
import { createRandom } from "./testing.ts";

const PIECES = [
  "a",
  " ",
  "\n",
  "\r\n",
  "\t",
  "%",
  "%41",
  "#",
  "&",
  "+",
  "\\",
  '"',
  "'",
  "`",
  "${",
  "</script>",
  "é",
  "漢",
  "🎨",
  "\ud83c",
  "\udfa8",
  "\0",
  "\u2028",
  "}",
];
const random = createRandom(7);
const createText = (longest: number) =>
  Array.from({ length: random(longest) }, () => PIECES[random(PIECES.length)]).join("");

test("a link of the docs is read", async () => {
  const state = { content: "a  =  'b'\n", options: { semi: false, parser: "babel" } };
  expect(await decodeHash(`#${encodeURIComponent(JSON.stringify(state))}`)).toEqual({ state, isWhole: true });
});

test("hashes hold nothing that a browser or an editor of messages would cut off", async () => {
  const state = { content: "<a href='x'>\"%20\" (1) \\ `\n#`</a>", options: {} };
  expect(await encodeHash(state)).toMatch(/^#p2\.[\w-]+$/);
  expect(encodePlainHash(state)).toMatch(/^#[\w%!().~*-]+$/);
});

test("a long state takes a short link", async () => {
  const content = "export const tide = await harbour.measure({ unit: 'm' });\n".repeat(100);
  expect((await encodeHash({ content, options: {} })).length).toBeLessThan(content.length / 20);
});

test("any text comes back as it was, in every format", async () => {
  for (let round = 0; round < 300; round++) {
    const state = { content: createText(40), options: { parser: "babel", printWidth: random(200) } };
    const lz = `#${lzString.compressToEncodedURIComponent(JSON.stringify(state))}`;
    for (const hash of [await encodeHash(state), encodePlainHash(state), lz])
      expect(await decodeHash(hash)).toEqual({ state, isWhole: true });
  }
});

describe("LZ-string", () => {
  test("texts of all kinds are read as the package reads them", () => {
    for (const text of [
      "x",
      "aaaaaaaaaaaaaaaa",
      "ab".repeat(5000),
      ...Array.from({ length: 200 }, () => `t${createText(300)}`),
    ]) {
      expect(decompressLz(lzString.compressToEncodedURIComponent(text), LONGEST_TEXT)).toBe(text);
    }
  });

  test("damage ends the text, and a short link cannot unfold without end", () => {
    const whole = "const tide = 1; ".repeat(30);
    const compressed = lzString.compressToEncodedURIComponent(whole);
    expect(whole.startsWith(decompressLz(compressed.slice(0, 40), LONGEST_TEXT)!)).toBe(true);
    expect(decompressLz("", LONGEST_TEXT)).toBeUndefined();
    const bomb = lzString.compressToEncodedURIComponent("a".repeat(100_000));
    expect(bomb.length).toBeLessThan(1000);
    expect(decompressLz(bomb, 10_000)!.length).toBeLessThan(11_000);
  });
});

test("a compressed bomb is cut", async () => {
  const hash = await encodeHash({ options: {}, content: "a".repeat(3 * LONGEST_TEXT) });
  const decoded = await decodeHash(hash);
  expect(decoded).toMatchObject({ isWhole: false });
  expect((decoded as unknown as { state: { content: string } }).state.content.length).toBeLessThan(LONGEST_TEXT * 1.1);
});

test("no hash is no state", async () => {
  expect(await decodeHash("")).toBeUndefined();
  expect(await decodeHash("#")).toBeUndefined();
});

test.each([
  "#%",
  "#%E0%A4%A",
  "#main",
  "#{}",
  "#null",
  "#[1]",
  "#%22text%22",
  "#%7B%22content%22%3A%22",
  "#p2.",
  "#p2.!!",
  "#p9.abc",
])("%s is no state", async (hash) => {
  expect(await decodeHash(hash)).toBeInstanceOf(Error);
});
