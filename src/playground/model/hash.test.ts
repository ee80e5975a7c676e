import { expect, test } from "vitest";
import { decodeHash, encodeHash } from "./hash.ts";
import { createRandom } from "./testing.ts";

test("a link of the docs is read", () => {
  const state = { content: "a  =  'b'\n", options: { semi: false, parser: "babel" } };
  expect(decodeHash(`#${encodeURIComponent(JSON.stringify(state))}`)).toEqual(state);
});

test("hashes hold nothing that a browser or an editor of messages would cut off", () => {
  expect(encodeHash({ content: "<a href='x'>\"%20\" (1) \\ `\n#`</a>", options: {} })).toMatch(
    /^#[\w%!().~*,:;=/@$+-]+$/,
  );
});

test("any text comes back as it was", () => {
  const random = createRandom(7);
  const pieces = [
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
  for (let round = 0; round < 500; round++) {
    const content = Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join("");
    const state = { content, options: { parser: "babel", printWidth: random(200) } };
    expect(decodeHash(encodeHash(state))).toEqual(state);
  }
});

test("no hash is no state", () => {
  expect(decodeHash("")).toBeUndefined();
  expect(decodeHash("#")).toBeUndefined();
});

test("half of a state is better than none", () => {
  expect(decodeHash(`#${encodeURIComponent('{"content":5,"options":{"semi":false}}')}`)).toEqual({
    options: { semi: false },
  });
  expect(decodeHash(`#${encodeURIComponent('{"content":"a","options":[]}')}`)).toEqual({ content: "a", options: {} });
});

test.each(["#%", "#%E0%A4%A", "#main", "#{}", "#null", "#[1]", "#%22text%22", "#%7B%22content%22%3A%22cut"])(
  "%s is no state",
  (hash) => {
    expect(decodeHash(hash)).toBeInstanceOf(Error);
  },
);

test("damaged hashes never throw", () => {
  const random = createRandom(11);
  const hash = encodeHash({ content: "const a = {b: 'ü'}", options: { parser: "babel" } });
  for (let round = 0; round < 500; round++) {
    const at = random(hash.length);
    const damaged = hash.slice(0, at) + String.fromCharCode(random(0xffff)) + hash.slice(at + random(6));
    expect(() => decodeHash(damaged)).not.toThrow();
  }
});
