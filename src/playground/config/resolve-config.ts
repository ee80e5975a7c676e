/** The options that a configuration has for a file. */
import type { OptionValues } from "../model/options.ts";
import { sortPlugins } from "../model/pick-plugins.ts";
import type { ExtraPlugin, FormatterData } from "../model/playground-data.ts";
import { checkOptions, type CheckedOptions, type ConfigProblem } from "./check-options.ts";
import type { Config } from "./config-file.ts";
import { matchesGlob } from "./glob.ts";

export function resolveChecked(config: Config, file: string, formatter: FormatterData): CheckedOptions {
  const { plugins: _plugins, ...options } = resolveConfig(config, file);
  return checkOptions(options, formatter);
}

/** Which of its plugins are here. */
export function resolvePlugins(
  config: Config,
  file: string,
  offered: ExtraPlugin[],
): { known: string[]; problems: ConfigProblem[] } {
  const { plugins = [] } = resolveConfig(config, file);
  const { known, unknown: names } = sortPlugins(plugins, offered);
  const here = offered.map(({ name }) => name);
  return { known, problems: names.length > 0 ? [{ type: "plugins", names, offered: here }] : [] };
}

/** Later sections win, as in the files. */
export function resolveConfig({ sections }: Config, file: string): OptionValues {
  const matching = sections.filter(({ patterns, excluded = [] }) => {
    if (!patterns) return true;
    return patterns.some((each) => matchesGlob(each, file)) && !excluded.some((each) => matchesGlob(each, file));
  });
  return Object.assign({}, ...matching.map((section) => section.options)) as OptionValues;
}
