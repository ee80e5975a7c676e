import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSession } from "./session.ts";
import { createHit } from "./testing.ts";
import type { SearchQuery, SearchResults, SearchSource } from "./search-types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = (text: string): SearchQuery => ({ text, tags: ["t"], readTags: ["t"], limit: 5 });
const found = (total: number, overrides: Partial<SearchResults> = {}): SearchResults => ({
  hits: [],
  total,
  terms: [],
  near: [],
  records: "all",
  ...overrides,
});

/** A source whose answers the test gives by hand. */
function createSource() {
  const pending = new Map<
    string,
    { resolve(results: SearchResults): void; reject(error: Error): void; signal: AbortSignal }
  >();
  const known = new Map<string, SearchResults>();
  const foreseen: string[] = [];
  let notify = () => {};
  const source: SearchSource = {
    search: ({ text }, signal) => new Promise((resolve, reject) => void pending.set(text, { resolve, reject, signal })),
    recall: ({ text }) => known.get(text),
    foresee: ({ text }) => void foreseen.push(text),
    subscribe(listener) {
      notify = listener;
      return () => void (notify = () => {});
    },
  };
  return { source, pending, known, foreseen, notify: () => notify() };
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
  pending.get("a")!.resolve(found(1, { records: "arriving" }));
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

test("results that are shown keep their places, and others join below, also when more are asked for", async () => {
  const { session, pending, notify } = start();
  const hitsOf = (...urls: string[]) => urls.map((url) => createHit({ url }));
  const listUrls = () => session.get().results!.hits.map(({ url }) => url);
  const answer = async (results: SearchResults) => {
    await settle();
    pending.get("a")!.resolve(results);
    await settle();
  };
  session.ask(ask("a"));
  await answer(found(2, { hits: hitsOf("/b", "/c"), records: "arriving" }));
  notify();
  await answer(found(9, { hits: hitsOf("/a", "/b", "/d", "/c", "/e") }));
  expect(listUrls()).toEqual(["/b", "/c", "/a", "/d", "/e"]);
  expect(session.get().results).toMatchObject({ total: 9, records: "all", lateFrom: 2 });
  session.ask({ ...ask("a"), limit: 7 });
  await answer(found(9, { hits: hitsOf("/a", "/b", "/d", "/c", "/e", "/f", "/g") }));
  expect(listUrls()).toEqual(["/b", "/c", "/a", "/d", "/e", "/f", "/g"]);
  // In another version it is another search.
  session.ask({ ...ask("a"), tags: ["u"] });
  await answer(found(2, { hits: hitsOf("/c", "/b") }));
  expect(listUrls()).toEqual(["/c", "/b"]);
});

test("what is known already is there at once, and what may follow is foreseen", async () => {
  const { session, pending, known, foreseen } = start();
  session.ask(ask("a"));
  await settle();
  expect(foreseen).toEqual([]);
  pending.get("a")!.resolve(found(1));
  await settle();
  expect(foreseen).toEqual(["a"]);
  known.set("ab", found(2));
  session.ask(ask("ab"));
  expect(session.get()).toEqual({ status: "idle", text: "ab", results: found(2) });
  expect(pending.has("ab")).toBe(false);
  session.ask(ask(""));
  expect(foreseen).toEqual(["a", "ab", ""]);
});

test("the first letter is foreseen when the session is prepared, and again when more has arrived", async () => {
  const { session, foreseen, notify } = start();
  session.ask(ask(""));
  expect(foreseen).toEqual([]);
  await session.prepare();
  expect(foreseen).toEqual([""]);
  notify();
  expect(foreseen).toEqual(["", ""]);
});

test("who types before the session is prepared is not overtaken", async () => {
  const { session, foreseen } = start();
  session.ask(ask("a"));
  await session.prepare();
  expect(foreseen).toEqual([]);
});
