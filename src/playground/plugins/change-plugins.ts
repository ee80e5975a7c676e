/** How the state changes when plugins are turned on or off. Fetched when a reader does that. */
import { listChoices, readOptions } from "../model/options.ts";
import { DEFAULT_PARSER, getParserOption } from "../model/parsers.ts";
import type { FormatterData } from "../model/playground-data.ts";
import { chooseFormatter, chooseParser, isOwn, type PlaygroundState } from "../model/state.ts";

export type FindFormatter = (name: string, plugins?: string[]) => FormatterData;

/** A plugin that is turned off takes its options and languages with it. */
export function changePlugins(state: PlaygroundState, plugins: string[], find: FindFormatter): PlaygroundState {
  const { other } = state;
  const formatter = find(state.formatter, plugins);
  const { options, ...chosen } = chooseFormatter(state, formatter);
  const hasLost = Object.keys(options).length < Object.keys(state.options).length;
  const changed: PlaygroundState = {
    ...chosen,
    // The same object where nothing was lost, because a configuration recognizes its own options by that.
    options: hasLost ? options : state.options,
    other: other && {
      ...other,
      options: readOptions(other.options, find(other.formatter, plugins).options).options,
    },
    plugins: plugins.length > 0 ? plugins : undefined,
  };
  if (knowsParser(formatter, state.parser)) return changed;
  return chooseParser(changed, DEFAULT_PARSER, find(state.formatter, state.plugins));
}

function knowsParser({ options }: FormatterData, parser: string): boolean {
  const option = getParserOption(options);
  return option !== undefined && listChoices(option).some((choice) => choice.value === parser);
}

/** A plugin that was just turned on shows its sample, unless there is code of the reader. */
export function showPlugin(state: PlaygroundState, name: string, formatter: FormatterData): PlaygroundState {
  const { parsers = [], samples = {} } = formatter.extension?.plugins.find((plugin) => plugin.name === name) ?? {};
  const [sampled] = Object.keys(samples);
  const first = sampled ?? parsers[0];
  const isShown = !first || (!sampled && parsers.includes(state.parser)) || isOwn(state, formatter);
  return isShown ? state : chooseParser(state, first, formatter);
}
