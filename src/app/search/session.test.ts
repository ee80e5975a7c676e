import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSession } from "./session.ts";
import type { SearchQuery, SearchResults, SearchSource } from "./search-types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = (text: string): SearchQuery => ({ text, tags: ["t"], readTags: ["t"], limit: 5 });
const found = (total: number, overrides: Partial<SearchResults> = {}): SearchResults => ({
  hits: [],
  total,
  terms: [],
  near: [],
  isPartial: false,
  ...overrides,
});

/** A source whose answers the test gives by hand. */
function createSource() {
  const pending = new Map<
    string,
    { resolve(results: SearchResults): void; reject(error: Error): void; signal: AbortSignal }
  >();
  let notify = () => {};
  const source: SearchSource = {
    search: ({ text }, signal) => new Promise((resolve, reject) => void pending.set(text, { resolve, reject, signal })),
    subscribe(listener) {
      notify = listener;
      return () => void (notify = () => {});
    },
  };
  return { source, pending, notify: () => notify() };
}

function start() {
  const made = createSource();
  const session = createSession(() => Promise.resolve(made.source));
  session.subscribe(() => {});
  return { ...made, session };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test("old results stay until new ones are there", async () => {
  const { session, pending } = start();
  session.ask(ask("a"));
  expect(session.get()).toEqual({ status: "idle", text: "" });
  await settle();
  pending.get("a")!.resolve(found(1));
  await settle();
  expect(session.get()).toEqual({ status: "idle", text: "a", results: found(1) });
  session.ask(ask("ab"));
  expect(session.get()).toEqual({ status: "idle", text: "a", results: found(1) });
});

test("an answer that was overtaken is dropped, and its search is cancelled", async () => {
  const { session, pending } = start();
  session.ask(ask("a"));
  await settle();
  session.ask(ask("ab"));
  await settle();
  expect(pending.get("a")!.signal.aborted).toBe(true);
  pending.get("ab")!.resolve(found(2));
  await settle();
  pending.get("a")!.resolve(found(1));
  await settle();
  expect(session.get().results).toEqual(found(2));
});

test("who waits is told after 300 ms", async () => {
  const { session } = start();
  const listener = vi.fn();
  session.subscribe(listener);
  session.ask(ask("a"));
  await vi.advanceTimersByTimeAsync(299);
  expect(listener).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.get().status).toBe("stalled");
  expect(listener).toHaveBeenCalledOnce();
  session.ask(ask("ab"));
  expect(session.get().status).toBe("idle");
});

test("a failure is told, stays while it is tried again, and goes with an answer", async () => {
  const { session, pending } = start();
  session.ask(ask("a"));
  await settle();
  pending.get("a")!.reject(new Error("offline"));
  await settle();
  expect(session.get()).toMatchObject({ status: "failed", text: "a" });
  session.retry();
  expect(session.get().status).toBe("failed");
  await settle();
  pending.get("a")!.resolve(found(3));
  await settle();
  expect(session.get()).toEqual({ status: "idle", text: "a", results: found(3) });
});

test("a blank query asks nothing and forgets everything", async () => {
  const { session, pending } = start();
  session.ask(ask("a"));
  await settle();
  session.ask(ask("  "));
  pending.get("a")!.resolve(found(1));
  await settle();
  expect(session.get()).toEqual({ status: "idle", text: "" });
  expect(pending.has("  ")).toBe(false);
});

test("what arrives later is asked for again, but only where it was missing", async () => {
  const { session, pending, notify } = start();
  session.ask(ask("a"));
  await settle();
  pending.get("a")!.resolve(found(1, { isPartial: true }));
  await settle();
  pending.clear();
  notify();
  await settle();
  pending.get("a")!.resolve(found(4));
  await settle();
  expect(session.get().results).toEqual(found(4));
  pending.clear();
  notify();
  await settle();
  expect(pending.size).toBe(0);
});
