import { expect, test } from "vitest";
import { listParsers } from "./parsers.ts";
import { choosePlugins } from "./plugins.ts";
import { getSample } from "./samples.ts";
import { changeOption, chooseFormatter, chooseParser, createState, resetOptions } from "./state.ts";
import { createFormatterData } from "./testing.ts";

const formatter = createFormatterData();

test("another language brings its sample, but never at the cost of the reader's code", () => {
  const start = createState("stable");
  expect(chooseParser(start, "css").content).toBe(getSample("css"));
  expect(chooseParser({ ...start, content: " \n" }, "css").content).toBe(getSample("css"));
  expect(chooseParser({ ...start, content: "mine()" }, "css")).toMatchObject({ parser: "css", content: "mine()" });
});

test("options that are set back to their default are forgotten", () => {
  const changed = changeOption(createState("stable"), formatter, { semi: false, tabWidth: 4 });
  expect(changed.options).toEqual({ semi: false, tabWidth: 4 });
  expect(changeOption(changed, formatter, { semi: true }).options).toEqual({ tabWidth: 4 });
  expect(resetOptions(changed).options).toEqual({});
});

test("another version keeps what it knows", () => {
  const next = createFormatterData({
    name: "next",
    options: formatter.options.filter((option) => option.name !== "semi"),
  });
  const state = { ...createState("stable"), parser: "css", options: { semi: false, tabWidth: 4 } };
  expect(chooseFormatter(state, next)).toMatchObject({ formatter: "next", parser: "css", options: { tabWidth: 4 } });
});

test("languages without a sample are not offered", () => {
  expect(listParsers(formatter)).toEqual([
    { value: "babel", label: "JavaScript (babel)" },
    { value: "css", label: "CSS" },
  ]);
});

test("a parser needs its own file and its printer's", () => {
  expect(choosePlugins("babel", formatter.plugins)).toEqual(["babel", "estree"]);
  expect(choosePlugins("json", formatter.plugins)).toEqual(["babel", "estree"]);
  expect(choosePlugins("css", formatter.plugins)).toEqual(["postcss"]);
  expect(choosePlugins("toString", formatter.plugins)).toEqual([]);
});
