/** Formats the sample of an option with every value of the option, while building. */
import { isDeepStrictEqual } from "node:util";
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { createPlaygroundLink } from "../../shared/playground-link.ts";
import type { Formatter, FormatterOptions, KnownOption } from "../formatter/load-formatter.ts";
import { readValue, type OptionValue } from "../formatter/option-values.ts";
import { report, type CompileContext } from "../markdown/context.ts";
import { findSample, formatSample, inferParser, reportFailure, takeOptions, toSource } from "./sample.ts";

interface Result {
  value: OptionValue;
  output: string;
  parser: string;
  cursor?: number;
}

export interface Explored {
  option: KnownOption;
  sample: Code;
  /** Further options of the sample, besides the one explored. */
  options: FormatterOptions;
  /** In the order of the control. */
  results: Result[];
  /** The result of the default, or the first one where there is no default. */
  preselected: Result;
  /** Whether the sample is about line ends, which then have to be visible. */
  showsLineEnds: boolean;
  playgroundLink: string;
}

/** The styles can switch between this many values. */
const MOST_VALUES = 8;
const OWN_ATTRIBUTES = ["name", "values"];

interface Explore {
  option: KnownOption;
  formatter: Formatter;
}

/** Undefined when there is no sample, or when it was reported as wrong. */
export async function exploreOption(
  node: ContainerDirective,
  context: CompileContext,
  { option, formatter }: Explore,
): Promise<Explored | undefined> {
  const options = takeOptions(node, context, { formatter, own: OWN_ATTRIBUTES });
  const sample = findSample(node, context);
  if (!sample) return undefined;
  const values = listValues(option, node.attributes?.["values"]);
  if (values instanceof Error) return void report(context, node, values.message);

  const attempts = await Promise.all(
    values.map(async (value): Promise<Result | undefined> => {
      const settings: FormatterOptions = { ...options, [option.name]: value };
      const parser = await inferParser(sample, settings, formatter);
      if (parser instanceof Error) return void report(context, sample, parser.message);
      const { output, failure, ...rest } = await formatSample(formatter, sample.value, { ...settings, parser });
      if (output !== undefined) return { value, output, parser, ...rest };
      const message = `the sample cannot be formatted with ${option.name} ${String(value)}: ${failure.headline}`;
      return void reportFailure(message, failure, { sample, context });
    }),
  );
  const results = attempts.filter((result) => result !== undefined);
  if (results.length < values.length) return undefined;
  if (groupByOutput(results).length < 2) {
    report(
      context,
      sample,
      `the sample does not show what "${option.name}" does: it is formatted alike with ${values.map(String).join(", ")}`,
    );
  }
  const preselected = results.find(({ value }) => isDefaultValue(option, value)) ?? results[0];
  if (!preselected) return undefined;
  // An option without a default has to be given; a reader of the playground can set every other one there.
  const given = option.default === undefined ? { [option.name]: preselected.value } : {};
  const playgroundLink = createPlaygroundLink({
    base: context.base,
    formatter: formatter.name,
    content: toSource(sample.value),
    options: { ...options, ...given, parser: preselected.parser },
  });
  const showsLineEnds = option.name === "endOfLine";
  return { option, sample, options, results, preselected, showsLineEnds, playgroundLink };
}

/** Compares lists by their items. */
export function isDefaultValue(option: KnownOption, value: OptionValue): boolean {
  return isDeepStrictEqual(value, option.default);
}

/** The values that the writer lists, or all that there are. The default is always among them. */
function listValues(option: KnownOption, listed: string | null | undefined): OptionValue[] | Error {
  const candidates = listed ? listed.split(",").map((part) => readValue(part.trim(), option)) : listAllValues(option);
  if (candidates instanceof Error) return candidates;
  const values: OptionValue[] = [];
  for (const candidate of candidates) {
    if (candidate instanceof Error) return candidate;
    values.push(candidate);
  }
  if (option.type === "int" && typeof option.default === "number" && !values.includes(option.default)) {
    values.push(option.default);
    values.sort((a, b) => Number(a) - Number(b));
  }
  if (values.length <= MOST_VALUES) return values;
  return new Error(
    `${values.length} values of "${option.name}" are too many for its control, expected at most ${MOST_VALUES}: list some with values="…"`,
  );
}

function listAllValues(option: KnownOption): OptionValue[] | Error {
  if (option.type === "boolean") return [true, false];
  if (option.choices) return option.choices.map((choice) => choice.value);
  return new Error(`the sample of "${option.name}" needs a list of values to show: values="…"`);
}

interface Group {
  output: string;
  cursor: number | undefined;
  values: OptionValue[];
  /** Positions of the values in the control, from 1 as `:nth-child()` counts. */
  positions: number[];
}

/** Values that give the same output, with the cursor in the same place, share it. */
export function groupByOutput(results: Result[]): Group[] {
  const groups: Group[] = [];
  for (const [index, { value, output, cursor }] of results.entries()) {
    let group = groups.find((each) => each.output === output && each.cursor === cursor);
    if (!group) groups.push((group = { output, cursor, values: [], positions: [] }));
    group.values.push(value);
    group.positions.push(index + 1);
  }
  return groups;
}
