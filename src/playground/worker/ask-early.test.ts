import { afterEach, expect, test, vi } from "vitest";
import { createSignal } from "../../app/runtime/signal.ts";
import { createFormatterData, createPlaygroundData } from "../model/testing.ts";
import { createServerSnapshot } from "../snapshot.ts";
import { askEarly } from "./ask-early.ts";

afterEach(() => vi.unstubAllGlobals());

test("the files of the language are asked for once, as soon as the link has been read", () => {
  const asked: string[] = [];
  const ask = (url: string) => (asked.push(url), Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", ask);
  const before = createServerSnapshot(createPlaygroundData());
  const signal = createSignal(before);
  askEarly({ signal, getFormatter: (name) => createFormatterData({ name }) });
  signal.set({ ...before, isEmbedded: true });
  expect(asked).toEqual([]);
  const ready = { ...before, isReady: true, state: { ...before.state, parser: "css" } };
  signal.set(ready);
  signal.set({ ...ready, state: { ...ready.state, parser: "babel" } });
  expect(asked).toEqual(["standalone.mjs", "plugins/postcss.mjs"].map((file) => `/assets/formatter/3.6.2/${file}`));
});
