/**
 * The page's side of the worker. One job runs, and the newest waits for it a moment at most: then the worker is replaced by another one
 * that has loaded the same files meanwhile. After a crash, a time-out or missing files, the next job gets a new worker as well.
 */
import type { FormatterData } from "../model/playground-data.ts";
import type { Failure, Job, Message, Report, ReportMessage } from "./messages.ts";

/** A run that takes longer is ended as soon as there is newer code. Most are over before. */
export const SLOW_RUN = 300;
const SHORTEST_LIMIT = 5000;
const LONGEST_LIMIT = 60_000;
/** A second for 50 KB, which even slow machines need less than. */
const LIMIT_PER_CHARACTER = 0.02;
/** How many times longer than a run before it a run may take. */
const PATIENCE = 5;

/** In milliseconds, for code of this length on a machine that was this fast until now. */
export function chooseLimit(length: number, millisecondsPerCharacter: number): number {
  const expected = length * Math.max(LIMIT_PER_CHARACTER, PATIENCE * millisecondsPerCharacter);
  return Math.min(Math.round((SHORTEST_LIMIT + expected) / 1000) * 1000, LONGEST_LIMIT);
}

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
  /** Ends the current job. */
  stop(): void;
  /** Gives the current job more time, or runs one again that had too little. */
  waitLonger(): void;
}

interface Hired {
  worker: WorkerLike;
  /** The formatters that it has been told of. */
  known: Set<string>;
  hasAnswered: boolean;
  /** Set while it loads files ahead of its first job, and then called. */
  onWarm?: (() => void) | undefined;
  isWarming: boolean;
}

interface Running {
  id: number;
  job: Job;
  limit: number;
  since: number;
  key?: string | undefined;
}

function listPlugins({ tasks }: Job, key: string | undefined): string[] {
  const task = tasks.find((each) => each.key === key);
  return task && task.kind !== "diff" ? task.settings.plugins.map(({ name }) => name) : [];
}

/** The number of the job that only makes a worker load its files. */
const WARMING = 0;

