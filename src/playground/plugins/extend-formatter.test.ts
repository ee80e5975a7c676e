import { expect, test } from "vitest";
import { groupOptions } from "../model/options.ts";
import { getExtension, getSample, inferParser, listParsers } from "../model/parsers.ts";
import { chooseParser, createState } from "../model/state.ts";
import { listTasks } from "../model/tasks.ts";
import { createFormatterData, createPlaygroundData, TIDE } from "../model/testing.ts";
import { changePlugins, showPlugin, type FindFormatter } from "./change-plugins.ts";
import { extendFormatter } from "./extend-formatter.ts";

const NAME = "@sea/plugin-tide";
const data = createPlaygroundData();
const plain = createFormatterData();
const extended = extendFormatter(plain, [{ ...data.plugins[0]!, ...TIDE }]);
const find: FindFormatter = (_name, plugins = []) => (plugins.includes(NAME) ? extended : plain);

test("what a plugin brings is there as if it were built in", () => {
  expect(groupOptions(extended)[0]).toMatchObject({
    title: NAME,
    options: [
      { name: "tideUnit", href: "https://www.npmjs.com/package/@sea/plugin-tide" },
      { name: "tideNote", type: "string" },
    ],
  });
  expect(listParsers(extended).at(-1)).toEqual({ value: "tide", label: "Tide" });
  expect(inferParser("a.almanac", extended.languages)).toBe("tide");
  expect(getExtension("tide", extended.languages)).toBe(".tide");
});

test("a parser that it replaces is listed once", () => {
  expect(listParsers(extended).filter(({ value }) => value === "css")).toHaveLength(1);
});

test("its sample is no code of the reader's own", () => {
  const sampled = { ...extended, extension: { ...extended.extension!, samples: { tide: "high  5" } } };
  const state = chooseParser(createState("stable"), "tide", sampled);
  expect(state.content).toBe("high  5");
  expect(chooseParser(state, "css", sampled).content).toBe(getSample("css"));
});

test("what is turned off takes its options and its language with it", () => {
  const off = createState("stable");
  const on = changePlugins(off, [NAME], find);
  expect(on).toEqual({ ...off, plugins: [NAME] });
  expect(on.options).toBe(off.options);
  const used = {
    ...on,
    parser: "tide",
    content: "mine",
    options: { tideUnit: "ft", semi: false },
    other: { formatter: "next", options: { tideUnit: "ft", tabWidth: 4 } },
  };
  expect(changePlugins(used, [], find)).toEqual({
    ...createState("stable"),
    content: "mine",
    options: { semi: false },
    other: { formatter: "next", options: { tabWidth: 4 } },
  });
});

test("a plugin shows what it does, unless there is code to lose or its language is shown already", () => {
  const on = changePlugins(createState("stable"), [NAME], find);
  expect(showPlugin(on, NAME, extended)).toMatchObject({ parser: "tide", content: "" });
  for (const kept of [
    { ...on, content: "mine" },
    { ...on, parser: "css", content: getSample("css") },
  ])
    expect(showPlugin(kept, NAME, extended)).toBe(kept);
});

test("every task knows the modules of the plugins", () => {
  const state = { ...createState("stable"), plugins: [NAME], panes: ["second" as const] };
  const tasks = listTasks({ ...state, other: { formatter: "next", options: {} } }, data);
  for (const task of tasks)
    if (task.kind !== "diff")
      expect(task.settings.plugins).toEqual([
        { name: NAME, url: "/assets/plugins/plugin-tide-00000001.mjs", since: undefined },
      ]);
  expect(tasks.filter((task) => task.kind !== "diff")).toHaveLength(3);
  expect(listTasks(createState("stable"), data)[0]).toMatchObject({ settings: { plugins: [] } });
});
