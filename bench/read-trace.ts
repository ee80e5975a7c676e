/** Reads what frames cost from a trace of Chromium. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** Microseconds: when it began, how long it took, and how much of that was CPU time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** CPU time in milliseconds that the main thread of the page spent from one frame to the next. */
export function readFrames(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")!;
  const events = traceEvents.filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === "X");
  const ends = events.filter(({ name }) => name === "Commit").map(({ ts, dur = 0 }) => ts + dur);
  const tasks = events.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const frames = ends.sort((a, b) => a - b).map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    const frame = ends.findIndex((end) => ts < end);
    if (frame > 0) frames[frame]! += tdur / 1000;
  }
  return frames.slice(1);
}
