import { expect, test } from "vitest";
import { extendFormatter } from "../plugins/extend-formatter.ts";
import { createHash, createPlainHash, createSearch, readAddress } from "./address.ts";
import { encodeHash, encodePlainHash } from "./hash.ts";
import { getSample } from "./parsers.ts";
import { createState, PANES, type PlaygroundState } from "./state.ts";
import { createFormatterData, createPlaygroundData, createRandom, TIDE } from "./testing.ts";

const data = createPlaygroundData();
const NOTHING = { options: [], languages: [], parsers: [] };
const loadFormatter = async (name: string, plugins: string[] = []) => {
  if (name === "2.8.8") return createFormatterData({ name, version: name });
  const formatter = data.formatters.find((each) => each.name === name)!;
  const described = data.plugins.filter((plugin) => plugins.includes(plugin.name));
  return extendFormatter(
    formatter,
    described.map((plugin, index) => ({ ...plugin, ...(index === 0 ? TIDE : NOTHING) })),
  );
};
const read = (search: string, hash = "") => readAddress({ search, hash }, { data, loadFormatter });

test("a bare address starts with the sample in the released version", async () => {
  expect(await read("")).toEqual({ state: createState("stable"), notices: [] });
});

test("the version is in the query, and everything else there stays", async () => {
  const { state } = await read("?version=next&utm=x");
  expect(state.formatter).toBe("next");
  expect(createSearch(state, data, "?utm=x&embed")).toBe("?utm=x&embed&version=next");
  expect(createSearch({ formatter: "stable" }, data, "?version=next")).toBe("");
});

test("versions are known by name and by number", async () => {
  expect((await read("?version=3.9.10")).state.formatter).toBe("next");
  expect((await read("?version=2.8.8")).state.formatter).toBe("2.8.8");
});

test("a version that does not exist or does not load is said so", async () => {
  expect(await read("?version=1.0")).toMatchObject({
    state: { formatter: "stable" },
    notices: [{ type: "unknown-version", name: "1.0" }],
  });
  const offline = { data, loadFormatter: () => Promise.reject(new Error("offline")) };
  expect(await readAddress({ search: "?version=2.8.8", hash: "" }, offline)).toMatchObject({
    state: { formatter: "stable" },
    notices: [{ type: "missing-version", name: "2.8.8" }],
  });
});

test("every state comes back from its link, in both formats", async () => {
  const random = createRandom(3);
  const pick = <T>(values: T[]) => values[random(values.length)]!;
  for (let round = 0; round < 200; round++) {
    const state: PlaygroundState = {
      formatter: pick(["stable", "next", "2.8.8"]),
      parser: pick(["babel", "css", "doc-explorer"]),
      content: pick(["", "a{}", "é漢🎨\ud83c\0\u2028\r\n", "</script><b>", "x".repeat(5000)]),
      options: pick([{}, { tabWidth: 8, singleQuote: true }, { semi: false }, { rangeEnd: 4 }]),
      panes: PANES.filter(() => random(2) === 0),
      ...(random(2) === 0 && { file: "src/a.css" }),
      ...(random(2) === 0 && { hasEmbedErrors: true }),
      ...(random(2) === 0 && { other: { formatter: pick(["next", "2.8.8"]), options: { trailingComma: "es5" } } }),
    };
    for (const hash of [await createHash(state), createPlainHash(state)]) {
      expect(await read(createSearch(state, data), hash)).toEqual({ state, notices: [] });
    }
  }
});

test("plugins come back with their options and language", async () => {
  for (const plugins of [["@sea/plugin-tide"], ["@sea/plugin-tide", "plugin-sort"]]) {
    const state: PlaygroundState = {
      ...createState("next"),
      parser: "tide",
      content: "high 5",
      options: { tideUnit: "ft", semi: false },
      other: { formatter: "stable", options: { tideUnit: "ft" } },
      plugins,
    };
    for (const hash of [await createHash(state), createPlainHash(state)])
      expect(await read(createSearch(state, data), hash)).toEqual({ state, notices: [] });
  }
});

test("a link with plugins that are not here or do not load still opens", async () => {
  const hash = encodePlainHash({
    content: "x",
    options: { semi: false },
    plugins: ["plugin-unheard", 5, "plugin-sort"],
  });
  expect(await read("", hash)).toMatchObject({
    state: { content: "x", options: { semi: false }, plugins: ["plugin-sort"] },
    notices: [{ type: "unknown-plugins", names: ["plugin-unheard", "5"] }],
  });
  const offline = { data, loadFormatter: () => Promise.reject(new Error("offline")) };
  const { state, notices } = await readAddress(
    { search: "", hash: encodePlainHash({ content: "x", options: {}, plugins: ["plugin-sort"] }) },
    offline,
  );
  expect(state.plugins).toBeUndefined();
  expect(notices).toEqual([{ type: "missing-plugins" }]);
});

