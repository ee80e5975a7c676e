/** The outputs of a sample for every value of an option, computed while building. */
import { isDeepStrictEqual } from "node:util";
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { getLine, report, type CompileContext } from "../markdown/context.ts";
import { formatSample } from "./format-sample.ts";
import { groupByOutput } from "./group-outputs.ts";
import type { Formatter, FormatterOptions, KnownOption } from "../formatter/load-formatter.ts";
import { readValue, type OptionValue } from "../formatter/read-options.ts";
import { findSample, inferParser, takeOptions } from "./take-sample.ts";

export interface Explored {
  option: KnownOption;
  formatter: string;
  sample: Code;
  /** Further options of the sample, besides the one explored. */
  options: FormatterOptions;
  /** In the order of the control. */
  results: { value: OptionValue; output: string; parser: string; cursor?: number | undefined }[];
  /** Whether the samples are about line ends, which then have to be seen. */
  showsLineEnds: boolean;
  /** Index of the default in `results`; the first where there is no default. */
  preselected: number;
}

/** As many as the styles can switch between. */
export const MOST_VALUES = 8;
const OWN_ATTRIBUTES = ["name", "values"];

interface Explore {
  option: KnownOption;
  formatter: Formatter;
}

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

  const results = await Promise.all(
    values.map(async (value) => {
      const settings: FormatterOptions = { ...options, [option.name]: value };
      const parser = await inferParser(sample, settings, formatter);
      if (parser instanceof Error) return void report(context, sample, parser.message);
      const { output, failure, ...rest } = await formatSample(formatter, sample.value, { ...settings, parser });
      if (output !== undefined) return { value, output, parser, ...rest };
      const line = getLine(context, sample) + (failure.line ?? 0);
      const message = `the sample cannot be formatted with ${option.name} ${String(value)}: ${failure.headline}`;
      return void context.problems.push({ broken: "content", problem: { file: context.file, line, message } });
    }),
  );
  const complete = results.filter((result) => result !== undefined);
  if (complete.length < values.length) return undefined;
  if (groupByOutput(complete).length < 2) {
    report(
      context,
      sample,
      `the sample does not show what "${option.name}" does: it is formatted alike with ${values.map(String).join(", ")}`,
    );
  }
  const preselected = Math.max(
    0,
    complete.findIndex(({ value }) => isDefaultValue(option, value)),
  );
  const showsLineEnds = option.name === "endOfLine";
  return { option, formatter: formatter.name, sample, options, results: complete, showsLineEnds, preselected };
}

/** Also of lists, which are equal when they hold the same. */
export function isDefaultValue(option: KnownOption, value: OptionValue): boolean {
  return isDeepStrictEqual(value, option.default);
}

/** The values a writer lists, or all there are. The default is always among them. */
export function listValues(option: KnownOption, listed: string | null | undefined): OptionValue[] | Error {
  const values = listed ? listed.split(",").map((part) => readValue(part.trim(), option)) : listAllValues(option);
  if (values instanceof Error) return values;
  const wrong = values.find((value) => value instanceof Error);
  if (wrong) return wrong as Error;
  const known = values as OptionValue[];
  if (option.type === "int" && !known.includes(option.default as number)) {
    known.push(option.default as number);
    known.sort((a, b) => Number(a) - Number(b));
  }
  if (known.length <= MOST_VALUES) return known;
  return new Error(
    `${known.length} values of "${option.name}" are too many for its control, expected at most ${MOST_VALUES}: list some with values="…"`,
  );
}

function listAllValues(option: KnownOption): OptionValue[] | Error {
  if (option.type === "boolean") return [true, false];
  if (option.choices) return option.choices.map((choice) => choice.value);
  return new Error(`the sample of "${option.name}" needs a list of values to show: values="…"`);
}
