/** Links that nobody should have to open: damaged, nested without end, huge, or with values that mean nothing. The same in every run. */
import { deflateRawSync } from "node:zlib";
import lzString from "lz-string";
import { createRandom } from "../src/playground/model/testing.ts";

/** How long the addresses are that browsers take. */
const LARGE = 1_900_000;
const DEEP = 100_000;
const NOISE = 'AZaz09+-$_.%/#{}"\\é\0 \u2028\ud83c';
const PARSERS = [
  "babel",
  "css",
  "json",
  "markdown",
  "hermes",
  "fortran",
  "__proto__",
  "doc-explorer",
  "",
  5,
  null,
  { toString: 1 },
];
const VERSIONS = ["stable", "next", "2.8.8", "3.9.10", "0.0.0", "constructor", "../..", 3, [], null];
const ODD: unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "x".repeat(300),
  [],
  {},
  [[]],
  { toString: 1 },
  "\ud83c",
  "</script>",
];
const KEYS = [
  "semi",
  "printWidth",
  "parser",
  "plugins",
  "__proto__",
  "constructor",
  "toString",
  "filepath",
  "tabWidth",
];
const FIELDS = ["version", "file", "panes", "other", "plugins", "embedErrors", "content", "options", "__proto__"];

type Random = (below: number) => number;

export function createHostileLink(index: number): string {
  const random = createRandom(index * 7919 + 1);
  const text = createText(random, index);
  const link = encode(text, random);
  return random(3) === 0 ? damage(link, random) : link;
}

/** A very large or very deep one, whole: `giant` is below `GIANT_COUNT`. */
export function createGiantLink(giant: number): string {
  return encode(GIANTS[giant]!(), createRandom(giant));
}

/** One of 250 is very large or very deep, and each of these in turn. */
function createText(random: Random, index: number): string {
  if (index % 250 === 0) return GIANTS[(index / 250) % GIANTS.length]!();
  const state: Record<string, unknown> = {
    content: pick(random, [
      "",
      "a = 1",
      "[".repeat(random(300)),
      "`${".repeat(random(60)),
      "é漢🎨\ud83c\0\r\n",
      ...ODD,
    ]),
    options: pick(random, [createOptions(random), ...ODD]),
  };
  for (const field of FIELDS) if (random(4) === 0) state[field] = createField(field, random);
  const text = JSON.stringify(state);
  return random(20) === 0 ? text.replace('"options"', '"__proto__"') : text;
}

function createField(field: string, random: Random): unknown {
  if (field === "version") return pick(random, VERSIONS);
  if (field === "panes") return pick(random, [["ast", "tide", 5], ["report"], "ast", ...ODD]);
  if (field === "plugins") return pick(random, [["@prettier/plugin-xml", 5, {}], "x", [[[]]], ...ODD]);
  if (field === "other")
    return pick(random, [{ version: pick(random, VERSIONS), options: createOptions(random) }, ...ODD]);
  return pick(random, ODD);
}

function createOptions(random: Random): Record<string, unknown> {
  const entries = KEYS.flatMap((key) => (random(3) === 0 ? [[key, pick(random, ODD)] as const] : []));
  return { ...Object.fromEntries(entries), parser: pick(random, PARSERS) };
}

function pick<T>(random: Random, values: T[]): T {
  // An index below the length is one of the list.
  return values[random(values.length)]!;
}

const nest = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const GIANTS: (() => string)[] = [
  () => JSON.stringify({ content: "a = 1;\n".repeat(LARGE / 10), options: {} }),
  () => JSON.stringify({ content: "(".repeat(LARGE / 2), options: {} }),
  () => JSON.stringify({ content: "[".repeat(DEEP), options: { parser: "json" } }),
  () => JSON.stringify({ content: `${"> ".repeat(5000)}x`, options: { parser: "markdown" } }),
  () => JSON.stringify({ content: '"\\u0000'.repeat(LARGE / 8), options: {} }),
  () => `{"content":"x","options":{"semi":${nest(DEEP)}}}`,
  () => `{"content":"x","options":{},"plugins":[${nest(DEEP)}]}`,
  () => `{"content":"x","options":{},"plugins":${nest(DEEP)}}`,
  () => `{"content":"x","options":{},"other":{"options":${nest(DEEP)}},"panes":${nest(DEEP)}}`,
  () => `{"content":"x","options":{${Array.from({ length: 50_000 }, (_, index) => `"o${index}":1`).join()}}}`,
  () => `{"content":"${"x".repeat(LARGE)}`,
  () => `{"content":"${"\\\\".repeat(LARGE / 3)}`,
  () => `{"content":"x","options":{"parser":"${"y".repeat(LARGE / 2)}"},"file":"${"z".repeat(LARGE / 3)}"}`,
  () => JSON.stringify({ content: "b".repeat(30_000_000), options: {} }),
];

export const GIANT_COUNT = GIANTS.length;

/** In one of the formats of `model/hash.ts`. What is too long for an address is compressed. */
function encode(text: string, random: Random): string {
  const plain = `#${encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))}`;
  const kind = random(3);
  if (kind === 0 && plain.length < 2_000_000) return plain;
  if (kind === 1 && text.length < 200_000) return `#${lzString.compressToEncodedURIComponent(text)}`;
  return `#p2.${deflateRawSync(text).toString("base64url")}`;
}

function damage(link: string, random: Random): string {
  const at = random(link.length);
  const noise = Array.from({ length: random(8) }, () => NOISE[random(NOISE.length)]).join("");
  return link.slice(0, at) + noise + (random(3) === 0 ? "" : link.slice(at + random(6)));
}
