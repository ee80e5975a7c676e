/** The page's side of the worker. One job runs, and the newest waits. After a crash, a time-out or missing files, the next gets a new worker. */
import type { FormatterData } from "../model/playground-data.ts";
import type { Failure, Job, Message, Report, ReportMessage } from "./messages.ts";

export const LONGEST_RUN = 5000;

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: Message): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: ReportMessage }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: { message?: string }) => void): void;
}

interface ClientOptions {
  createWorker(): WorkerLike;
  findFormatter(name: string): FormatterData;
  /** Called for the newest job only. */
  onReport(report: Report): void;
}

export interface FormatClient {
  run(job: Job): void;
}

export function createFormatClient({ createWorker, findFormatter, onReport }: ClientOptions): FormatClient {
  let worker: WorkerLike | undefined;
  let known = new Set<string>();
  let hasAnswered = false;
  let current: { id: number; job: Job; key?: string | undefined } | undefined;
  let waiting: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function startWorker(): WorkerLike {
    const started = createWorker();
    hasAnswered = false;
    known = new Set();
    started.addEventListener("message", ({ data }) => started === worker && handleReport(data));
    const handleCrash = ({ message }: { message?: string }) => {
      if (started !== worker) return;
      // A worker whose own file did not arrive fails before its first answer.
      fail({ kind: hasAnswered ? "crash" : "load", message: message ?? "" });
    };
    started.addEventListener("error", handleCrash);
    started.addEventListener("messageerror", handleCrash);
    return started;
  }

  function begin(job: Job): void {
    current = { id: ++count, job };
    worker ??= startWorker();
    introduceFormatters(worker, job);
    worker.postMessage({ type: "job", id: current.id, ...job });
  }

  /** The data of a formatter is large, so each worker gets it only once. */
  function introduceFormatters(to: WorkerLike, { tasks }: Job): void {
    const names = tasks.flatMap((task) => (task.kind === "diff" ? [] : task.settings.formatter));
    for (const name of names) {
      if (known.has(name)) continue;
      known.add(name);
      to.postMessage({ type: "formatter", data: findFormatter(name) });
    }
  }

  function handleReport({ id, ...report }: ReportMessage): void {
    hasAnswered = true;
    if (!current || id !== current.id) return;
    clearTimeout(timer);
    if (report.type === "failed" && report.failure.kind === "load") return fail(report.failure);
    if (report.type === "done") return finish(report);
    if (report.type === "running") {
      current.key = report.key ?? current.key;
      timer = setTimeout(() => fail({ kind: "timeout", message: "" }), LONGEST_RUN);
    }
    if (!waiting) onReport(report);
  }

  function fail(failure: Failure): void {
    worker?.terminate();
    worker = undefined;
    if (!current) return;
    const { key, job } = current;
    finish({ type: "failed", key: key ?? job.tasks[0]?.key, failure });
  }

  function finish(report: Report): void {
    clearTimeout(timer);
    const next = waiting;
    current = waiting = undefined;
    if (next) begin(next);
    else onReport(report);
  }

  return {
    run(job) {
      if (!current) return begin(job);
      if (!waiting) worker?.postMessage({ type: "skip", id: current.id });
      waiting = job;
    },
  };
}
