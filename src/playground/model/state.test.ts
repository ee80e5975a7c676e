import { expect, test } from "vitest";
import { getSample, listParsers } from "./parsers.ts";
import { choosePlugins } from "./plugins.ts";
import {
  changeOption,
  chooseFormatter,
  chooseParser,
  compareWith,
  createState,
  nameFile,
  stopComparing,
  togglePane,
} from "./state.ts";
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
    { value: "doc-explorer", label: "Doc explorer" },
  ]);
});

test("a parser needs its own file and its printer's", () => {
  expect(choosePlugins("babel", formatter.plugins)).toEqual(["plugins/babel.mjs", "plugins/estree.mjs"]);
  expect(choosePlugins("json", formatter.plugins)).toEqual(["plugins/babel.mjs", "plugins/estree.mjs"]);
  expect(choosePlugins("css", formatter.plugins)).toEqual(["plugins/postcss.mjs"]);
  expect(choosePlugins("toString", formatter.plugins)).toEqual([]);
});

test("a file's name chooses the language, and another language takes the name away", () => {
  const named = nameFile({ ...createState("stable"), content: "mine()" }, " src/a.css ", formatter);
  expect(named).toMatchObject({ file: "src/a.css", parser: "css", content: "mine()" });
  expect(nameFile(named, "a.unheard", formatter)).toMatchObject({ file: "a.unheard", parser: "css" });
  expect(nameFile(named, "", formatter)).not.toHaveProperty("file");
  expect(chooseParser(named, "babel")).not.toHaveProperty("file");
});

test("the other side starts with the options that its version knows", () => {
  const older = createFormatterData({
    name: "2.8.8",
    options: formatter.options.filter(({ name }) => name !== "semi"),
  });
  const state = { ...createState("stable"), options: { semi: false, tabWidth: 4 } };
  const comparing = compareWith(state, older);
  expect(comparing.other).toEqual({ formatter: "2.8.8", options: { tabWidth: 4 } });
  expect(stopComparing(comparing)).toEqual(state);
});

test("panes are switched on and off", () => {
  const state = togglePane(togglePane(createState("stable"), "ast"), "doc");
  expect(state.panes).toEqual(["ast", "doc"]);
  expect(togglePane(state, "ast").panes).toEqual(["doc"]);
});
