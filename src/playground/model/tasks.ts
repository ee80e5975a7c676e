/** What a state asks the formatter for, the output first. */
import type { Settings, Task } from "../worker/messages.ts";
import { listReleases, type PlaygroundData } from "./playground-data.ts";
import { listPanes, type PaneName, type PlaygroundState, type Variant } from "./state.ts";

export const OUTPUT = "output";
export const OTHER = "other";
export const COMPARISON = "comparison";
export const AGAIN = "again";
export const AGAIN_COMPARISON = "again-comparison";

export function getReleaseKey(name: string): string {
  return `release ${name}`;
}

export function listTasks(state: PlaygroundState, data: PlaygroundData): Task[] {
  const settings = getSettings(state, state);
  const panes = listPanes(state.parser).filter((pane) => state.panes.includes(pane));
  return [
    { key: OUTPUT, kind: "format", settings },
    ...(state.other ? listComparison(state, state.other) : []),
    ...(needsAgain(panes) ? listAgain(settings) : []),
    ...panes.flatMap((pane) => (isPlain(pane) ? [{ key: pane, kind: pane, settings }] : [])),
    ...(panes.includes("history") ? listHistory(state, data) : []),
  ];
}

/** The name is the formatter's business as well: it tells `.ts` from `.tsx`. */
function getSettings(
  { parser, file, hasEmbedErrors = false }: PlaygroundState,
  { formatter, options }: Variant,
): Settings {
  return { formatter, parser, options: { ...options, ...(file && { filepath: file }) }, hasEmbedErrors };
}

function listComparison(state: PlaygroundState, other: Variant): Task[] {
  return [
    { key: OTHER, kind: "format", settings: getSettings(state, other) },
    { key: COMPARISON, kind: "diff", of: [OUTPUT, OTHER] },
  ];
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

function listHistory(state: PlaygroundState, data: PlaygroundData): Task[] {
  return listReleases(data).map(({ name }) => ({
    key: getReleaseKey(name),
    kind: "format",
    settings: getSettings(state, { formatter: name, options: state.options }),
  }));
}

type PlainPane = "ast" | "preprocessed" | "doc" | "comments";

function isPlain(pane: PaneName): pane is PlainPane {
  return ["ast", "preprocessed", "doc", "comments"].includes(pane);
}
