/** Plugins on and off. Fetched when somebody does that. */
import { listChoices, readOptions } from "./options.ts";
import { DEFAULT_PARSER, getParserOption } from "./parsers.ts";
import type { FormatterData } from "./playground-data.ts";
import { chooseFormatter, chooseParser, isOwn, type PlaygroundState } from "./state.ts";

export type FindFormatter = (name: string, plugins?: string[]) => FormatterData;

/** What goes takes its options and languages with it. */
export function changePlugins(state: PlaygroundState, plugins: string[], find: FindFormatter): PlaygroundState {
  const { plugins: _before, other, ...rest } = state;
  const formatter = find(state.formatter, plugins);
  const { options, ...chosen } = chooseFormatter(rest, formatter);
  const hasLost = Object.keys(options).length < Object.keys(state.options).length;
  const changed: PlaygroundState = {
    ...chosen,
    // The same object, so that a configuration still knows its own.
    options: hasLost ? options : state.options,
    ...(other && {
      other: { ...other, options: readOptions(other.options, find(other.formatter, plugins).options).options },
    }),
    ...(plugins.length > 0 && { plugins }),
  };
  if (knowsParser(formatter, state.parser)) return changed;
  return chooseParser(changed, DEFAULT_PARSER, find(state.formatter, state.plugins));
}

function knowsParser({ options }: FormatterData, parser: string): boolean {
  const option = getParserOption(options);
  return option !== undefined && listChoices(option).some((choice) => choice.value === parser);
}

/** A plugin that was just turned on shows what it does, unless there is code of the reader's own. */
export function showPlugin(state: PlaygroundState, name: string, formatter: FormatterData): PlaygroundState {
  const parsers = formatter.extension?.plugins.find((plugin) => plugin.name === name)?.parsers ?? [];
  const isShown = parsers.length === 0 || parsers.includes(state.parser) || isOwn(state, formatter);
  return isShown ? state : chooseParser(state, parsers[0]!, formatter);
}
