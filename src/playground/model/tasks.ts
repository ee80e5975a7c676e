/** The tasks that a state has for the formatter, and the run that collects their results. */
import { INPUT, type Failure, type Outcome, type Report, type Settings, type Task } from "../worker/messages.ts";
import type { PlaygroundData } from "./playground-data.ts";
import { listPanes, type PaneName, type PlaygroundState, type Variant } from "./state.ts";

/** Keys of tasks. The panes of plain texts use their own names. */
export const OUTPUT = "output";
export const OTHER = "other";
export const COMPARISON = "comparison";
export const AGAIN = "again";
export const AGAIN_COMPARISON = "again-comparison";
export const CHANGES = "changes";

/** The output comes first, because the reader waits for it. */
export function listTasks(state: PlaygroundState, data: PlaygroundData): Task[] {
  const getSettings = createSettings(state, data);
  const settings = getSettings(state);
  const panes = listPanes(state.parser).filter((pane) => state.panes.includes(pane));
  return [
    { key: OUTPUT, kind: "format", settings },
    ...(state.other ? listComparison(getSettings(state.other)) : []),
    ...(panes.includes("changes") ? listChanges() : []),
    ...(needsAgain(panes) ? listAgain(settings) : []),
    ...panes.flatMap((pane) => (isPlain(pane) ? [{ key: pane, kind: pane, settings }] : [])),
  ];
}

/** The formatter gets the file name as well, because it treats `.ts` and `.tsx` differently. */
export function createSettings(state: PlaygroundState, data: PlaygroundData): (variant: Variant) => Settings {
  const { parser, file, hasEmbedErrors = false } = state;
  const plugins = data.plugins.flatMap(({ name, path, since }) =>
    state.plugins?.includes(name) ? { name, url: data.home + path, since } : [],
  );
  return ({ formatter, options }) => ({
    formatter,
    parser,
    options: file ? { ...options, filepath: file } : options,
    hasEmbedErrors,
    plugins,
  });
}

function listComparison(settings: Settings): Task[] {
  return [
    { key: OTHER, kind: "format", settings },
    { key: COMPARISON, kind: "diff", of: [OUTPUT, OTHER] },
  ];
}

function listChanges(): Task[] {
  return [{ key: CHANGES, kind: "diff", of: [INPUT, OUTPUT] }];
}

/** The report says whether a second pass changes anything. */
function needsAgain(panes: PaneName[]): boolean {
  return panes.includes("second") || panes.includes("report");
}

function listAgain(settings: Settings): Task[] {
  return [
    { key: AGAIN, kind: "again", settings, of: OUTPUT },
    { key: AGAIN_COMPARISON, kind: "diff", of: [OUTPUT, AGAIN] },
  ];
}

type PlainPane = "ast" | "preprocessed" | "doc" | "comments";

function isPlain(pane: PaneName): pane is PlainPane {
  return ["ast", "preprocessed", "doc", "comments"].includes(pane);
}

/** The last good outcome of a task stays until there is a better one. */
export interface TaskResult extends Partial<Outcome> {
  /** The failure of the newest attempt. The text and the time are then those of an earlier attempt. */
  failure?: Failure | undefined;
  /** What the text was made from, apart from what is typed. */
  origin?: string | undefined;
  /** The text is of another file, language or version, or of other options. It is only shown until the run is over. */
  isForeign?: boolean;
}

/** What is known of the newest run. */
export interface Run {
  phase: "waiting" | "loading" | "running" | "done";
  results: Record<string, TaskResult>;
  /** URLs of the files that are loading. */
  files: string[];
  /** The number of files that have arrived since the run began. */
  loaded: number;
  /** The state that is formatted. */
  state?: PlaygroundState;
  /** Of each task of this run. */
  origins: Record<string, string>;
  /** When the current task began and how long it may take, in milliseconds. */
  limit?: { since: number; length: number } | undefined;
}

export const IDLE: Run = { phase: "waiting", results: {}, files: [], loaded: 0, origins: {} };

interface RunInput {
  state: PlaygroundState;
  tasks: Task[];
  /** Another number for code that was opened, and not typed. */
  document: number;
}

/** Results of tasks that are no longer wanted are dropped, because they would be outdated when they are wanted again. */
export function beginRun(run: Run, { state, tasks, document }: RunInput): Run {
  const origins = listOrigins(tasks, document);
  const kept = tasks.flatMap(({ key }) => {
    const result = run.results[key];
    if (!result) return [];
    const { failure: _failure, ...foreign } = result;
    return [[key, result.origin === origins[key] ? result : { ...foreign, isForeign: true }] as const];
  });
  return { ...run, phase: "waiting", results: Object.fromEntries(kept), state, origins };
}

/** A comparison comes from where its texts come from. */
function listOrigins(tasks: Task[], document: number): Record<string, string> {
  const origins: Record<string, string> = {};
  for (const task of tasks)
    origins[task.key] =
      task.kind === "diff"
        ? JSON.stringify(task.of.map((key) => origins[key]))
        : JSON.stringify([document, task.settings]);
  return origins;
}

export function advanceRun(run: Run, report: Report): Run {
  switch (report.type) {
    case "loading":
      return { ...run, phase: "loading", files: report.files, loaded: report.loaded };
    case "running":
      return { ...run, phase: "running", files: [], limit: report.limit };
    case "outcome": {
      const origin = run.origins[report.key];
      return { ...run, results: { ...run.results, [report.key]: { ...report.outcome, origin } } };
    }
    case "failed": {
      const failed = { ...run, results: addFailure(run, report) };
      // Unreadable code ends one task. Any other failure ends the whole run.
      return ["syntax", "embed"].includes(report.failure.kind) ? failed : endRun(failed);
    }
    case "done":
      return endRun(run);
  }
}

/** What has no result now, because its task failed or was left out, keeps none of other code. */
function endRun(run: Run): Run {
  const own = Object.entries(run.results).filter(([, { isForeign }]) => !isForeign);
  return { ...run, phase: "done", files: [], limit: undefined, results: Object.fromEntries(own) };
}

function addFailure(
  { results, origins }: Run,
  { key = OUTPUT, failure }: { key?: string | undefined; failure: Failure },
): Run["results"] {
  const last = results[key]?.isForeign ? {} : results[key];
  return { ...results, [key]: { ...last, failure, origin: origins[key] } };
}

/** The output of what is in the input now, as far as it is known. */
export function getOutput({ results }: Run): string | undefined {
  const { text, failure, isForeign } = results[OUTPUT] ?? {};
  return isForeign || (failure && failure.kind !== "embed") ? undefined : text;
}
