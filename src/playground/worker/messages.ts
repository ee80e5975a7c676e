/** What the page and the worker say to each other. */
import type { OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";

export interface Job {
  formatter: FormatterData;
  parser: string;
  content: string;
  options: OptionValues;
}

export interface JobMessage extends Job {
  id: number;
}

export interface Failure {
  /** `syntax`: the code cannot be read. `load`: files did not arrive. The others are the formatter's, or ours. */
  kind: "syntax" | "load" | "timeout" | "crash" | "other";
  message: string;
  codeFrame?: string;
}

export type Report =
  /** The clock stands still while files are on their way: a slow network is no endless run. */
  | { type: "loading"; files: string[] }
  | { type: "running" }
  | { type: "done"; output: string; milliseconds: number }
  | { type: "failed"; failure: Failure };

export type ReportMessage = Report & { id: number };
