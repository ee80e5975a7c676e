/** The code block of a directive: found, given its options and its parser, and formatted. */
import { stripVTControlCharacters } from "node:util";
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { suggest } from "../base/explain.ts";
import { chooseParser, listLanguageWords } from "../formatter/choose-parser.ts";
import type { Formatter, FormatterOptions } from "../formatter/load-formatter.ts";
import { readOptions } from "../formatter/option-values.ts";
import { getLine, report, type CompileContext } from "../markdown/context.ts";

export type Block = Pick<Code, "lang" | "value">;

export function findSample(node: ContainerDirective, context: CompileContext): Code | undefined {
  const [sample, ...others] = node.children.filter((child) => child.type === "code");
  const stray = others[0] ?? node.children.find((child) => child.type !== "code");
  if (stray)
    report(context, stray, `:::${node.name} holds one code block and nothing else, but found a ${stray.type} here`);
  return sample;
}

/** Attributes of the directive as options, with a report about every wrong one. */
export function takeOptions(
  node: ContainerDirective,
  context: CompileContext,
  using: { formatter: Formatter; own: string[] },
): FormatterOptions {
  const { options, problems } = readOptions(node.attributes ?? {}, using.formatter.options, using.own);
  for (const problem of problems) report(context, node, problem);
  return options;
}

/** The parser that the options name, or that of the file name, or that of the code block's language. */
export async function inferParser(
  sample: Code,
  options: FormatterOptions,
  formatter: Formatter,
): Promise<string | Error> {
  if (options.parser) return options.parser as string;
  if (options.filepath) {
    const parser = await formatter.inferParser(options.filepath);
    return (
      parser ??
      new Error(`${formatter.name} ${formatter.version} knows no parser for the file name "${options.filepath}"`)
    );
  }
  if (!sample.lang)
    return new Error("the code block has no language, so no parser can be chosen: write it behind the fence");
  const parser = chooseParser(sample.lang, formatter);
  const known = listLanguageWords(formatter);
  return (
    parser ??
    new Error(
      `${formatter.name} ${formatter.version} has no parser for "${sample.lang}" code. ${suggest(sample.lang, known)} Or say parser=… or filepath="…".`,
    )
  );
}

interface Failure {
  text: string;
  headline: string;
  /** Counted from the first line of the code. */
  line: number | undefined;
}

export type Formatted =
  { output: string; cursor?: number; failure?: undefined } | { output?: undefined; failure: Failure };

/** Runs the formatter and returns its failure as a value. */
export async function formatSample(
  formatter: Formatter,
  source: string,
  options: FormatterOptions,
): Promise<Formatted> {
  try {
    const { formatted, cursorOffset } = await formatter.format(toSource(source), options);
    const output = formatted.replace(/(\r\n|\r|\n)$/, "");
    return cursorOffset < 0 ? { output } : { output, cursor: cursorOffset };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

/** Samples end like files do, with a line break that the page does not show. */
export function toSource(sample: string): string {
  return sample + "\n";
}

/** Where the build runs in a terminal, the message contains a colored excerpt of the code. */
export function describeFailure(error: unknown): Failure {
  const text = stripVTControlCharacters(String(error)).trimEnd();
  const line = (error as { loc?: { start?: { line?: number } } }).loc?.start?.line;
  const [headline = ""] = text.split("\n");
  return { text, headline, line };
}

/** Reports the failure at its line of the code, which starts one line below the fence. */
export function reportFailure(message: string, { line = 0 }: Failure, at: { sample: Code; context: CompileContext }) {
  const { context, sample } = at;
  const problem = { file: context.file, line: getLine(context, sample) + line, message };
  context.problems.push({ broken: "content", problem });
}
