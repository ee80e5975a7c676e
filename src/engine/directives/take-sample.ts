/** The one code block of an example or of an option, and the parser and options it is formatted with. */
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { suggest } from "../base/explain.ts";
import { report, type CompileContext } from "../markdown/context.ts";
import { chooseParser, listLanguageWords } from "../formatter/choose-parser.ts";
import { loadFormatter, type Formatter, type FormatterOptions } from "../formatter/load-formatter.ts";
import { readOptions } from "../formatter/read-options.ts";

/** The formatter of the page, or undefined when that was reported as a problem. */
export async function getFormatter(node: ContainerDirective, context: CompileContext): Promise<Formatter | undefined> {
  const { formatter } = context;
  if (!formatter) {
    report(
      context,
      node,
      `:::${node.name} needs a formatter: give the docs version of this page a "formatter" in site.config.ts`,
    );
    return undefined;
  }
  try {
    return await loadFormatter(formatter);
  } catch (error) {
    report(
      context,
      node,
      `the formatter "${formatter}" of site.config.ts cannot be loaded (is it installed?): ${String(error)}`,
    );
    return undefined;
  }
}

export function findSample(node: ContainerDirective, context: CompileContext): Code | undefined {
  const [sample, ...others] = node.children.filter((child) => child.type === "code");
  const stray = others[0] ?? node.children.find((child) => child.type !== "code");
  if (stray)
    report(context, stray, `:::${node.name} holds one code block and nothing else, but found a ${stray.type} here`);
  return sample;
}

/** Attributes of the directive as options, every wrong one reported. */
export function takeOptions(
  node: ContainerDirective,
  context: CompileContext,
  using: { formatter: Formatter; own: string[] },
): FormatterOptions {
  const { options, problems } = readOptions(node.attributes ?? {}, using.formatter.options, using.own);
  for (const problem of problems) report(context, node, problem);
  return options;
}

/** The parser of a sample: named, or that of the file name, or that of the code block's language. */
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
