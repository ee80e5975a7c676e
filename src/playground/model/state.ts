/** What a reader has chosen and written. Every change is a function from one state to the next. */
import { keepChanged, readOptions, type OptionValues } from "./options.ts";
import { DEFAULT_PARSER } from "./parsers.ts";
import type { FormatterData } from "./playground-data.ts";
import { getSample } from "./samples.ts";

export interface PlaygroundState {
  /** Name of the formatter: `stable` or `next`. */
  formatter: string;
  parser: string;
  content: string;
  /** Without the parser, and only what differs from the defaults. */
  options: OptionValues;
}

export function createState(formatter: string): PlaygroundState {
  return { formatter, parser: DEFAULT_PARSER, content: getSample(DEFAULT_PARSER), options: {} };
}

/** Another language brings its sample, unless there is code of the reader's own to lose. */
export function chooseParser(state: PlaygroundState, parser: string): PlaygroundState {
  const isOwn = state.content.trim() !== "" && state.content !== getSample(state.parser);
  return { ...state, parser, content: isOwn ? state.content : getSample(parser) };
}

/** Another version may lack an option or have another default for it. */
export function chooseFormatter(state: PlaygroundState, formatter: FormatterData): PlaygroundState {
  const { parser = state.parser, ...options } = readOptions(
    { ...state.options, parser: state.parser },
    formatter.options,
  ).options;
  return { ...state, formatter: formatter.name, parser: String(parser), options };
}

export function changeOption(state: PlaygroundState, formatter: FormatterData, change: OptionValues): PlaygroundState {
  return { ...state, options: keepChanged({ ...state.options, ...change }, formatter.options) };
}

export function resetOptions(state: PlaygroundState): PlaygroundState {
  return { ...state, options: {} };
}
