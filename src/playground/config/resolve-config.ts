/** The options that a configuration has for a file. */
import type { OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";
import { checkOptions, type CheckedOptions } from "./check-options.ts";
import type { Config } from "./config-file.ts";
import { matchesGlob } from "./glob.ts";

export function resolveChecked(config: Config, file: string, formatter: FormatterData): CheckedOptions {
  return checkOptions(resolveConfig(config, file), formatter);
}

/** Later sections win, as in the files. */
export function resolveConfig({ sections }: Config, file: string): OptionValues {
  const matching = sections.filter(({ patterns, excluded = [] }) => {
    if (!patterns) return true;
    return patterns.some((each) => matchesGlob(each, file)) && !excluded.some((each) => matchesGlob(each, file));
  });
  return Object.assign({}, ...matching.map((section) => section.options)) as OptionValues;
}
