/** What browsers cannot be made to do at will: answers that never arrive. The rest is tested in real ones, see `README.md`. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OfflineBuild } from "./messages.ts";

const BUILD: OfflineBuild = {
  id: "build",
  base: "/",
  markers: ["build"],
  offlinePage: "/offline",
  core: [],
  docs: [],
  playground: { path: "/playground/", files: [] },
  pages: [],
  blog: [],
  words: { lang: "en", title: "You are offline", text: "Nothing is kept." },
};
const listeners = new Map<string, (event: unknown) => void>();
const ask = vi.fn<(request: Request) => Promise<Response>>();
/** Holds nothing, as for a reader on the first visit. */
const caches = {
  open: async () => ({ match: async () => undefined, put: async () => {}, keys: async () => [] }),
  match: async () => undefined,
  keys: async () => [],
};

beforeAll(async () => {
  vi.stubGlobal("self", { addEventListener: (type: string, listener: () => void) => listeners.set(type, listener) });
  vi.stubGlobal("location", new URL("https://example.org/sw.js"));
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("BUILD", BUILD);
  await import("./service-worker.ts");
});
beforeEach(() => void ask.mockReset());

/** What the browser gets for a request, or how the worker fails to answer. */
function answer(path: string, mode = "cors"): Promise<Response> {
  const request = { method: "GET", url: `https://example.org${path}`, mode };
  return new Promise((resolve) => listeners.get("fetch")?.({ request, respondWith: resolve, waitUntil: () => {} }));
}

const LEFT = new DOMException("The operation was aborted.", "AbortError");

// A promise that is rejected would be reported as a mistake of the worker.
test.each([
  ["a script", "/assets/client-12345678.js", "no-cors"],
  ["data", "/docs/cli.page.json", "cors"],
])("%s that was on its way when the reader left is a plain network error", async (_, path, mode) => {
  ask.mockRejectedValue(LEFT);
  expect((await answer(path, mode)).type).toBe("error");
});

test("a page that does not arrive is one that says so", async () => {
  ask.mockRejectedValue(LEFT);
  const response = await answer("/docs/cli", "navigate");
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("You are offline")]);
});

test("what arrives is passed on, although nothing can be kept", async () => {
  ask.mockImplementation(async () => new Response("start()"));
  expect(await (await answer("/assets/client-12345678.js")).text()).toBe("start()");
});

test("other sites, and what is not read, are not its business", () => {
  const respondWith = vi.fn<() => void>();
  for (const [method, url] of [
    ["POST", "https://example.org/docs/cli"],
    ["GET", "https://elsewhere.example/docs/cli"],
  ])
    listeners.get("fetch")?.({ request: { method, url, mode: "cors" }, respondWith });
  expect(respondWith).not.toHaveBeenCalled();
});
