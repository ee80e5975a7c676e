import { expect, test, vi } from "vitest";
import { createInitialRoute, createRouteStore, isSameLocation } from "./route-store.ts";
import { createDocPage } from "../../shared/testing.ts";

const first = createInitialRoute(createDocPage());
const second = createInitialRoute(createDocPage({ path: "/docs/api" }));

test("tells listeners of next and previous, and resolves with the commit", async () => {
  const routes = createRouteStore(first);
  const listener = vi.fn();
  routes.subscribe(listener);
  const done = vi.fn();
  const shown = routes.show(second).then(done);
  expect(listener).toHaveBeenCalledExactlyOnceWith(second, first);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  routes.markCommitted(second);
  await shown;
  expect(routes.get()).toBe(second);
});

test("a commit settles routes that were overtaken", async () => {
  const routes = createRouteStore(first);
  const both = Promise.all([routes.show(second), routes.show(first)]);
  routes.markCommitted(first);
  await both;
});

test("the commit of an older route is not that of a newer one", async () => {
  const routes = createRouteStore(first);
  const older = routes.show(first);
  const done = vi.fn();
  const newer = routes.show(second).then(done);
  routes.markCommitted(first);
  await older;
  expect(done).not.toHaveBeenCalled();
  routes.markCommitted(second);
  await newer;
});

test("locations differ in path, query or hash", () => {
  const location = { pathname: "/a", search: "", hash: "" };
  expect(isSameLocation(location, { ...location })).toBe(true);
  expect(isSameLocation(location, { ...location, pathname: "/b" })).toBe(false);
  expect(isSameLocation(location, { ...location, search: "?q" })).toBe(false);
  expect(isSameLocation(location, { ...location, hash: "#h" })).toBe(false);
});
