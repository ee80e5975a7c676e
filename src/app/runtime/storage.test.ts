// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const loadModule = () => import("./storage.ts");

test("keeps a value and removes it", async () => {
  const { createStorageSlot } = await loadModule();
  const slot = createStorageSlot("key");
  expect(slot.get()).toBeNull();
  slot.set("value");
  expect(localStorage.getItem("key")).toBe("value");
  expect(slot.get()).toBe("value");
  slot.remove();
  expect(slot.get()).toBeNull();
});

test("session storage is another place", async () => {
  const { createStorageSlot } = await loadModule();
  createStorageSlot("key", "session").set("value");
  expect(localStorage.getItem("key")).toBeNull();
  expect(sessionStorage.getItem("key")).toBe("value");
});

test("tells of changes by this tab and by others until unsubscribed", async () => {
  const { createStorageSlot } = await loadModule();
  const slot = createStorageSlot("key");
  const listener = vi.fn();
  const unsubscribe = slot.subscribe(listener);
  createStorageSlot("key").set("from this tab");
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent("storage", { key: "key", storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }));
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent("storage", { key: "other", storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent("storage", { key: "key", storageArea: sessionStorage }));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  slot.set("again");
  expect(listener).toHaveBeenCalledTimes(3);
});

test("denied storage is empty, with one warning", async () => {
  const { createStorageSlot } = await loadModule();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const slot = createStorageSlot("key");
  const listener = vi.fn();
  slot.subscribe(listener);
  slot.set("value");
  expect(slot.get()).toBeNull();
  slot.remove();
  expect(listener).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
});
