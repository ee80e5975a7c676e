/** Values of options and the text for them: read from the attributes of a directive, and shown as in a configuration file. */
import { suggest } from "../base/explain.ts";
import type { FormatterOptions, KnownOption } from "./load-formatter.ts";

export type OptionValue = string | number | boolean | string[];

interface ReadOptions {
  options: FormatterOptions;
  problems: string[];
}

type Attributes = Record<string, string | null | undefined>;

/** Reports what the formatter would not accept. `own` are the attributes that belong to the directive itself. */
export function readOptions(attributes: Attributes, known: KnownOption[], own: string[]): ReadOptions {
  const result: ReadOptions = { options: {}, problems: [] };
  for (const [name, text] of Object.entries(attributes)) {
    if (own.includes(name)) continue;
    const option = known.find((candidate) => candidate.name === name);
    if (!option) {
      const names = [...own, ...known.map((candidate) => candidate.name)];
      result.problems.push(`the attribute "${name}" is no option of the formatter. ${suggest(name, names)}`);
      continue;
    }
    const value = readValue(text ?? "", option);
    if (value instanceof Error) result.problems.push(value.message);
    else result.options[name] = value;
  }
  return result;
}

/** The text as a value of the option, or an error that says what was expected. */
export function readValue(text: string, option: KnownOption): OptionValue | Error {
  const refuse = (expected: string) => new Error(`the option "${option.name}" is "${text}", expected ${expected}`);
  if (option.type === "boolean") {
    if (text === "true" || text === "") return true;
    return text === "false" ? false : refuse("true or false");
  }
  if (option.type === "int") {
    if (text === "Infinity") return Number.POSITIVE_INFINITY;
    const value = Number(text);
    const start = option.range?.start ?? Number.NEGATIVE_INFINITY;
    const fits =
      text.trim() !== "" && Number.isInteger(value) && value >= start && value <= (option.range?.end ?? value);
    return fits ? value : refuse(`an integer, ${start} or more`);
  }
  if (option.type === "choice") {
    const choices = (option.choices ?? []).map((choice) => choice.value);
    return choices.includes(text) ? text : refuse(`one of ${choices.join(", ")}. ${suggest(text, choices)}`);
  }
  if (!option.array) return text;
  return text === "[]" ? [] : text.split(",").map((part) => part.trim());
}

export function showSetting(name: string, value: unknown): string {
  return `${name}: ${showValue(value)}`;
}

/** JSON, and Infinity, which JSON cannot express. */
export function showValue(value: unknown): string {
  return value === Number.POSITIVE_INFINITY ? "Infinity" : JSON.stringify(value);
}
