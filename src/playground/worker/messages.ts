/** The messages between the page and the worker. */
import type { OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";
import type { Comparison } from "./diff.ts";

/** Everything that decides how code is printed. */
export interface Settings {
  /** Name of the formatter. */
  formatter: string;
  parser: string;
  options: OptionValues;
  /** Report where embedded code cannot be read. */
  hasEmbedErrors: boolean;
  /** Those that are on. */
  plugins: PluginModule[];
}

/** A plugin and the address of its module. */
export interface PluginModule {
  name: string;
  url: string;
  /** The first version of the formatter that it works in. */
  since?: string | undefined;
}

/** The code itself, which comparisons can name like the result of a task. */
export const INPUT = "input";

/** One result that the page wants. Its key is the name under which the page keeps the outcome. */
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
  /** Sent before the first job that uses this formatter. */
  | { type: "formatter"; data: FormatterData }
  | ({ type: "job"; id: number } & Job)
  /** A newer job waits, so tasks of this one that have not begun are skipped. */
  | { type: "skip"; id: number };

export interface Failure {
  /**
   * `syntax`: the code cannot be read. `embed`: only embedded code cannot. `load`: files did not arrive. `plugins`: this version does not
   * take them. `plugin`: one of them is broken. `stopped`: by the reader. The others are faults of the formatter or of the playground.
   */
  kind: "syntax" | "embed" | "load" | "plugins" | "plugin" | "timeout" | "stopped" | "crash" | "other";
  message: string;
  /** The plugins that are, or may be, the cause. */
  plugins?: string[] | undefined;
  /** How long a run took that was stopped. */
  seconds?: number;
  codeFrame?: string | undefined;
  /** Counted from 1. */
  place?: Place | undefined;
}

export interface Place {
  line: number;
  column: number;
  end?: { line: number; column: number } | undefined;
}

export interface Outcome {
  text: string;
  milliseconds: number;
  /** The new position of the caret, where one was asked for. */
  caret?: number | undefined;
  comparison?: Comparison;
  /** A failure of embedded code. The text is good all the same. */
  failure?: Failure | undefined;
}

export type Report =
  /** The time limit is suspended while files are loading, because a slow network is not an endless run. */
  | { type: "loading"; files: string[]; loaded: number }
  /** The page adds how long the task may take. */
  | { type: "running"; key?: string | undefined; limit?: { since: number; length: number } }
  | { type: "outcome"; key: string; outcome: Outcome }
  | { type: "failed"; key?: string | undefined; failure: Failure }
  | { type: "done" };

export type ReportMessage = Report & { id: number };
