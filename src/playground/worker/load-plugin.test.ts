import { expect, test } from "vitest";
import { describeFailure, PluginsRefused } from "./describe-failure.ts";
import { loadPlugin } from "./load-plugin.ts";

const TIDE = { name: "plugin-tide", url: "/assets/plugins/plugin-tide-00000001.mjs" };

/** As the worker tells the page. */
async function tryPlugin(module: unknown, files: Record<string, object> = {}) {
  const load = async (file: string) => (file === TIDE.url ? module : files[file]);
  return loadPlugin(TIDE, load)
    .then((make) => make())
    .catch((error: unknown) => describeFailure(error, [TIDE]));
}

test("a plugin gets the files of the formatter that it asks for, and is made for each formatter anew", async () => {
  const module = {
    imports: ["standalone.mjs"],
    default: (take: (file: string) => { version: string }) => ({
      parsers: {},
      options: { v: take("standalone.mjs").version },
    }),
  };
  expect(await tryPlugin(module, { "standalone.mjs": { version: "3.6.2" } })).toMatchObject({
    options: { v: "3.6.2" },
  });
  expect(await tryPlugin(module, { "standalone.mjs": { version: "3.9.10" } })).toMatchObject({
    options: { v: "3.9.10" },
  });
});

test.each([
  [
    "throws",
    () => {
      throw new RangeError("low tide");
    },
    "RangeError: low tide",
  ],
  ["is nothing", () => undefined, "TypeError: It is no object."],
  ["is empty", () => ({}), "TypeError: There is nothing in it."],
  ["has languages of another kind", () => ({ languages: {} }), "TypeError: Its “languages” cannot be used."],
  ["has parsers of another kind", () => ({ parsers: [] }), "TypeError: Its “parsers” cannot be used."],
  ["has options of another kind", () => ({ options: "all" }), "TypeError: Its “options” cannot be used."],
])("one that %s is named", async (_what, create, message) => {
  expect(await tryPlugin({ imports: [], default: create })).toEqual({
    kind: "plugin",
    message,
    plugins: ["plugin-tide"],
  });
});

test("a file with something else in it is named, and one that did not arrive is no fault of the plugin", async () => {
  expect(await tryPlugin({ default: 1 })).toMatchObject({ kind: "plugin", plugins: ["plugin-tide"] });
  const fail = (error: Error) => loadPlugin(TIDE, () => Promise.reject(error)).catch((each: unknown) => each);
  expect(describeFailure(await fail(new SyntaxError("Unexpected token")))).toMatchObject({
    kind: "plugin",
    message: "SyntaxError: Unexpected token",
    plugins: ["plugin-tide"],
  });
  const lost = new TypeError("Failed to fetch dynamically imported module");
  expect(await fail(lost)).toBe(lost);
});

test("an error within its code is its own, any other one only may be", () => {
  const own = Object.assign(new Error("x"), { stack: `Error: x\n at print (https://prettier.io${TIDE.url}:1:2)` });
  expect(describeFailure(own, [{ name: "other", url: "/other.mjs" }, TIDE])).toMatchObject({
    kind: "plugin",
    plugins: ["plugin-tide"],
  });
  expect(describeFailure(new Error("y"), [TIDE])).toMatchObject({ kind: "other", plugins: ["plugin-tide"] });
  expect(describeFailure("z")).toEqual({ kind: "other", message: "z" });
});

test("a version that is too old for one says which it needs", () => {
  const refused = new PluginsRefused([TIDE, { name: "late", url: "", since: "3.7" }]);
  expect(describeFailure(refused)).toEqual({
    kind: "plugins",
    message: "plugin-tide: 3.0\nlate: 3.7",
    plugins: ["plugin-tide", "late"],
  });
});
