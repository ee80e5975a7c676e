/** What is known of the newest run. The last good output stays until there is a better one. */
import type { Failure, Report } from "../worker/messages.ts";

export interface Run {
  phase: "waiting" | "loading" | "running" | "done" | "failed";
  output: string;
  milliseconds?: number;
  failure?: Failure;
  /** Addresses of the files on their way. */
  files: string[];
}

export const IDLE: Run = { phase: "waiting", output: "", files: [] };

export function advanceRun(run: Run, report: Report): Run {
  if (report.type === "loading") return { ...run, phase: "loading", files: report.files };
  // A message that vanishes with every key and comes back would only flicker.
  if (report.type === "running") return { ...run, phase: "running", files: [] };
  if (report.type === "failed") return { ...run, phase: "failed", files: [], failure: report.failure };
  return { phase: "done", output: report.output, milliseconds: report.milliseconds, files: [] };
}
