/** The options that a configuration has for a file: those that can be used here, and what is wrong with the others. */
import { findNearest } from "../../shared/nearest.ts";
import { describeValue } from "../model/hash.ts";
import { isValidValue, updateOptions, type OptionValues } from "../model/options.ts";
import type { ExtraPlugin, FormatterData, KnownOption } from "../model/playground-data.ts";
import { sortPlugins } from "../plugins/pick-plugins.ts";
import type { Config, ConfigProblem } from "./parse-config.ts";

export interface CheckedOptions {
  options: OptionValues;
  problems: ConfigProblem[];
}

const LONGEST_VALUE = 40;

export function resolveChecked(config: Config, file: string, formatter: FormatterData): CheckedOptions {
  const { plugins: _plugins, ...options } = resolveConfig(config, file);
  return checkOptions(options, formatter);
}

/** Which of the plugins of a configuration the playground has. */
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
export function resolveConfig({ sections, convert }: Config, file: string): OptionValues {
  const matching = sections.filter(({ appliesTo }) => !appliesTo || appliesTo(file));
  const merged = Object.assign({}, ...matching.map((section) => section.options)) as OptionValues;
  return convert?.(merged) ?? merged;
}

export function checkOptions(values: OptionValues, formatter: FormatterData): CheckedOptions {
  const checked = Object.entries(updateOptions(values)).map(([name, value]) => ({
    name,
    value,
    problem: findProblem(name, value, formatter),
  }));
  return {
    options: Object.fromEntries(checked.filter((each) => !each.problem).map(({ name, value }) => [name, value])),
    problems: checked.flatMap(({ problem }) => problem ?? []),
  };
}

function findProblem(name: string, value: unknown, { options }: FormatterData): ConfigProblem | undefined {
  const option = options.find((each) => each.name === name);
  if (!option) {
    const names = options.map((each) => each.name);
    return { type: "unknown", name, nearest: findNearest(name, names) };
  }
  if (option.type === "path") return { type: "elsewhere", name };
  if (isValidValue(option, value)) return undefined;
  const shown = describeValue(value).slice(0, LONGEST_VALUE);
  return { type: "invalid", name, value: shown, expected: describeValues(option) };
}

function describeValues({ type, choices, range }: KnownOption): string {
  if (type === "boolean") return "true, false";
  if (type === "string") return '"…"';
  if (type === "choice") return choices?.map((choice) => JSON.stringify(choice.value)).join(", ") ?? "";
  return `${range?.start ?? 0} …`;
}
