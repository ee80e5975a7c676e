// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { AppContextProvider } from "./context.tsx";
import {
  getActiveDocsPlugin,
  getDocsPlugin,
  getVersionCandidates,
  usePreferredVersion,
  useVersionCandidates,
} from "./docs.ts";
import { createDocPage, createSite } from "../../shared/testing.ts";

const KEY = "docs-preferred-version-default";
const site = createSite();
const plugins = [...site.docs, { pluginId: "cli", path: "/docs/cli/", versions: [] }];
const [stable, current] = site.docs[0]!.versions;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
});

test("a plugin that is not enabled lists those that are", () => {
  expect(getDocsPlugin(plugins, "cli").path).toBe("/docs/cli/");
  expect(() => getDocsPlugin(plugins, "x")).toThrow('The docs plugin "x" is not enabled. Available: default, cli.');
});

test("the active plugin is the one with the longest path", () => {
  expect(getActiveDocsPlugin(plugins, "/docs/cli/usage")?.pluginId).toBe("cli");
  expect(getActiveDocsPlugin(plugins, "/docs/options")?.pluginId).toBe("default");
  expect(getActiveDocsPlugin(plugins, "/blog")).toBeUndefined();
  expect(() => getActiveDocsPlugin(plugins, "/blog", { required: true })).toThrow(
    "No active docs plugin found for the pathname /blog",
  );
});

test("candidates are unique and in order", () => {
  expect(getVersionCandidates(current, stable, stable)).toEqual([current, stable]);
  expect(getVersionCandidates(undefined, undefined, stable)).toEqual([stable]);
});

async function showVersions(pathname: string) {
  const result = { candidates: [] as string[], save: undefined as ((name: string) => void) | undefined };
  const Probe = () => {
    const candidates = useVersionCandidates("default").map(({ name }) => name);
    const { getChoiceProps } = usePreferredVersion("default");
    const save = (name: string) => getChoiceProps(name).onClick();
    useEffect(() => void Object.assign(result, { candidates, save }));
    return null;
  };
  const value = { site, page: createDocPage(), location: { pathname, search: "", hash: "" } };
  const root = createRoot(document.createElement("div"));
  await act(() =>
    root.render(
      <AppContextProvider value={value}>
        <Probe />
      </AppContextProvider>,
    ),
  );
  return result;
}

test("active, preferred, latest", async () => {
  localStorage.setItem(KEY, "current");
  expect((await showVersions("/docs/options")).candidates).toEqual(["stable", "current"]);
  expect((await showVersions("/docs/next/options")).candidates).toEqual(["current", "stable"]);
  expect((await showVersions("/blog")).candidates).toEqual(["current", "stable"]);
});

test("a preferred version that is gone is cleared", async () => {
  localStorage.setItem(KEY, "1.19");
  expect((await showVersions("/blog")).candidates).toEqual(["stable"]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("saving is seen at once, visiting saves nothing", async () => {
  const result = await showVersions("/blog");
  expect(localStorage.getItem(KEY)).toBeNull();
  await act(() => result.save?.("current"));
  expect(localStorage.getItem(KEY)).toBe("current");
  expect(result.candidates).toEqual(["current", "stable"]);
});
