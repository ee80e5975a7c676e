/**
 * The page's side of the worker. One job runs at a time and at most one waits, the newest. A run that takes too long, a crash and
 * files that did not arrive end the worker; the next job gets a new one.
 */
import type { Failure, Job, JobMessage, Report, ReportMessage } from "./messages.ts";

export const LONGEST_RUN = 5000;

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: JobMessage): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: ReportMessage }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: { message?: string }) => void): void;
}

interface ClientOptions {
  createWorker(): WorkerLike;
  /** Hears about the newest job only. */
  onReport(report: Report): void;
}

export interface FormatClient {
  run(job: Job): void;
}

export function createFormatClient({ createWorker, onReport }: ClientOptions): FormatClient {
  let worker: WorkerLike | undefined;
  let hasAnswered = false;
  let current: JobMessage | undefined;
  let waiting: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function startWorker(): WorkerLike {
    const started = createWorker();
    hasAnswered = false;
    started.addEventListener("message", ({ data }) => started === worker && handleReport(data));
    const handleCrash = ({ message }: { message?: string }) => {
      if (started !== worker) return;
      // A worker whose own file did not arrive fails before it has said anything.
      fail({ kind: hasAnswered ? "crash" : "load", message: message ?? "" });
    };
    started.addEventListener("error", handleCrash);
    started.addEventListener("messageerror", handleCrash);
    return started;
  }

  function begin(job: Job): void {
    current = { ...job, id: ++count };
    worker ??= startWorker();
    worker.postMessage(current);
  }

  function handleReport({ id, ...report }: ReportMessage): void {
    hasAnswered = true;
    if (id !== current?.id) return;
    clearTimeout(timer);
    if (report.type === "failed" && report.failure.kind === "load") return fail(report.failure);
    if (report.type === "done" || report.type === "failed") return finish(report);
    if (report.type === "running") timer = setTimeout(() => fail({ kind: "timeout", message: "" }), LONGEST_RUN);
    if (!waiting) onReport(report);
  }

  function fail(failure: Failure): void {
    worker?.terminate();
    worker = undefined;
    if (current) finish({ type: "failed", failure });
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
      if (current) waiting = job;
      else begin(job);
    },
  };
}