export function createFormatClient({ createWorker, findFormatter, onReport }: ClientOptions): FormatClient {
  let hired: Hired | undefined;
  let spare: Hired | undefined;
  let current: Running | undefined;
  let waiting: Job | undefined;
  let last: { job: Job; limit: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let isSlow = false;
  let speed = 0;
  let count = WARMING;

  function hire(): Hired {
    const started: Hired = { worker: createWorker(), known: new Set(), hasAnswered: false, isWarming: false };
    started.worker.addEventListener("message", ({ data }) => {
      started.hasAnswered = true;
      if (data.id === WARMING) handleWarming(started, data);
      else if (started === hired) handleReport(data);
    });
    const handleCrash = ({ message }: { message?: string }) => {
      if (started === spare) spare = undefined;
      // A worker whose own file did not arrive fails before its first answer.
      if (started === hired) fail({ kind: started.hasAnswered ? "crash" : "load", message: message ?? "" });
    };
    started.worker.addEventListener("error", handleCrash);
    started.worker.addEventListener("messageerror", handleCrash);
    return started;
  }

  function begin(job: Job, limit = chooseLimit(job.content.length, speed)): void {
    const { id } = (current = { id: ++count, job, limit, since: Date.now() });
    last = { job, limit };
    const { worker, isWarming } = (hired ??= hire());
    const send = () => {
      introduceFormatters(job);
      worker.postMessage({ type: "job", id, ...job });
    };
    if (!isWarming) return send();
    hired.onWarm = send;
    // The other worker may hang as well, for example in a plugin.
    startLimit(current);
  }

  /** The data of a formatter is large, so each worker gets it only once. */
  function introduceFormatters({ tasks }: Job, to = hired): void {
    const names = tasks.flatMap((task) => (task.kind === "diff" ? [] : task.settings.formatter));
    for (const name of names) {
      if (!to || to.known.has(name)) continue;
      to.known.add(name);
      to.worker.postMessage({ type: "formatter", data: findFormatter(name) });
    }
  }

  /** Another worker formats nothing at all, for which it loads the same files. */
  function warmSpare({ tasks }: Job): void {
    const [task] = tasks;
    if (spare || task?.kind !== "format") return;
    spare = hire();
    spare.isWarming = true;
    const job = { content: "", tasks: [task] };
    introduceFormatters(job, spare);
    spare.worker.postMessage({ type: "job", id: WARMING, ...job });
  }

  function handleWarming(warmed: Hired, { type }: ReportMessage): void {
    if (type !== "done") return;
    warmed.isWarming = false;
    warmed.onWarm?.();
  }

  function handleReport({ id, ...report }: ReportMessage): void {
    if (!current || id !== current.id) return;
    stopTimers();
    if (report.type === "failed" && report.failure.kind === "load") return fail(report.failure);
    if (report.type === "done") return finish(report);
    if (report.type === "outcome") learnSpeed(report.outcome.milliseconds, current.job.content.length);
    if (report.type === "running") return handleRunning(current, report.key);
    if (!waiting) onReport(report);
  }

  /** Short code says little about long code. */
  function learnSpeed(milliseconds: number, length: number): void {
    if (length > 1000) speed = Math.max(speed / 2, milliseconds / length);
  }

  function handleRunning(running: Running, key = running.key): void {
    Object.assign(running, { key, since: Date.now() });
    isSlow = false;
    slowTimer = setTimeout(handleSlow, SLOW_RUN);
    startLimit(running);
  }

  function startLimit(running: Running): void {
    const { limit, since, key } = running;
    clearTimeout(timer);
    timer = setTimeout(
      () => fail({ kind: "timeout", message: "", seconds: Math.round(limit / 1000) }),
      since + limit - Date.now(),
    );
    if (!waiting) onReport({ type: "running", key, limit: { since, length: limit } });
  }

  function handleSlow(): void {
    isSlow = true;
    if (!current) return;
    // The first run of a visit is slower than any other, and another worker would only make it slower.
    if (current.id > 1) warmSpare(current.job);
    if (waiting) replace();
  }

  /** Ends the worker with its job, for the newest one. */
  function replace(): void {
    dismiss();
    finish({ type: "done" });
  }

  function dismiss(): void {
    hired?.worker.terminate();
    hired = spare;
    spare = undefined;
  }

  function fail(failure: Failure): void {
    // Files that did not arrive are asked for again by a worker that has not asked for them yet.
    const { job, key = job.tasks[0]?.key } = current ?? { job: { content: "", tasks: [] } };
    const plugins = listPlugins(job, key);
    // One that has not loaded its own by now may hang in the same plugin.
    const hangs = plugins.length > 0 && spare?.isWarming;
    if (failure.kind === "load" || hangs) spare = void spare?.worker.terminate();
    dismiss();
    if (!current) return;
    finish({ type: "failed", key, failure: plugins.length > 0 ? { ...failure, plugins } : failure });
  }

  function stopTimers(): void {
    clearTimeout(timer);
    clearTimeout(slowTimer);
  }

  function finish(report: Report): void {
    stopTimers();
    isSlow = false;
    const next = waiting;
    current = waiting = undefined;
    if (next) begin(next);
    else onReport(report);
  }

  return {
    run(job) {
      if (!current) return begin(job);
      if (!waiting) hired?.worker.postMessage({ type: "skip", id: current.id });
      waiting = job;
      if (isSlow) replace();
    },
    stop() {
      if (!current) return;
      waiting = undefined;
      fail({ kind: "stopped", message: "", seconds: Math.round((Date.now() - current.since) / 1000) });
    },
    waitLonger() {
      if (current) {
        current.limit *= 2;
        if (last) last.limit = current.limit;
        startLimit(current);
      } else if (last) begin(last.job, last.limit * 4);
    },
  };
}
