import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormatterData } from "../model/testing.ts";
import { createFormatClient, LONGEST_RUN, type WorkerLike } from "./format-client.ts";
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

let workers: FakeWorker[];
let reports: Report[];

function createClient() {
  const createWorker = () => (workers.push(new FakeWorker()), workers.at(-1)!);
  const findFormatter = (name: string) => createFormatterData({ name });
  return createFormatClient({ createWorker, findFormatter, onReport: (report) => reports.push(report) });
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

test("an endless run is stopped, and the next job gets a new worker", () => {
  const client = createClient();
  client.run(job("a"));
  workers[0]!.say({ type: "running", key: "output" });
  client.run(job("b"));
  vi.advanceTimersByTime(LONGEST_RUN);
  expect(workers[0]!.isTerminated).toBe(true);
  expect(workers[1]!.jobs.map((each) => each.content)).toEqual(["b"]);
  workers[1]!.say(outcome("B"));
  workers[1]!.say({ type: "running", key: "ast" });
  vi.advanceTimersByTime(LONGEST_RUN);
  expect(reports.at(-1)).toMatchObject({ type: "failed", key: "ast", failure: { kind: "timeout" } });
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
