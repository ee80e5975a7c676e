/** Which of the options somebody brings can be used, and what is wrong with the rest. */
import { findNearest } from "../../shared/nearest.ts";
import { updateOptions } from "../model/old-options.ts";
import { isValidValue, type OptionValues } from "../model/options.ts";
import type { FormatterData, KnownOption } from "../model/playground-data.ts";

export type ConfigProblem =
  | { type: "unknown"; name: string; nearest?: string }
  | { type: "invalid"; name: string; value: string; expected: string }
  /** Those that are not here. */
  | { type: "plugins"; names: string[]; offered: string[] }
  /** Only makes sense where there are files and packages. */
  | { type: "elsewhere"; name: string };

export interface CheckedOptions {
  options: OptionValues;
  problems: ConfigProblem[];
}

const LONGEST_VALUE = 40;

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
    const nearest = findNearest(
      name,
      options.map((each) => each.name),
    );
    return { type: "unknown", name, ...(nearest && { nearest }) };
  }
  if (option.type === "path") return { type: "elsewhere", name };
  if (isValidValue(option, value)) return undefined;
  const shown = (JSON.stringify(value) ?? String(value)).slice(0, LONGEST_VALUE);
  return { type: "invalid", name, value: shown, expected: describeValues(option) };
}

function describeValues({ type, choices, range }: KnownOption): string {
  if (type === "boolean") return "true, false";
  if (type === "string") return '"…"';
  if (type === "choice") return choices?.map((choice) => JSON.stringify(choice.value)).join(", ") ?? "";
  return `${range?.start ?? 0} …`;
}
