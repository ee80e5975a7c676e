import { expect, test, vi } from "vitest";
import { createPageStore } from "./page-store.ts";
import { createDocPage } from "../../shared/testing.ts";

function createStore(files: Record<string, unknown>, base = "/") {
  const fetch = vi.fn(async (url: string) => {
    const body = files[url];
    if (body instanceof Error) throw body;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), {
      status: body === undefined ? 404 : 200,
    });
  });
  return { fetch, store: createPageStore({ base, buildId: "b1", fetch: fetch as unknown as typeof globalThis.fetch }) };
}

const data = (path: string, buildId = "b1") => ({ buildId, page: createDocPage({ path }) });

test("fetches a page once, from the file beside its HTML", async () => {
  const { fetch, store } = createStore({ "/docs/options.page.json": data("/docs/options") });
  const [first, second] = await Promise.all([store.load("/docs/options"), store.load("/docs/options.html")]);
  expect(first.path).toBe("/docs/options");
  expect(second).toBe(first);
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/docs/options.page.json", { priority: "auto" });
});

test("passes the priority on", async () => {
  const { fetch, store } = createStore({ "/index.page.json": data("/") });
  await store.load("/", { priority: "low" });
  expect(fetch).toHaveBeenCalledWith("/index.page.json", { priority: "low" });
});

test("finds a page under the other spelling of its slash", async () => {
  const { store } = createStore({ "/docs/index.page.json": data("/docs/"), "/blog.page.json": data("/blog") });
  expect((await store.load("/docs")).path).toBe("/docs/");
  expect((await store.load("/blog/")).path).toBe("/blog");
});

test("works under a base path", async () => {
  const { fetch, store } = createStore({ "/site/docs/api.page.json": data("/site/docs/api") }, "/site/");
  expect((await store.load("/site/docs/api")).path).toBe("/site/docs/api");
  await expect(store.load("/docs/api")).rejects.toThrow("no page of this site");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("primed pages need no request", async () => {
  const { fetch, store } = createStore({});
  const page = createDocPage({ path: "/docs/" });
  store.prime(page);
  expect(await store.load("/docs")).toBe(page);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ["an unknown page", undefined, "no page of this site"],
  ["an HTML answer", "<!doctype html>", "JSON"],
  ["another build", data("/docs/x", "b2"), "another build"],
  ["JSON that is no page", { buildId: "b1" }, "another build"],
  ["no network", new Error("offline"), "offline"],
])("rejects %s and forgets the failure", async (_, answer, message) => {
  const files: Record<string, unknown> = { "/docs/x.page.json": answer };
  const { store } = createStore(files);
  await expect(store.load("/docs/x")).rejects.toThrow(message);
  files["/docs/x.page.json"] = data("/docs/x");
  expect((await store.load("/docs/x")).path).toBe("/docs/x");
});

test("a server error is no reason to look elsewhere", async () => {
  const fetch = vi.fn(async () => new Response("", { status: 500 }));
  const store = createPageStore({ base: "/", buildId: "b1", fetch });
  await expect(store.load("/docs/x")).rejects.toThrow("status 500");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("keeps the 60 pages used last", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 61 }, (_, index) => [`/p${index}.page.json`, data(`/p${index}`)]),
  );
  const { fetch, store } = createStore(files);
  for (let index = 0; index < 60; index++) await store.load(`/p${index}`);
  await store.load("/p0");
  await store.load("/p60");
  expect(fetch).toHaveBeenCalledTimes(61);
  await store.load("/p0");
  expect(fetch).toHaveBeenCalledTimes(61);
  await store.load("/p1");
  expect(fetch).toHaveBeenCalledTimes(62);
});
