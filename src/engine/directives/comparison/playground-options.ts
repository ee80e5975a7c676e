/** Options of a published version in the words of the newest one, which the playground runs. */
import type { FormatterOptions } from "../../formatter/load-formatter.ts";
import { completeOptions } from "../../examples/complete-options.ts";

const NEWEST = "99.0.0";
const PARSERS: Record<string, string> = { babylon: "babel", postcss: "css" };
const OPTIONS: Record<string, string> = { jsxBracketSameLine: "bracketSameLine" };

/** `known` are the names of the options there are today. */
export function toCurrent(
  options: FormatterOptions,
  { language, known }: { language: string; known: string[] },
): FormatterOptions {
  const complete = completeOptions({ version: NEWEST, options, language });
  const entries = Object.entries(complete).map(([name, value]) => [
    OPTIONS[name] ?? name,
    name === "parser" ? (PARSERS[value as string] ?? value) : value,
  ]);
  return Object.fromEntries(entries.filter(([name]) => known.includes(name as string))) as FormatterOptions;
}

/** Without a parser that the language of the code names already. */
export function omitObvious(options: FormatterOptions, language: string): FormatterOptions {
  const { parser, ...others } = options;
  const usual = completeOptions({ version: NEWEST, options: {}, language }).parser;
  return parser === undefined || (PARSERS[parser as string] ?? parser) === usual ? others : options;
}
