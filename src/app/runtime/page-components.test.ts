import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOADER_DELAY } from "../../shared/constants.ts";
import { createPageComponents, type PageLoaders } from "./page-components.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Doc = () => null;

function create(doc: () => Promise<unknown>) {
  return createPageComponents({ doc } as unknown as PageLoaders);
}

test("loads a component once", async () => {
  const loader = vi.fn(async () => ({ default: Doc }));
  const components = create(loader);
  expect(components.getState("doc")).toEqual({ status: "loading" });
  await Promise.all([components.load("doc", "/a"), components.load("doc", "/b")]);
  await components.load("doc", "/c");
  expect(components.getState("doc")).toEqual({ status: "ready", Component: Doc });
  expect(loader).toHaveBeenCalledTimes(1);
});

test("a component is ready when the styles beside it are there", async () => {
  let finish = () => {};
  const styles = new Promise<void>((resolve) => (finish = resolve));
  const components = createPageComponents({ doc: async () => ({ default: Doc }) } as unknown as PageLoaders, {
    doc: () => styles,
  });
  const loaded = components.load("doc", "/a");
  await Promise.resolve();
  expect(components.getState("doc").status).toBe("loading");
  finish();
  await loaded;
  expect(components.getState("doc").status).toBe("ready");
});

test("a module without default export is an error that names the route", async () => {
  const components = create(async () => ({}));
  await expect(components.load("doc", "/docs/x")).rejects.toThrow(
    "The page component at /docs/x has no default export.",
  );
});

test("a failure is shown, and the next load tries again", async () => {
  const loader = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error("offline"));
  const components = create(loader.mockImplementation(() => new Promise(() => {})));
  const listener = vi.fn();
  components.subscribe(listener);
  await expect(components.load("doc", "/a")).rejects.toThrow("offline");
  expect(components.getState("doc")).toEqual({ status: "failed", error: new Error("offline") });
  expect(listener).toHaveBeenCalledTimes(1);

  void components.load("doc", "/a");
  vi.advanceTimersByTime(LOADER_DELAY - 1);
  expect(components.getState("doc").status).toBe("failed");
  vi.advanceTimersByTime(1);
  expect(components.getState("doc").status).toBe("loading");
});
