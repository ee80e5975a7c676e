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
  const getSettings = createSettings(state, data);
  const settings = getSettings(state);
  const panes = listPanes(state.parser).filter((pane) => state.panes.includes(pane));
  return [
    { key: OUTPUT, kind: "format", settings },
    ...(state.other ? listComparison(getSettings(state.other)) : []),
    ...(needsAgain(panes) ? listAgain(settings) : []),
    ...panes.flatMap((pane) => (isPlain(pane) ? [{ key: pane, kind: pane, settings }] : [])),
    ...(panes.includes("history")
      ? listHistory(data, (formatter) => getSettings({ formatter, options: state.options }))
      : []),
  ];
}

/** The name is the formatter's business as well: it tells `.ts` from `.tsx`. */
function createSettings(state: PlaygroundState, data: PlaygroundData): (variant: Variant) => Settings {
  const { parser, file, hasEmbedErrors = false } = state;
  const plugins = data.plugins.flatMap(({ name, path }) => (state.plugins?.includes(name) ? `${path}.mjs` : []));
  return ({ formatter, options }) => ({
    formatter,
    parser,
    options: { ...options, ...(file && { filepath: file }) },
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

function listHistory(data: PlaygroundData, getSettings: (formatter: string) => Settings): Task[] {
  return listReleases(data).map(({ name }) => ({
    key: getReleaseKey(name),
    kind: "format",
    settings: getSettings(name),
  }));
}

type PlainPane = "ast" | "preprocessed" | "doc" | "comments";

function isPlain(pane: PaneName): pane is PlainPane {
  return ["ast", "preprocessed", "doc", "comments"].includes(pane);
}
