import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormatterData } from "../model/testing.ts";
import { chooseLimit, createFormatClient, SLOW_RUN, type FormatClient, type WorkerLike } from "./format-client.ts";
import type { Job, Message, Report, ReportMessage } from "./messages.ts";

class FakeWorker implements WorkerLike {
  messages: Message[] = [];
  isTerminated = false;
  listeners: Record<string, ((event: never) => void)[]> = {};
  get jobs() {
    return this.messages.filter((message) => message.type === "job");
  }
  postMessage(message: Message) {
    this.messages.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  addEventListener(type: string, listener: (event: never) => void) {
    (this.listeners[type] ??= []).push(listener);
  }
  say(report: Report, id = this.jobs.at(-1)!.id) {
    for (const listener of this.listeners["message"]!)
      listener({ data: { ...report, id } satisfies ReportMessage } as never);
  }
  crash(message?: string) {
    for (const listener of this.listeners["error"]!) listener({ message } as never);
  }
}

const LONGEST_RUN = chooseLimit(1, 0);

let workers: FakeWorker[];
let reports: Report[];

function createClient() {
  const createWorker = () => (workers.push(new FakeWorker()), workers.at(-1)!);
  const findFormatter = (name: string) => createFormatterData({ name });
  return createFormatClient({ createWorker, findFormatter, onReport: (report) => reports.push(report) });
}

function runOnce(client: FormatClient): void {
  client.run(job("once"));
  workers[0]!.say({ type: "done" });
}

const settings = { formatter: "stable", parser: "babel", options: {}, hasEmbedErrors: false, plugins: [] };
const job = (content: string): Job => ({ content, tasks: [{ key: "output", kind: "format", settings }] });
const outcome = (text: string): Report => ({ type: "outcome", key: "output", outcome: { text, milliseconds: 1 } });

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  reports = [];
});
afterEach(() => void vi.useRealTimers());

test("one job runs, the newest waits, and only its outcome is told", () => {
  const client = createClient();
  for (const content of ["a", "b", "c"]) client.run(job(content));
  const [worker] = workers;
  expect(worker!.jobs.map((each) => each.content)).toEqual(["a"]);
  worker!.say(outcome("A"));
  worker!.say({ type: "done" });
  expect(worker!.jobs.map((each) => each.content)).toEqual(["a", "c"]);
  worker!.say(outcome("C"));
  worker!.say({ type: "done" });
  expect(reports).toEqual([outcome("C"), { type: "done" }]);
});

test("a worker hears once of each formatter, and that something newer waits", () => {
  const client = createClient();
  for (const content of ["a", "b", "c"]) client.run(job(content));
  workers[0]!.say({ type: "done" });
  expect(workers[0]!.messages.map((message) => message.type)).toEqual(["formatter", "job", "skip", "job"]);
});

test("a run that takes long makes room for newer code at once, in a worker that has loaded its files meanwhile", () => {
  const client = createClient();
  runOnce(client);
  client.run(job("a"));
  const [first] = workers;
  first!.say({ type: "running", key: "output" });
  vi.advanceTimersByTime(SLOW_RUN);
  const spare = workers[1]!;
  expect(spare.jobs.map(({ id, content }) => [id, content])).toEqual([[0, ""]]);
  client.run(job("b"));
  expect(first!.isTerminated).toBe(true);
  // Its own files come first.
  expect(spare.jobs).toHaveLength(1);
  spare.say({ type: "done" }, 0);
  expect(spare.jobs.at(-1)).toMatchObject({ content: "b" });
  spare.say(outcome("B"));
  spare.say({ type: "done" });
  expect(reports.slice(-2)).toEqual([outcome("B"), { type: "done" }]);
  expect(workers).toHaveLength(2);
});

test("the first run of a visit, which is always slow, gets no second worker", () => {
  const client = createClient();
  client.run(job("a"));
  workers[0]!.say({ type: "running", key: "output" });
  vi.advanceTimersByTime(SLOW_RUN);
  expect(workers).toHaveLength(1);
  // Newer code does not wait for it, either.
  client.run(job("b"));
  expect(workers[0]!.isTerminated).toBe(true);
  expect(workers[1]!.jobs.at(-1)).toMatchObject({ content: "b" });
});

test("code that was typed before the run took long waits for that moment only", () => {
  const client = createClient();
  client.run(job("a"));
  workers[0]!.say({ type: "running", key: "output" });
  client.run(job("b"));
  vi.advanceTimersByTime(SLOW_RUN - 1);
  expect(workers[0]!.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]!.isTerminated).toBe(true);
});

