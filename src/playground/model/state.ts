/** Everything that a reader has chosen and written. Every change is a function from one state to the next. */
import { DOC_EXPLORER, keepChanged, readOptions, type OptionValues } from "./options.ts";
import { DEFAULT_PARSER, getSample, inferParser } from "./parsers.ts";
import type { FormatterData } from "./playground-data.ts";

/** The panes that can be shown besides input and output. */
export const PANES = ["changes", "second", "ast", "preprocessed", "doc", "comments", "report", "history"] as const;
export type PaneName = (typeof PANES)[number];

/** A doc of the doc explorer has no tree, no comments and no second pass. */
export function listPanes(parser: string): PaneName[] {
  return parser === DOC_EXPLORER ? ["history"] : [...PANES];
}

export type SideName = "left" | "right";

/** A formatter and its options: one side of a comparison. */
export interface Variant {
  /** Name of the formatter: `stable` or `next`. */
  formatter: string;
  /** Without the parser, and only what differs from the defaults. */
  options: OptionValues;
}

export interface PlaygroundState extends Variant {
  parser: string;
  /** The name of the file that contains the code. */
  file?: string | undefined;
  content: string;
  panes: PaneName[];
  /** Whether errors of embedded code are shown. Otherwise such code is left as it is. */
  hasEmbedErrors?: boolean | undefined;
  /** The other side of a comparison. */
  other?: Variant | undefined;
  /** The names of the plugins that are on. Undefined where none is. */
  plugins?: string[] | undefined;
}

export function createState(formatter: string): PlaygroundState {
  return { formatter, parser: DEFAULT_PARSER, content: getSample(DEFAULT_PARSER), options: {}, panes: [] };
}

/** Whether this is what the page shows in its HTML, so that the output there belongs to it. */
export function isFirst(state: PlaygroundState, formatter: FormatterData): boolean {
  const { content, parser } = createState(formatter.name);
  return (
    state.content === content &&
    state.parser === parser &&
    state.formatter === formatter.name &&
    Object.keys(state.options).length === 0 &&
    !state.file &&
    !state.plugins &&
    !state.other
  );
}

/** Another language brings its sample, unless that would replace code of the reader. The file name is dropped, because it no longer fits. */
export function chooseParser(state: PlaygroundState, parser: string, formatter?: FormatterData): PlaygroundState {
  const { file: _file, ...unnamed } = state;
  return { ...unnamed, parser, content: isOwn(state, formatter) ? state.content : getSample(parser, formatter) };
}

/** Whether the code is the reader's and not a sample. */
export function isOwn({ content, parser }: PlaygroundState, formatter?: FormatterData): boolean {
  return content.trim() !== "" && content !== getSample(parser, formatter) && content !== getSample(parser);
}

/** The file name chooses the parser, as on the command line. */
export function nameFile(state: PlaygroundState, file: string, formatter: FormatterData): PlaygroundState {
  const { file: _old, ...unnamed } = state;
  const name = file.trim();
  const parser = inferParser(name, formatter.languages);
  if (name === "") return unnamed;
  return { ...(parser && parser !== state.parser ? chooseParser(unnamed, parser, formatter) : unnamed), file: name };
}

/** Checks all options again, because another version may lack one or have another default for it. */
export function chooseFormatter(state: PlaygroundState, formatter: FormatterData): PlaygroundState {
  const { parser = state.parser, ...options } = readOptions(
    { ...state.options, parser: state.parser },
    formatter.options,
  ).options;
  return { ...state, formatter: formatter.name, parser: String(parser), options };
}

export function changeOption<T extends Variant>(variant: T, formatter: FormatterData, change: OptionValues): T {
  return { ...variant, options: keepChanged({ ...variant.options, ...change }, formatter.options) };
}

export function togglePane(state: PlaygroundState, pane: PaneName): PlaygroundState {
  const panes = state.panes.includes(pane) ? state.panes.filter((each) => each !== pane) : [...state.panes, pane];
  return { ...state, panes };
}

export function toggleEmbedErrors({ hasEmbedErrors, ...state }: PlaygroundState): PlaygroundState {
  return hasEmbedErrors ? state : { ...state, hasEmbedErrors: true };
}

/** The other side starts with the same options, as far as its version knows them. */
export function compareWith(state: PlaygroundState, formatter: FormatterData): PlaygroundState {
  const { options } = readOptions((state.other ?? state).options, formatter.options);
  return { ...state, other: { formatter: formatter.name, options } };
}

export function stopComparing({ other: _other, ...state }: PlaygroundState): PlaygroundState {
  return state;
}
