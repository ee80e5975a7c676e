/** What the page and the worker say to each other. */
import type { Comparison } from "../model/diff.ts";
import type { OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";

/** Everything that decides how code is printed. */
export interface Settings {
  /** Name of the formatter. */
  formatter: string;
  parser: string;
  options: OptionValues;
  /** Throw where code within other code cannot be read. */
  hasEmbedErrors: boolean;
  /** Modules of the plugins that are on, seen from the formatter's folder. */
  plugins: string[];
}

/** One thing to find out. Its key is the name under which the page keeps the outcome. */
export type Task =
  | { key: string; kind: "format" | "ast" | "preprocessed" | "doc" | "comments"; settings: Settings }
  /** Formats an output again. */
  | { key: string; kind: "again"; settings: Settings; of: string }
  | { key: string; kind: "diff"; of: [left: string, right: string] };

export interface Job {
  content: string;
  tasks: Task[];
}

export type Message =
  /** Before any job names it. */
  | { type: "formatter"; data: FormatterData }
  | ({ type: "job"; id: number } & Job)
  /** Something newer waits: what has not begun yet need not be done. */
  | { type: "skip"; id: number };

export interface Failure {
  /** `syntax`: the code cannot be read. `embed`: only code within it. `load`: files did not arrive. `plugins`: this version takes none. The others are the formatter's, or ours. */
  kind: "syntax" | "embed" | "load" | "plugins" | "timeout" | "crash" | "other";
  message: string;
  codeFrame?: string;
  /** Where in the code, counted from 1. */
  place?: Place;
}

export interface Place {
  line: number;
  column: number;
  end?: { line: number; column: number };
}

export interface Outcome {
  text: string;
  milliseconds: number;
  /** Where the caret that was asked about went. */
  caret?: number;
  comparison?: Comparison;
  /** Of code within the code; the text is good. */
  failure?: Failure;
}

export type Report =
  /** The clock stands still while files are on their way: a slow network is no endless run. */
  | { type: "loading"; files: string[]; loaded: number }
  | { type: "running"; key?: string }
  | { type: "outcome"; key: string; outcome: Outcome }
  | { type: "failed"; key?: string; failure: Failure }
  | { type: "done" };

export type ReportMessage = Report & { id: number };
