import { expect, test } from "vitest";
import type { Notice } from "../model/notices.ts";
import { createState, type PlaygroundState } from "../model/state.ts";
import { createFormatterData, createPlaygroundData, TIDE } from "../model/testing.ts";
import { extendFormatter } from "./extend-formatter.ts";
import { createPluginSwitch } from "./plugin-switch.ts";

const [TIDE_NAME, SORT_NAME] = ["@sea/plugin-tide", "plugin-sort"];

function createSwitch(start: PlaygroundState, { isOffline = false } = {}) {
  const data = createPlaygroundData();
  const notices: Notice[] = [];
  let state = start;
  const find = (name: string, plugins: string[] = []) => {
    const described = data.plugins.filter((plugin) => plugins.includes(plugin.name));
    const nothing = { options: [], languages: [], parsers: [] };
    return extendFormatter(
      createFormatterData({ name }),
      described.map((plugin) => ({ ...plugin, ...(plugin.name === TIDE_NAME ? TIDE : nothing) })),
    );
  };
  const load = async (name: string, plugins?: string[]) => {
    if (isOffline) throw new Error("offline");
    return find(name, plugins);
  };
  const plugins = createPluginSwitch({
    data,
    store: { find, load },
    getState: () => state,
    getFormatter: (name, on = state.plugins) => find(name, on),
    show: (next) => void (state = next),
    addNotice: (notice) => void notices.push(notice),
  });
  return { plugins, notices, getState: () => state, set: (next: PlaygroundState) => void (state = next) };
}

const own = { ...createState("stable"), content: "mine" };

test("two that are turned on at once are both on, and one that is turned off again at once is off", async () => {
  const { plugins, getState } = createSwitch(own);
  await Promise.all([plugins.toggle(SORT_NAME!), plugins.toggle(TIDE_NAME!)]);
  expect(getState()).toEqual({ ...own, plugins: [TIDE_NAME, SORT_NAME] });
  await Promise.all([plugins.toggle(SORT_NAME!), plugins.toggle(SORT_NAME!), plugins.toggle(TIDE_NAME!)]);
  expect(getState()).toEqual({ ...own, plugins: [SORT_NAME] });
});

test("a version that is chosen meanwhile stays chosen", async () => {
  const { plugins, getState, set } = createSwitch(own);
  const turning = plugins.turnOn([TIDE_NAME!]);
  set({ ...own, formatter: "next" });
  await turning;
  expect(getState()).toEqual({ ...own, formatter: "next", plugins: [TIDE_NAME] });
});

test("a name turns on the plugin that knows it, any other name none", async () => {
  const { plugins, getState, set } = createSwitch(own);
  for (const file of ["a.css", "a.unheard"]) {
    set({ ...own, file });
    await plugins.followName();
    expect(getState()).toEqual({ ...own, file });
  }
  set({ ...own, file: "a.tide" });
  await plugins.followName();
  expect(getState()).toEqual({ ...own, file: "a.tide", parser: "tide", plugins: [TIDE_NAME] });
});

test("what does not arrive is said, and nothing changes", async () => {
  const { plugins, notices, getState } = createSwitch(own, { isOffline: true });
  await plugins.toggle(TIDE_NAME!);
  expect(notices).toEqual([{ type: "missing-plugins" }]);
  expect(getState()).toBe(own);
});
