/** What is known of the newest run. The last good outcome of each task stays until there is a better one. */
import type { Failure, Outcome, Report, Task } from "../worker/messages.ts";

export interface TaskResult extends Partial<Outcome> {
  /** Of the newest attempt; text and time are then those of an earlier one. */
  failure?: Failure;
}

export interface Run {
  phase: "waiting" | "loading" | "running" | "done";
  results: Record<string, TaskResult>;
  /** Addresses of the files on their way. */
  files: string[];
  /** How many have arrived since the run began. */
  loaded: number;
}

export const IDLE: Run = { phase: "waiting", results: {}, files: [], loaded: 0 };

/** Results of tasks that are no longer wanted are forgotten: they would be out of date when they are wanted again. */
export function beginRun(run: Run, tasks: Task[]): Run {
  const kept = tasks.flatMap(({ key }) => (run.results[key] ? [[key, run.results[key]] as const] : []));
  return { ...run, results: Object.fromEntries(kept) };
}

export function advanceRun(run: Run, report: Report): Run {
  switch (report.type) {
    case "loading":
      return { ...run, phase: "loading", files: report.files, loaded: report.loaded };
    case "running":
      return { ...run, phase: "running", files: [] };
    case "outcome":
      return { ...run, results: { ...run.results, [report.key]: report.outcome } };
    case "failed":
      return {
        ...run,
        ...(!["syntax", "embed"].includes(report.failure.kind) && { phase: "done", files: [] }),
        results: addFailure(run, report),
      };
    case "done":
      return { ...run, phase: "done", files: [] };
  }
}

function addFailure({ results }: Run, { key = "output", failure }: { key?: string; failure: Failure }): Run["results"] {
  return { ...results, [key]: { ...results[key], failure } };
}
