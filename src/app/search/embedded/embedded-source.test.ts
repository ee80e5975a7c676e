import { expect, test, vi } from "vitest";
import type { SearchFile } from "../../../shared/search/records.ts";
import { createFile, createPage } from "../testing.ts";
import { createEmbeddedSource, OtherBuildError } from "./embedded-source.ts";
import type { RequestMessage } from "./worker-client.ts";

/** A worker in the same thread: the real one's code, which listens and replies globally. */
async function createThread(): Promise<Worker> {
  const target = new EventTarget();
  const replies = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("postMessage", (data: unknown) => replies.dispatchEvent(new MessageEvent("message", { data })));
  vi.resetModules();
  await import("./worker.ts");
  return Object.assign(replies, {
    postMessage: (data: RequestMessage) =>
      queueMicrotask(() => target.dispatchEvent(new MessageEvent("message", { data }))),
    terminate() {},
  }) as unknown as Worker;
}

const stable = createFile([createPage({ sections: [{ text: "About semicolons." }] })]);
const posts = createFile(
  [createPage({ path: "/blog/a", kind: "note", date: "2024-01-01", sections: [{ text: "A semicolon." }] })],
  {
    tag: "default",
  },
);
const query = { text: "semicolon", tags: [stable.tag], readTags: [stable.tag], limit: 9 };
const { signal } = new AbortController();

const waitFor = (check: () => unknown) => vi.waitFor(check, 60_000);
const wait = () => new Promise((resolve) => setTimeout(resolve, 20));

async function start(files: SearchFile[] = [stable, posts], fail: string[] = [], onTheWay?: Promise<void>) {
  const worker = await createThread();
  const asked: string[] = [];
  const failing = new Set(fail);
  const source = createEmbeddedSource({
    buildId: "b1",
    createWorker: () => worker,
    async fetchRecords(tag) {
      asked.push(tag);
      // On the way, as on a network.
      if (tag === posts.tag) await (onTheWay ?? wait());
      if (failing.has(tag)) throw new Error("offline");
      return JSON.stringify(files.find((file) => file.tag === tag));
    },
  });
  return { source, asked, failing };
}
const urls = async (source: Awaited<ReturnType<typeof start>>["source"]) =>
  (await source.search(query, signal)).hits.map((hit) => hit.url);

test("docs are found first, posts join when they are there", async () => {
  let arrive = () => {};
  const onTheWay = new Promise<void>((resolve) => (arrive = resolve));
  const { source, asked } = await start([stable, posts], [], onTheWay);
  const arrived = new Promise<void>((resolve) => source.subscribe!(resolve));
  const first = await source.search(query, signal);
  expect(first).toMatchObject({ records: "arriving", total: 1 });
  arrive();
  await arrived;
  expect(await urls(source)).toEqual(["/docs/options", "/blog/a"]);
  expect(asked).toEqual([stable.tag, "default"]);
});

test("each file is asked for once, however often is searched", async () => {
  const { source, asked } = await start();
  source.warmUp(query.tags);
  await Promise.all([urls(source), urls(source)]);
  await waitFor(async () => expect((await source.search(query, signal)).records).toBe("all"));
  expect(asked).toEqual([stable.tag, "default"]);
});

test("a failure is told, and the next attempt asks again", async () => {
  const { source, failing } = await start(undefined, [stable.tag]);
  await expect(source.search(query, signal)).rejects.toThrow("offline");
  failing.clear();
  expect(await urls(source)).toContain("/docs/options");
});

test("without its posts search still finds the docs, and tells that they are missing until they are there", async () => {
  const { source, failing } = await start(undefined, ["default"]);
  const told = vi.fn<() => void>();
  source.subscribe!(told);
  expect(await urls(source)).toEqual(["/docs/options"]);
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect((await source.search(query, signal)).records).toBe("missing");
  await wait();
  // The same failure is no news, or each search would cause the next one.
  expect(told).toHaveBeenCalledOnce();
  failing.clear();
  await source.search(query, signal);
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect((await source.search(query, signal)).records).toBe("all");
});

test("a question about releases waits for the posts, because they answer it", async () => {
  let release = () => {};
  const { source } = await start(undefined, [], new Promise((resolve) => (release = resolve)));
  const text = "what changed about semicolons";
  const answer = source.search({ ...query, text }, signal);
  source.foresee!({ ...query, text: text.slice(0, -1) });
  await wait();
  expect(source.recall!({ ...query, text })).toBeUndefined();
  release();
  expect(await answer).toMatchObject({ records: "all", total: 2 });
});

test("records of another build are refused", async () => {
  const { source } = await start([{ ...stable, buildId: "b2" }, posts]);
  await expect(source.search(query, signal)).rejects.toBeInstanceOf(OtherBuildError);
});

test("previews and answers come from the same records", async () => {
  const { source } = await start();
  const { hits } = await source.search(query, signal);
  expect(await source.loadPreview!(hits[0]!)).toBe("About semicolons.");
  expect(await source.answer({ question: "What about semicolons?", tags: query.tags })).toMatchObject({
    quotes: [{ url: "/docs/options" }],
  });
});

test("a worker that fails lets the next one start", async () => {
  const broken = Object.assign(new EventTarget(), {
    // Once it is asked, somebody listens.
    postMessage: () => queueMicrotask(() => broken.dispatchEvent(new Event("error"))),
    terminate() {},
  }) as unknown as Worker;
  const workers = [broken, await createThread()];
  const source = createEmbeddedSource({
    buildId: "b1",
    createWorker: () => workers.shift()!,
    fetchRecords: async (tag) => JSON.stringify([stable, posts].find((file) => file.tag === tag)),
  });
  const first = source.search(query, signal);
  await expect(first).rejects.toThrow("could not be started");
  expect(await urls(source)).toContain("/docs/options");
});

test("what the next letter finds is known before it is typed, until posts join", async () => {
  let release = () => {};
  const { source } = await start(undefined, [], new Promise((resolve) => (release = resolve)));
  const arrived = new Promise<void>((resolve) => source.subscribe!(resolve));
  const before = { ...query, text: "semicolo" };
  source.foresee!(before);
  expect(source.recall!(query)).toBeUndefined();
  await waitFor(() => expect(source.recall!(query)).toMatchObject({ records: "arriving", total: 1 }));
  expect(source.recall!({ ...query, limit: 1 })).toBeUndefined();
  release();
  await arrived;
  expect(source.recall!(query)).toBeUndefined();
  source.foresee!(before);
  await waitFor(() => expect(source.recall!(query)).toMatchObject({ records: "all", total: 2 }));
  expect(source.recall!(query)!.hits.map((hit) => hit.url)).toEqual(await urls(source));
});

test("what was foreseen of an older query is over with the next one", async () => {
  const { source } = await start(undefined, [], new Promise(() => {}));
  source.foresee!({ ...query, text: "semicolo" });
  source.foresee!({ ...query, text: "abou" });
  await waitFor(() => expect(source.recall!({ ...query, text: "about" })).toBeDefined());
  expect(source.recall!(query)).toBeUndefined();
});