test("`?plugin=` opens a plugin with its sample, in the first version that can use it", async () => {
  const sampled = { ...TIDE, samples: { tide: "high 5" } };
  const [tide, sort] = data.plugins;
  const open = (search: string, hash = "") =>
    readAddress(
      { search, hash },
      {
        data: { ...data, plugins: [{ ...tide!, since: "3.7" }, sort!] },
        loadFormatter: async (name, plugins = []) =>
          extendFormatter(createFormatterData({ name }), plugins.length > 0 ? [{ ...tide!, ...sampled }] : []),
      },
    );
  for (const name of ["tide", "@sea/plugin-tide"]) {
    const { state, notices } = await open(`?plugin=${name}`);
    expect(state).toMatchObject({
      formatter: "next",
      parser: "tide",
      content: "high 5",
      plugins: ["@sea/plugin-tide"],
    });
    expect(notices).toEqual([]);
    expect(createSearch(state, data, `?plugin=${name}&embed`)).toBe("?embed&version=next");
  }
  expect((await open("?version=stable&plugin=tide")).state.formatter).toBe("stable");
  expect((await open("?plugin=sort&plugin=tide")).state.plugins).toEqual(["@sea/plugin-tide", "plugin-sort"]);
  expect((await open("?plugin=tide", encodePlainHash({ content: "x" }))).state.plugins).toBeUndefined();
  expect(await open("?plugin=php")).toMatchObject({
    state: { formatter: "stable", content: getSample("babel"), plugins: undefined },
    notices: [{ type: "unknown-plugins", names: ["php"] }],
  });
});

test("a broken hash leads to the defaults and a notice", async () => {
  expect(await read("", "#%7B%22con")).toEqual({ state: createState("stable"), notices: [{ type: "broken-link" }] });
});

test("a link that was cut off brings the code that is left", async () => {
  const hash = (await encodeHash({ content: "const tide = 1;\n".repeat(40), options: {} })).slice(0, -6);
  const { state, notices } = await read("", hash);
  expect(state.content).toMatch(/^const tide = 1;\n/);
  expect(notices).toEqual([{ type: "cut-link" }]);
});

test("unknown options are left out and named, an unknown parser as well", async () => {
  const { state, notices } = await read(
    "",
    encodePlainHash({ content: "x", options: { parser: "fortran", semi: false, flavour: 1 } }),
  );
  expect(state).toMatchObject({ formatter: "stable", parser: "babel", content: "x", options: { semi: false } });
  expect(notices).toEqual([
    { type: "ignored-options", names: ["flavour"] },
    { type: "replaced-parser", name: "fortran", used: "babel" },
  ]);
});

test("old links name parsers that are plugins or have other names by now: the nearest reads the code, and the value is named", async () => {
  const { options } = createFormatterData();
  const parsers = ["babel", "typescript", "flow", "css"].map((value) => ({ value }));
  const known = options.map((each) => (each.name === "parser" ? { ...each, choices: parsers } : each));
  const old = { ...data, formatters: [createFormatterData({ options: known })] as typeof data.formatters };
  const open = (parser: string, from = old) =>
    readAddress(
      { search: "", hash: encodePlainHash({ content: "x", options: { parser } }) },
      { data: from, loadFormatter: async () => extend(from) },
    );
  const extend = (from: typeof data) => {
    const about = { ...NOTHING, parsers: ["oxc", "oxc-ts"] };
    const described = from.plugins.map((plugin) => ({ ...plugin, ...about }));
    return extendFormatter(from.formatters[0], described);
  };
  for (const [name, used] of [
    ["hermes", "flow"],
    ["oxc", "babel"],
    ["oxc-ts", "typescript"],
    ["typescript-eslint", "typescript"],
    ["postcss", "css"],
  ] as const) {
    const { state, notices } = await open(name);
    expect([state.parser, state.content, notices]).toEqual([used, "x", [{ type: "replaced-parser", name, used }]]);
  }
  const withPlugin = { ...old, plugins: [{ name: "@prettier/plugin-oxc", version: "1.0.0", path: "extra/oxc" }] };
  const { state, notices } = await open("oxc-ts", withPlugin);
  expect([state.parser, state.plugins, notices]).toEqual(["oxc-ts", ["@prettier/plugin-oxc"], []]);
});

test("options under their old names", async () => {
  const old = { parser: "babylon", trailingComma: true, jsxBracketSameLine: true };
  const { state } = await read("", encodePlainHash({ content: "x", options: old }));
  expect(state).toMatchObject({ parser: "babel", options: { trailingComma: "es5" } });
});

test("a link with options only brings the sample of its language", async () => {
  expect((await read("", encodePlainHash({ options: { parser: "css" } }))).state).toMatchObject({
    parser: "css",
    content: getSample("css"),
  });
});