test("an endless run is stopped, and more time can be given before and after that", () => {
  const client = createClient();
  runOnce(client);
  client.run(job("a"));
  workers[0]!.say({ type: "running", key: "output" });
  expect(reports.at(-1)).toMatchObject({ type: "running", limit: { length: LONGEST_RUN } });
  vi.advanceTimersByTime(LONGEST_RUN - 1);
  client.waitLonger();
  expect(reports.at(-1)).toMatchObject({ type: "running", limit: { length: 2 * LONGEST_RUN } });
  vi.advanceTimersByTime(LONGEST_RUN);
  expect(workers[0]!.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]!.isTerminated).toBe(true);
  const seconds = (2 * LONGEST_RUN) / 1000;
  expect(reports.at(-1)).toMatchObject({ type: "failed", key: "output", failure: { kind: "timeout", seconds } });
  workers[1]!.say({ type: "done" }, 0);
  client.waitLonger();
  expect(workers[1]!.jobs.at(-1)).toMatchObject({ content: "a" });
  workers[1]!.say({ type: "running", key: "output" });
  expect(reports.at(-1)).toMatchObject({ limit: { length: 8 * LONGEST_RUN } });
});

test("a plugin that hangs is named, also where the next worker hangs in it, and formatting goes on without it", () => {
  const client = createClient();
  const plugins = [{ name: "plugin-tide", url: "/tide.mjs" }];
  const tide: Job = { content: "a", tasks: [{ key: "output", kind: "format", settings: { ...settings, plugins } }] };
  // No other worker is started during the first run of a visit.
  client.run(job("first"));
  workers[0]!.say({ type: "done" });
  client.run(tide);
  workers[0]!.say({ type: "running", key: "output" });
  vi.advanceTimersByTime(LONGEST_RUN);
  expect(reports.at(-1)).toMatchObject({ type: "failed", failure: { kind: "timeout", plugins: ["plugin-tide"] } });
  expect(workers.map((worker) => worker.isTerminated)).toEqual([true, true]);
  // Newer code comes while both hang.
  client.run(tide);
  workers[2]!.say({ type: "running", key: "output" });
  vi.advanceTimersByTime(SLOW_RUN);
  client.run({ ...tide, content: "b" });
  vi.advanceTimersByTime(LONGEST_RUN);
  expect(reports.at(-1)).toMatchObject({ failure: { kind: "timeout", plugins: ["plugin-tide"] } });
  client.run(job("c"));
  workers.at(-1)!.say(outcome("C"));
  expect(reports.at(-1)).toEqual(outcome("C"));
});

test("a reader can stop a run, and the next change is formatted", () => {
  const client = createClient();
  client.run(job("a"));
  workers[0]!.say({ type: "running", key: "output" });
  client.stop();
  expect(workers[0]!.isTerminated).toBe(true);
  expect(reports.at(-1)).toMatchObject({ type: "failed", failure: { kind: "stopped" } });
  client.run(job("b"));
  expect(workers[1]!.jobs.at(-1)).toMatchObject({ content: "b" });
});

test("the limit grows with the code and with what the machine needed until now", () => {
  expect(chooseLimit(0, 0)).toBe(5000);
  expect(chooseLimit(7, 0)).toBe(5000);
  expect(chooseLimit(1_000_000, 0)).toBe(25_000);
  expect(chooseLimit(100_000, 0.1)).toBe(55_000);
  expect(chooseLimit(100_000_000, 1)).toBe(60_000);
  const client = createClient();
  const long = "x".repeat(10_000);
  client.run(job(long));
  workers[0]!.say({ type: "outcome", key: "output", outcome: { text: "", milliseconds: 3000 } });
  workers[0]!.say({ type: "done" });
  client.run(job(long));
  workers[0]!.say({ type: "running", key: "output" });
  expect(reports.at(-1)).toMatchObject({ limit: { length: 20_000 } });
});

test("the time that files take to arrive does not count", () => {
  createClient().run(job("a"));
  const [worker] = workers;
  worker!.say({ type: "running" });
  worker!.say({ type: "loading", files: ["css"], loaded: 0 });
  vi.advanceTimersByTime(10 * LONGEST_RUN);
  worker!.say({ type: "running" });
  worker!.say({ type: "done" });
  vi.advanceTimersByTime(10 * LONGEST_RUN);
  expect(reports.at(-1)).toEqual({ type: "done" });
});

test("a crash is told, and formatting goes on", () => {
  const client = createClient();
  client.run(job("a"));
  workers[0]!.say({ type: "running" });
  workers[0]!.crash("out of memory");
  expect(reports.at(-1)).toEqual({
    type: "failed",
    key: "output",
    failure: { kind: "crash", message: "out of memory" },
  });
  client.run(job("b"));
  workers[1]!.say(outcome("B"));
  workers[0]!.say(outcome("late"));
  expect(reports.at(-1)).toEqual(outcome("B"));
});

test("files that did not arrive are asked for again by a new worker", () => {
  const client = createClient();
  client.run(job("a"));
  workers[0]!.crash();
  expect(reports.at(-1)).toMatchObject({ failure: { kind: "load" } });
  client.run(job("a"));
  workers[1]!.say({ type: "failed", failure: { kind: "load", message: "babel" } });
  expect(workers.map((worker) => worker.isTerminated)).toEqual([true, true]);
  expect(reports.at(-1)).toMatchObject({ failure: { kind: "load", message: "babel" } });
});
