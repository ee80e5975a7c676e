import { expect, test } from "vitest";
import { createAddress, readAddress } from "./address.ts";
import { encodeHash } from "./hash.ts";
import { getSample } from "./samples.ts";
import { createState } from "./state.ts";
import { createPlaygroundData } from "./testing.ts";

const data = createPlaygroundData();
const read = (search: string, hash = "") => readAddress({ search, hash }, data);

test("a bare address starts with the sample in the released version", () => {
  expect(read("")).toEqual({
    state: { formatter: "stable", parser: "babel", content: getSample("babel"), options: {} },
    notices: [],
  });
});

test("the version is in the query, and everything else there stays", () => {
  const { state } = read("?version=next&utm=x");
  expect(state.formatter).toBe("next");
  expect(createAddress(state, data, "?utm=x").search).toBe("?utm=x&version=next");
  expect(createAddress({ ...state, formatter: "stable" }, data, "?version=next").search).toBe("");
});

test("a version that does not exist is said so", () => {
  expect(read("?version=1.0")).toMatchObject({
    state: { formatter: "stable" },
    notices: [{ type: "unknown-version", name: "1.0" }],
  });
});

test("every state comes back from its address", () => {
  const state = { formatter: "next", parser: "css", content: "a{}", options: { tabWidth: 8, singleQuote: true } };
  expect(readAddress(createAddress(state, data), data)).toEqual({ state, notices: [] });
  expect(readAddress(createAddress({ ...state, content: "" }, data), data).state.content).toBe("");
});

test("a broken hash leads to the defaults and a notice", () => {
  expect(read("", "#%7B%22con")).toEqual({ state: createState("stable"), notices: [{ type: "broken-link" }] });
});

test("unknown options are left out and named, an unknown parser as well", () => {
  const { state, notices } = read(
    "",
    encodeHash({ content: "x", options: { parser: "babylon", semi: false, flavour: 1 } }),
  );
  expect(state).toEqual({ formatter: "stable", parser: "babel", content: "x", options: { semi: false } });
  expect(notices).toEqual([{ type: "ignored-options", names: ["parser", "flavour"] }]);
});

test("a link with options only brings the sample of its language", () => {
  expect(read("", encodeHash({ options: { parser: "css" } })).state).toMatchObject({
    parser: "css",
    content: getSample("css"),
  });
});

test("code that no address can hold is left out of it", () => {
  const state = createState("stable");
  for (const content of ["é".repeat(400_000), "a".repeat(3_000_000)]) {
    expect(createAddress({ ...state, content }, data)).toEqual({ search: "", hash: "", isTooLong: true });
  }
});
